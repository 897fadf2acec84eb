// VerdictSummary.swift: counts of verdicts by engine, in memory that does not grow with the corpus.

package import Workbench

/// Counts claims by engine and verdict as they are judged.
package struct VerdictSummary: Sendable {
    /// The most engines that are counted one by one; the rest of a larger number is counted together.
    package static let engines = 1_000

    private var counts: [String: [Verdict.Kind: Int]] = [:]
    private var misplaced: [String: Int] = [:]
    private var misaligned: [String: Int] = [:]
    private var farthest: [String: Double] = [:]

    package private(set) var claims = 0
    private var withoutClaim = 0
    /// How many claims have a fault.
    package private(set) var faults = 0

    package init() {}

    /// What is counted of one answer.
    package struct Claim: Sendable {
        /// Whether nothing is wrong with it.
        package let stands: Bool
        fileprivate let engine: String
        fileprivate let verdict: Verdict.Kind
        fileprivate let isMisplaced: Bool
        fileprivate let isAligned: Bool?
        fileprivate let distance: Double

        /// The claim of an engine, judged.
        package init(_ answer: RowAnswerOver<some AnsweringNumber>) {
            (stands, engine, verdict) = (answer.stands, answer.engine, answer.verdict.kind)
            (isMisplaced, isAligned) = (answer.misplacement != nil, answer.alignment.map { $0.kind == .optimal })
            distance = answer.distance.max.double
        }
    }

    /// Counts one answer.
    package mutating func count(_ answer: Claim) {
        let known = counts[answer.engine] != nil || counts.count < Self.engines
        let engine = known ? answer.engine : "(other engines)"
        claims += 1
        faults += answer.stands ? 0 : 1
        counts[engine, default: [:]][answer.verdict, default: 0] += 1
        misplaced[engine, default: 0] += answer.isMisplaced ? 1 : 0
        if let isAligned = answer.isAligned { misaligned[engine, default: 0] += isAligned ? 0 : 1 }
        farthest[engine] = max(farthest[engine] ?? 0, answer.distance)
    }

    /// Counts a problem that nobody claims to have answered.
    package mutating func countWithoutClaim() { withoutClaim += 1 }

    /// A table of engines by verdict, and a closing sentence.
    package var lines: [String] {
        let kinds = Verdict.Kind.allCases.filter { kind in counts.values.contains { $0[kind] != nil } }
        var table = TextTable(
            [("engine", .left), ("claims", .right)] + kinds.map { ($0.rawValue, .right) }
                + [("misplaced", .right)] + (misaligned.isEmpty ? [] : [("not aligned", .right)])
                + [("farthest", .right)])
        for engine in counts.keys.sorted() {
            let row = counts[engine] ?? [:]
            var cells = [engine.printable, String(row.values.reduce(0, +))]
            cells += kinds.map { String(row[$0] ?? 0) }
            cells.append(String(misplaced[engine] ?? 0))
            if !misaligned.isEmpty { cells.append(misaligned[engine].map { String($0) } ?? "-") }
            cells.append((farthest[engine] ?? 0).points)
            table.add(cells)
        }
        let unclaimed = withoutClaim == 0 ? "" : ", \(withoutClaim) problems without a claim"
        let closing = "\(claims) claims judged, \(claims - faults) optimal, \(faults) not\(unclaimed)"
        return claims == 0 ? [closing] : table.lines + [closing]
    }
}

extension AnsweredRowOver {
    /// The judgement on an answer as one line for a terminal.
    package func line(on answer: RowAnswerOver<Value>) -> String {
        let names = document.row.items.names
        let name = document.id?.printable ?? "(no id)"
        var line = "\(name)  \(answer.title)  \(answer.verdict.sentence(naming: names))"
        if !answer.isOptimal { line += "; off by at most \(answer.distance.max.points)" }
        if let misplacement = answer.misplacement {
            line +=
                "; misplaced: \(names[misplacement.item]) starts at \(misplacement.offset.points), "
                + "not at \(misplacement.expected.points)"
        }
        if let alignment = answer.alignment, alignment.kind != .optimal {
            let measured = document.cross.indices.filter { document.cross[$0] != nil }
            line += "; across: \(alignment.sentence(naming: measured.map { names[$0] }))"
        }
        return line
    }
}
