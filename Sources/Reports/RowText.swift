// RowText.swift: a row, its answer and what the greedy rules do instead, as text for a terminal.

import Documents
import Plumb
public import Workbench

/// The report that `plumb solve` prints for people.
public struct RowText<Value: AnsweringNumber> {
    private let picture: AnsweredRowOver<Value>
    private let columns: Int

    /// - Parameters:
    ///   - picture: The answer to report first, then those beside it.
    ///   - columns: The width of the terminal.
    public init(_ picture: AnsweredRowOver<Value>, columns: Int) {
        self.picture = picture
        self.columns = columns
    }

    /// The lines of the report.
    public var lines: [String] {
        [picture.document.heading] + table + [""] + BarDrawing(picture.inDoubles, columns: columns).lines + [""] + verdicts
            + across + effort
    }

    private var table: [String] {
        let problem = picture.document.problem
        var columns: [(String, TextTable.Side)] = [
            ("  item", .left), ("min", .right), ("ideal", .right), ("max", .right),
        ]
        let showsPriority = problem.tiers.count > 1
        if showsPriority { columns.append(("priority", .right)) }
        columns += picture.answers.map { ($0.title, .right) }
        var table = TextTable(columns.map { (heading: $0.0, side: $0.1) })
        for (index, item) in problem.items.enumerated() {
            var cells = ["  " + picture.names[index], item.minimum.points, item.ideal.points, item.maximum.points]
            if showsPriority { cells.append(item.priority.points) }
            table.add(cells + picture.answers.map { $0.arrangement.lengths[index].points })
        }
        var total = ["  total", "", "", ""] + (showsPriority ? [""] : [])
        if !problem.spacing.isEmpty, problem.totalSpacing != 0 {
            total[0] = "  total with gaps of \(problem.totalSpacing.points)"
        }
        table.add(total + picture.answers.map { $0.arrangement.total.points })
        return table.lines
    }

    private var verdicts: [String] {
        picture.answers.map { "  \($0.title): \($0.verdict.sentence(naming: picture.names))" }
    }

    /// The extent across with the line, and which item holds which edge of it.
    private var across: [String] {
        guard let cross = picture.answers.first?.cross else { return [] }
        let names = picture.names
        let places = zip(names, cross.offsets).compactMap { name, offset in offset.map { "\(name) at \($0.points)" } }
        return [
            "  across: \(cross.extentWords(names)), line at \(cross.guide.points); \(places.joined(separator: ", "))"
        ]
    }

    private var effort: [String] {
        guard let answer = picture.answers.first, let solver = answer.solver else { return [] }
        let version = solver.version.map { " \($0)" } ?? ""
        let iterations = solver.iterations.map { ", \($0) simplex iterations" } ?? ""
        let certificate = answer.isOptimal ? "certified" : "not certified"
        return ["  by \(solver.name)\(version), \(solver.method)\(iterations), \(certificate)"]
    }
}

extension CrossAnswerOver {
    /// `extent 40 (title holds its start, icon its end)`.
    func extentWords(_ names: [String]) -> String {
        let holders = [start.map { "\(names[$0]) holds its start" }, end.map { "\(names[$0]) its end" }]
        let held = holders.compactMap(\.self).joined(separator: ", ")
        return "extent \(extent.points)\(held.isEmpty ? "" : " (\(held))")"
    }
}
