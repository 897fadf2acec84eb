// VerdictSummary.swift: counts of verdicts by engine, in memory that does not grow with the corpus.

package import Workbench

/// Counts claims by engine and verdict as they are judged.
package struct VerdictSummary: Sendable {
    private let counts: AnswerCounts
    private let columns: Int?

    /// The counts of claims, in a terminal of so many columns, or anywhere.
    package init(_ counts: AnswerCounts, columns: Int? = nil) { (self.counts, self.columns) = (counts, columns) }

    /// A table of engines by verdict, and a closing sentence.
    package var lines: [String] {
        let engines = counts.engines
        let kinds = AnswerCounts.verdicts.filter { kind in engines.contains { $0.verdicts[kind] != nil } }
        let showsAlignment = engines.contains { $0.misaligned != nil }
        let headings = ["claims"] + kinds + ["misplaced"] + (showsAlignment ? ["not aligned"] : []) + ["farthest"]
        var table = TextTable([("engine", .left)] + headings.map { ($0, .right) })
        for engine in engines {
            let numbers = [engine.answers] + kinds.map { engine.verdicts[$0] ?? 0 } + [engine.misplaced]
            let aligned = showsAlignment ? [engine.misaligned.map { String($0) } ?? "-"] : []
            table.add(
                [engine.name.printable] + numbers.map { String($0) } + aligned + [(engine.farthest ?? 0).points])
        }
        let (claims, faults) = (counts.answers, counts.faults)
        let unclaimed =
            counts.withoutClaim == 0 ? "" : ", \(counts.withoutClaim.counted("problem")) without a claim"
        let fitting = counts.forced == 0 ? "" : " (\(counts.forced) where nothing fits)"
        let judged = "\(claims.counted("claim")) judged"
        let closing = "\(judged), \(claims - faults) optimal\(fitting), \(faults) not\(unclaimed)"
        return claims == 0 ? [closing] : table.lines(in: columns) + [closing]
    }
}

extension AnsweredRowOver {
    /// The judgement on an answer as one line for a terminal.
    package func line(on answer: RowAnswerOver<Value>) -> String {
        let parts = [
            lengths(of: answer).headed(answer.verdict.kind.emphasis),
            misplacement(of: answer).map { "misplaced: \($0)" }, across(answer),
        ]
        return "\(document.id.shown)  \(answer.title)  \(parts.compactMap(\.self).joined(separator: "; "))"
    }

    /// The verdict on the lengths, and how far they are off.
    func lengths(of answer: RowAnswerOver<Value>) -> String {
        let sentence = answer.verdict.sentence(naming: document.row.items.names)
        return answer.isOptimal ? sentence : sentence + "; off by at most \(answer.distance.max.points)"
    }

    /// The item that does not start where lengths and gaps put it; `nil` where all do.
    func misplacement(of answer: RowAnswerOver<Value>) -> String? {
        answer.misplacement.map { $0.sentence(naming: document.row.items.names) }
    }

    /// What is wrong with the places across; `nil` where nothing is.
    func across(_ answer: RowAnswerOver<Value>) -> String? {
        guard let alignment = answer.alignment, alignment.kind != .optimal else { return nil }
        let names = document.row.items.names
        return "across: \(alignment.sentence(naming: document.measuredItems.map { names[$0] }))"
    }
}
