// ComparedRowLines.swift: every answer to every row of a comparison as a line of JSON or CSV, for programs that make tables and
// figures of their own.  Lengths in points, times in microseconds.

package import Documents
package import Workbench

/// One line a row and engine, in the order of the input and of the engines.
package enum ComparedRowLines: Sendable {
    /// An object a line.
    case json
    /// Comma-separated values (RFC 4180) under one line of names.
    case csv

    /// The form that a file's name asks for; `nil` where it asks for none.
    package init?(named name: FileName) {
        let name = name.description
        if name.hasSuffix(".jsonl") { self = .json } else if name.hasSuffix(".csv") { self = .csv } else { return nil }
    }

    /// What the file begins with.
    package var heading: String { self == .csv ? CSVLine.of(Self.fields) : "" }

    /// The names of the fields, in their order.
    package static let fields =
        ["file", "line", "id", "policy", "engine", "verdict"] + numbers.map { $0.description }

    /// The fields that are numbers, or null where there is no answer.
    fileprivate static let numbers: [StaticString] = [
        "distanceMax", "distanceMean", "overflow", "avoidableOverflow", "unused", "usable", "total", "microseconds",
    ]

    /// Writes the answers to a row.
    package func write(_ row: RowComparison, to writer: inout JSONWriter) {
        for position in row.answers.indices {
            let line = Line(row, position)
            switch self {
            case .json: line.write(to: &writer)
            case .csv: writer.raw(CSVLine.of(line.cells))
            }
        }
    }
}

/// One engine's answer to a row, in numbers.
private struct Line {
    private let row: RowComparison
    private let engine: String
    private let verdict: String
    /// By `ComparedRowLines.numbers`; `nil` for what there is none of.
    private let numbers: [Double?]

    init(_ row: RowComparison, _ position: Int) {
        self.row = row
        let (engine, answer) = row.answers[position]
        self.engine = engine.name
        guard let answer, let gap = row.gap(at: position) else {
            (verdict, numbers) = ("noAnswer", ComparedRowLines.numbers.map { _ in nil })
            return
        }
        let arrangement = answer.arrangement
        verdict = answer.verdict.kind.rawValue
        numbers = [
            answer.distance.max, answer.distance.mean, arrangement.overflow, gap.overflow, arrangement.unused,
            gap.unused, arrangement.total, answer.microseconds,
        ]
    }

    var cells: [String] {
        [
            row.place.file, String(row.place.line), row.document.id ?? "", row.document.row.policy.name, engine,
            verdict,
        ] + numbers.map { $0?.cell ?? "" }
    }

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("file")
            writer.string(row.place.file)
            writer.key("line")
            writer.integer(row.place.line)
            writer.key("id")
            if let id = row.document.id { writer.string(id) } else { writer.null() }
            writer.key("policy")
            writer.string(row.document.row.policy.name)
            writer.key("engine")
            writer.string(engine)
            writer.key("verdict")
            writer.string(verdict)
            for (name, number) in zip(ComparedRowLines.numbers, numbers) {
                writer.key(name)
                if let number { writer.number(number) } else { writer.null() }
            }
        }
        writer.endLine()
    }
}
