// PageRow.swift: one row with its answers, followed over all containers, as the page has it.  Lengths in points.
// Fields and their order are read by `web/data.js`: change both together.

import Boxes
package import Workbench

/// A row of a page.
package struct PageRow: Sendable {
    /// How the page calls the optimum: proved by the linear programs where the container is the row's own.
    static let optimum = "optimum"

    private let document: RowDocument
    private let answered: AnsweredRow
    private let best: Sweep?
    private let sweeps: [(rule: RuleEntry, sweep: Sweep)]
    private let rules: [RuleEntry]

    /// Answers a row.
    ///
    /// - Parameter rules: Whose answers are judged; by default what people would otherwise use for rows of its policy.
    ///   One that refuses the row is left out.
    /// - Throws: `RowError` for a claim that is no answer to the row; what the linear programs throw.
    package init(_ document: RowDocument, judging rules: [RuleEntry]? = nil) throws {
        self.document = document
        var answered = AnsweredRow(document)
        try answered.ask(.glpk)
        let candidates = rules ?? Array((RuleTable.standard[document.row.policy]?.greedyRules ?? []).prefix(1))
        var kept: [RuleEntry] = []
        for rule in candidates where (try? answered.ask(rule)) != nil { kept.append(rule) }
        for claim in document.claims { try answered.add(claim) }
        (self.answered, self.rules) = (answered, kept)
        best = try? RuleSweep.optimum.sweep(of: document.row)
        sweeps = kept.compactMap { rule in
            (try? rule.sweep?.sweep(of: document.row)).map { (rule, $0) }
        }
    }

    /// The rules that answered, by name, with the titles that reports give them.
    package var engines: [(name: String, title: String)] {
        rules.map { ($0.name, $0.title) } + document.claims.map { ($0.engine, $0.engine.printable) }
    }

    var json: JSONText {
        let row = document.row
        let isPlain = row.policy == .equalSizes
        let curves = best.map { best in [(PageRow.optimum, best)] + sweeps.map { ($0.rule.name, $0.sweep) } } ?? []
        return .members([
            ("id", document.id.map(JSONText.string)),
            ("axis", document.axis == .horizontal ? nil : .string(document.axis.name)),
            ("available", row.available?.json), ("spacing", spacing),
            ("policy", isPlain ? nil : .string(row.policy.name)),
            ("items", .array(row.items.map(Self.item))),
            ("fields", isPlain ? nil : document.json.member("items")),
            ("motions", isPlain || best == nil ? nil : (try? PageMotions(of: row))?.json),
            ("sweeps", .object(curves.map { ($0.0, PageSweep($0.1).json) })),
            (
                "ribbons",
                best.map { best in
                    .object(sweeps.map { ($0.rule.name, VerdictRanges(of: $0.sweep, beside: best).json) })
                }
            ),
            ("answers", .array(answers)),
        ])
    }

    private var spacing: JSONText? {
        let gaps = document.row.spacing
        guard gaps.contains(where: { $0 != 0 }) else { return nil }
        return gaps.allSatisfy { $0 == gaps[0] } ? .number(gaps[0]) : .numbers(gaps)
    }

    /// `[id, least, greatest, priority, ideal]`, what is at its default left out from the end.
    private static func item(_ item: Item) -> JSONText {
        var fields = [item.id.map(JSONText.string) ?? .null, .number(item.minimum)]
        let rest: [(JSONText, isDefault: Bool)] = [
            (item.maximum.isFinite ? .number(item.maximum) : .null, item.maximum == .infinity),
            (.number(item.priority), item.priority == 0), (.number(item.ideal), item.ideal == item.minimum),
        ]
        let kept = rest.lastIndex { !$0.isDefault }.map { rest[...$0] } ?? []
        fields += kept.map(\.0)
        return .array(fields)
    }

    /// `[engine, verdict, distance, sentence, lengths]`: the sentence of a fault alone, lengths where the sweep has others; the end is
    /// left out where it says nothing.
    private var answers: [JSONText] {
        let names = document.row.items.names
        let kinds = Verdict.Kind.allCases
        return answered.answers.enumerated().map { index, answer in
            let lengths = answer.arrangement.lengths
            let name = index == 0 ? PageRow.optimum : answer.engine
            let ofRule = index <= rules.count ? sweeps.first { $0.rule.name == answer.engine }?.sweep : nil
            let sweep = index == 0 ? best : ofRule
            let swept = sweep.flatMap { sweep in document.row.available.map { PageSweep(sweep).lengths(at: $0) } }
            var fields: [JSONText] = [.string(name), .integer(kinds.firstIndex(of: answer.kind) ?? 0)]
            let isSwept = swept == lengths
            if isSwept, answer.isOptimal, answer.distance.max == 0 { return .array(fields) }
            fields += [
                .number(answer.distance.max),
                answer.isOptimal ? .null : .string(answer.verdict.sentence(naming: names)),
            ]
            return .array(isSwept ? fields : fields + [.numbers(lengths)])
        }
    }
}
