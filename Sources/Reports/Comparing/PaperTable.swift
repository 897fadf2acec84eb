// PaperTable.swift: what a comparison says in the tables of a paper, in no form yet.  Lengths in points.

import Workbench

/// A heading and rows of cells; the first columns are words, the others numbers.
struct PaperTable {
    let caption: String
    let headings: [String]
    /// How many columns, from the left, are words.
    let words: Int
    let rows: [[String]]

    /// A line an engine: how often it is right.
    init(sharesIn comparison: CorpusComparison) {
        caption =
            "\(comparison.rows.grouped) \(comparison.rows == 1 ? "row" : "rows"): how many of the answers are optimal, with the 95 % "
            + "interval of their share, and how many differ from the optimum by more than rounding explains."
        headings = ["engine", "answers", "optimal", "interval", "misses", "no answer"]
        words = 1
        rows = EngineNumbers(comparison).engines.map { engine in
            let tally = comparison[engine]
            return [
                engine.name, tally.answers.grouped, tally.optimal.percent, tally.optimal.interval?.percent ?? "–",
                tally.differing.grouped, tally.withoutAnswer.grouped,
            ]
        }
    }

    /// A line an engine: how far it is off.
    init(distancesIn comparison: CorpusComparison) {
        caption =
            "The largest difference of an answer from the optimum in points: median and 95th percentile over all answers and over "
            + "those that miss, with their 95 % intervals, and the greatest."
        headings = ["engine", "median", "95 %", "median miss", "95 % of misses", "greatest"]
        words = 1
        rows = EngineNumbers(comparison).engines.map { engine in
            let tally = comparison[engine]
            let (all, missing) = (tally.largest.quantiles, tally.missingLargest.quantiles)
            return [engine.name] + (all?.intervalWords() ?? ["–", "–"]) + (missing?.intervalWords() ?? ["–", "–"])
                + [all?.greatest.points ?? "–"]
        }
    }

    /// A line for each two engines, or for each group where there are many; `nil` where there are no two.
    init?(agreementIn comparison: CorpusComparison) {
        let numbers = EngineNumbers(comparison)
        guard numbers.engines.count > 1 else { return nil }
        if numbers.groups.isEmpty {
            caption = "How often each two engines agree, of the rows that both answer."
            headings = ["engine", "and engine", "rows", "agree", "interval"]
            words = 2
            rows = comparison.pairs.map { first, second in
                let count = comparison.agreement[first, second]
                return [
                    first.name, second.name, count.rows.grouped, count.percent, count.interval?.percent ?? "–",
                ]
            }
        } else {
            caption = "Engines by the policy of the rows that they answered, and how often two of a group agree."
            headings = GroupSummary.headings
            words = 1
            rows = numbers.groups.map { GroupSummary($0, numbers, comparison).cells }
        }
    }

    /// The tables on a comparison.
    static func tables(on comparison: CorpusComparison) -> [PaperTable] {
        [
            PaperTable(sharesIn: comparison), PaperTable(distancesIn: comparison), PaperTable(agreementIn: comparison),
        ].compactMap(\.self)
    }
}
