// VerdictSummary.swift: counts of verdicts by engine, in memory that does not grow with the corpus.

package import Workbench

/// Counts claims by engine and verdict as they are judged.
package struct VerdictSummary: Sendable {
    /// The most engines that are counted one by one; the rest of a larger number is counted together.
    package static let engines = 1_000

    /// What is known of one engine.
    private struct Tally {
        var verdicts: [Verdict.Kind: Int] = [:]
        var misplaced = 0
        /// How many answers across are not optimal; `nil` while there are none.
        var misaligned: Int?
        var farthest = 0.0

        mutating func count(_ answer: Answer) {
            verdicts[answer.verdict, default: 0] += 1
            misplaced += answer.isMisplaced ? 1 : 0
            if let isAligned = answer.isAligned { misaligned = (misaligned ?? 0) + (isAligned ? 0 : 1) }
            farthest = max(farthest, answer.distance)
        }
    }

    private var tallies: [String: Tally] = [:]
    package private(set) var claims = 0
    private var withoutClaim = 0
    /// How many claims have a fault.
    package private(set) var faults = 0
    /// How many claims have none, on rows that nothing fits.
    private var forced = 0

    package init() {}

    /// What is counted of one answer.
    package struct Answer: Sendable {
        /// Whether nothing is wrong with it.
        package let stands: Bool
        fileprivate let engine: String
        fileprivate let verdict: Verdict.Kind
        fileprivate let isMisplaced: Bool
        fileprivate let isAligned: Bool?
        fileprivate let distance: Double
        /// Whether nothing fits, and the answer is the best that there is.
        fileprivate let isForced: Bool

        /// An answer, judged.
        @_specialize(where Value == Double)
        package init<Value: AnsweringNumber>(_ answer: RowAnswerOver<Value>) {
            (stands, engine, verdict) = (answer.stands, answer.engine, answer.verdict.kind)
            (isMisplaced, isAligned) = (answer.misplacement != nil, answer.alignment.map { $0.kind == .optimal })
            distance = answer.distance.max.double
            isForced = if case .optimal(_, let least) = answer.verdict { answer.stands && least > 0 } else { false }
        }
    }

    /// Counts one answer.
    package mutating func count(_ answer: Answer) {
        let known = tallies[answer.engine] != nil || tallies.count < Self.engines
        let engine = known ? answer.engine : "(other engines)"
        claims += 1
        faults += answer.stands ? 0 : 1
        forced += answer.isForced ? 1 : 0
        tallies[engine, default: Tally()].count(answer)
    }

    /// Counts problems that nobody claims to have answered.
    package mutating func countWithoutClaim(_ problems: Int = 1) { withoutClaim += problems }

    /// A table of engines by verdict, and a closing sentence.
    package var lines: [String] {
        let kinds = Verdict.Kind.allCases.filter { kind in tallies.values.contains { $0.verdicts[kind] != nil } }
        let showsAlignment = tallies.values.contains { $0.misaligned != nil }
        let counted = ["claims"] + kinds.map(\.rawValue) + ["misplaced"]
        let columns = counted + (showsAlignment ? ["not aligned"] : []) + ["farthest"]
        var table = TextTable([("engine", .left)] + columns.map { ($0, .right) })
        for (engine, tally) in tallies.sorted(by: { $0.key < $1.key }) {
            let claims = tally.verdicts.values.reduce(0, +)
            let counts = [claims] + kinds.map { tally.verdicts[$0] ?? 0 } + [tally.misplaced]
            let aligned = showsAlignment ? [tally.misaligned.map { String($0) } ?? "-"] : []
            table.add([engine.printable] + counts.map { String($0) } + aligned + [tally.farthest.points])
        }
        let unclaimed = withoutClaim == 0 ? "" : ", \(withoutClaim.counted("problem")) without a claim"
        let fitting = forced == 0 ? "" : " (\(forced) where nothing fits)"
        let judged = "\(claims.counted("claim")) judged"
        let closing = "\(judged), \(claims - faults) optimal\(fitting), \(faults) not\(unclaimed)"
        return claims == 0 ? [closing] : table.lines + [closing]
    }
}

extension AnsweredRowOver {
    /// The judgement on an answer as one line for a terminal.
    package func line(on answer: RowAnswerOver<Value>) -> String {
        let names = document.row.items.names
        var line = "\(document.id.shown)  \(answer.title)  \(answer.verdict.sentence(naming: names))"
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
