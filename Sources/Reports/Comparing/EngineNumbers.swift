// EngineNumbers.swift: the engines of a comparison in the order of its reports, with the short numbers that head columns.

import Workbench

/// Solvers first, then recorded engines, group by group where there are groups.
struct EngineNumbers {
    /// The solvers that were asked.
    let solvers: [ComparedEngine]
    /// The groups; none where one table has room for all engines.
    let groups: [EngineGroup]
    /// All engines in order.
    let engines: [ComparedEngine]
    private let numbers: [ComparedEngine: Int]

    init(_ comparison: CorpusComparison) {
        groups = comparison.groups
        solvers = comparison.engines.filter { !$0.isRecorded }
        engines = groups.isEmpty ? comparison.engines : solvers + groups.flatMap(\.engines)
        numbers = Dictionary(uniqueKeysWithValues: engines.enumerated().map { ($1, $0 + 1) })
    }

    /// The number of an engine, from 1.
    subscript(engine: ComparedEngine) -> String { numbers[engine].map { String($0) } ?? "" }

    /// With whom the engines of a group are compared: the solvers, and each other where some row has answers of two.
    func columns(of group: EngineGroup, _ comparison: CorpusComparison) -> [ComparedEngine] {
        solvers + (comparison.agreement(within: group).rows > 0 ? group.engines : [])
    }
}

/// One line of a report's summary: what there is to say of a group as a whole.
struct GroupSummary {
    static let headings = ["rows of", "numbers", "engines", "answers", "optimal", "agree"]
    let cells: [String]

    init(_ group: EngineGroup, _ numbers: EngineNumbers, _ comparison: CorpusComparison) {
        let tallies = group.engines.map { comparison[$0] }
        let answers = tallies.reduce(0) { $0 + $1.answers }
        let optimal = tallies.reduce(0) { $0 + ($1.verdicts[.optimal] ?? 0) }
        let ends = [group.engines.first, group.engines.last].compactMap(\.self).map { numbers[$0] }
        cells = [
            group.title, Set(ends).count > 1 ? ends.joined(separator: "–") : ends.first ?? "",
            String(group.engines.count), answers.grouped, Share(optimal, of: answers).percent,
            comparison.agreement(within: group).percent,
        ]
    }
}
