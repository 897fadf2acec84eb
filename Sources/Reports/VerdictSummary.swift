// VerdictSummary.swift: counts of verdicts by engine, in memory that does not grow with the corpus.

package import Workbench

/// Counts claims by engine and verdict as they are judged.
package struct VerdictSummary: Sendable {
    private let counts: AnswerCounts

    /// The counts of claims.
    package init(_ counts: AnswerCounts) { self.counts = counts }

    /// A table of engines by verdict, and a closing sentence.
    package var lines: [String] {
        let engines = counts.engines
        let kinds = AnswerCounts.verdicts.filter { kind in engines.contains { $0.verdicts[kind] != nil } }
        let showsAlignment = engines.contains { $0.misaligned != nil }
        let columns = ["claims"] + kinds + ["misplaced"] + (showsAlignment ? ["not aligned"] : []) + ["farthest"]
        var table = TextTable([("engine", .left)] + columns.map { ($0, .right) })
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
