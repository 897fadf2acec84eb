// OverflowText.swift: why a row overflows and what would remove that, for a terminal.  Lengths in points.

import Workbench

/// The part of an explanation about an overflow; empty where the row fits.
struct OverflowText {
    private static let mostLessening = 5

    let explanation: RowExplanation
    let names: [String]
    private var row: Row { explanation.row }

    var lines: [String] {
        let overflow = Arrangement(explanation.lengths, in: row).overflow
        guard overflow > row.tolerance else { return [] }
        return ["it overflows by \(overflow.points)\(cause)"] + removing + together + lessening
    }

    private var cause: String {
        let demands = explanation.contradiction.map { "\($0.bound.words(names)) (\($0.length.points))" }
        switch demands.count {
        case 0: return ", by the factors of its line"
        case 1: return ": \(demands[0]) does not fit"
        default: return ": \(demands.listed) do not fit together; without any one of them the others do"
        }
    }

    private var removing: [String] {
        let removing = explanation.remedies.filter { $0.overflowLeft == 0 }
        let lines = explanation.wrappedLines.map { lines in
            [
                "flex-wrap: wrap, in \(lines.count.counted("line")): \(lines.map { Array(names[$0]).grouped }.joined(separator: "; "))"
            ]
        }
        let all = ties(removing) + (lines ?? [])
        return all.isEmpty ? [] : ["any one of these removes it:"] + all.map { "  \($0)" }
    }

    /// Each change, and on one line those that give the same lengths.
    private func ties(_ remedies: [OverflowRemedy]) -> [String] {
        var groups: [(lengths: [Double]?, words: [String])] = []
        for remedy in remedies {
            let lengths = row.lengths(after: remedy)
            let same = groups.firstIndex { group in
                guard let lengths, let others = group.lengths else { return false }
                return Distance(from: lengths, to: others).max <= row.tolerance
            }
            // Another container is no other way to write the row.
            if let same, same > 0 || remedies[0].bound != .container {
                groups[same].words.append(change(remedy))
            } else {
                groups.append((lengths, [change(remedy)]))
            }
        }
        return groups.map { group in
            group.words.joined(separator: ", or ") + (group.words.count > 1 ? ": the same lengths" : "")
        }
    }

    private var together: [String] {
        guard !explanation.fewestRemedies.isEmpty else { return [] }
        return ["no one change of an item or a gap removes it; the fewest that do together:"]
            + explanation.fewestRemedies.map { "  \(change($0))" }
    }

    private var lessening: [String] {
        let lessening = explanation.remedies.filter { $0.overflowLeft > 0 }.sorted { $0.overflowLeft < $1.overflowLeft }
        guard !lessening.isEmpty else { return [] }
        let others = lessening.count - Self.mostLessening
        return ["and these lessen it:"]
            + lessening.prefix(Self.mostLessening).map { "  \(change($0)) leaves \($0.overflowLeft.points)" }
            + (others > 0 ? ["  and \(others.counted("other")), less"] : [])
    }

    private func change(_ remedy: OverflowRemedy) -> String {
        let now = row.value(of: remedy.bound) ?? 0
        let goal = "to \((now + remedy.change).points)"
        if case .shrinkFactor = remedy.bound { return "\(remedy.bound.words(names)) \(goal)" }
        let amount = "\(remedy.change > 0 ? "+" : "−")\(abs(remedy.change).points)"
        return "\(remedy.bound.words(names)) \(amount), \(goal)"
    }
}

extension Row {
    /// The optimal lengths once a change is made.
    fileprivate func lengths(after remedy: OverflowRemedy) -> [Double]? {
        (try? changing(remedy.bound, by: remedy.change)).map { WaterFilling().lengths(for: $0) }
    }
}
