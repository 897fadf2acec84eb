// RepairChoices.swift: what of a family may be chosen otherwise beside its numbers: fields, the rule, and what may go.

import Rows

/// Fields that may say something else, and items or views that may go.
package struct RepairChoices: Sendable {
    /// A field with what else it may say.
    struct Choice: Sendable {
        let name: String
        /// As JSON.
        let values: [String]
    }

    let choices: [Choice]
    /// Ids; each may go where those before it have gone.
    let drops: [String]

    /// The most ways in which choices come together.
    static let mostBranches = 256
    /// What stands for the rule by which is laid out.
    static let rule = "rule"

    /// - Parameters:
    ///   - words: `NAME=VALUE`, with commas between several values: `title.priority=1`, `policy=weights,levels`.
    ///   - drops: The ids of what may go, in the order in which it goes.
    init(_ words: [String], dropping drops: [String]) throws(UnfitFreedom) {
        var choices: [Choice] = []
        for word in words {
            guard let sign = word.firstIndex(of: "="), sign > word.startIndex else { throw .noChoice(word) }
            let name = String(word[..<sign])
            let values = word[word.index(after: sign)...].split(separator: ",", omittingEmptySubsequences: false)
            guard values.allSatisfy({ !$0.isEmpty }) else { throw .noChoice(word) }
            if choices.contains(where: { $0.name == name }) { throw .twice(name) }
            choices.append(Choice(name: name, values: values.map { Record.json(of: String($0)) }))
        }
        for (place, name) in drops.enumerated() where drops[..<place].contains(name) { throw .twice(name) }
        let count = choices.reduce(Double(drops.count + 1)) { $0 * Double($1.values.count + 1) }
        if count > Double(Self.mostBranches) { throw .manyChoices }
        (self.choices, self.drops) = (choices, drops)
    }

    private init(choices: [Choice], drops: [String]) { (self.choices, self.drops) = (choices, drops) }

    /// What each is called.
    var names: [String] { choices.map(\.name) + drops }

    /// Those that a record has.
    func stated(in record: Record) -> RepairChoices {
        RepairChoices(
            choices: choices.filter { $0.name == Self.rule || (try? record.setting($0.name, to: "0")) != nil },
            drops: drops.filter { (try? record.dropping($0)) != nil })
    }
}

/// One way in which a record may be: some choices are made.
struct RepairBranch: Sendable {
    let record: Record
    let rule: RuleEntry
    let made: [RepairDecision]
    let price: Fraction

    private func chosen(_ name: String, _ value: String, _ price: Fraction) throws -> RepairBranch? {
        if name == RepairChoices.rule {
            let word = String(value.dropFirst().dropLast())
            guard let rule = RuleTable.standard[word] else {
                throw record.error("there is no rule \(word.printable); there are \(RuleTable.standard.names)")
            }
            if rule.name == self.rule.name { return nil }
            let decision = RepairDecision(
                kind: .rule, name: rule.name, value: value, stated: self.rule.name, price: price)
            return RepairBranch(record: record, rule: rule, made: made + [decision], price: self.price + price)
        }
        let stated = try record.stated(name)
        if stated == value { return nil }
        let decision = RepairDecision(kind: .field, name: name, value: value, stated: stated, price: price)
        return RepairBranch(
            record: try record.setting(name, to: value), rule: rule, made: made + [decision], price: self.price + price)
    }

    private func dropping(_ name: String, _ price: Fraction) throws -> RepairBranch {
        let decision = RepairDecision(kind: .gone, name: name, value: nil, stated: nil, price: price)
        return RepairBranch(
            record: try record.dropping(name), rule: rule, made: made + [decision], price: self.price + price)
    }

    /// All ways, the cheapest first; of those that cost the same the one with the fewest choices made.
    ///
    /// - Throws: `InputError` for what the record does not have.
    static func all(of record: Record, by rule: RuleEntry, _ free: FreeNumbers) throws -> [RepairBranch] {
        var branches = [RepairBranch(record: record, rule: rule, made: [], price: 0)]
        for choice in free.choices.choices {
            branches = try branches.flatMap { branch in
                try [branch]
                    + choice.values.compactMap {
                        try branch.chosen(choice.name, $0, free.price(of: choice.name))
                    }
            }
        }
        var going = branches
        for name in free.choices.drops {
            going = try going.map { try $0.dropping(name, free.price(of: name)) }
            branches += going
        }
        let order = branches.indices.sorted { first, second in
            let (one, other) = (branches[first], branches[second])
            return (one.price, one.made.count, first) < (other.price, other.made.count, second)
        }
        return order.map { branches[$0] }
    }
}

/// A choice that was made.
package struct RepairDecision: Sendable {
    /// What it is about.
    package enum Kind: Sendable { case field, rule, gone }
    package let kind: Kind
    /// The field, the rule that is taken, or what goes.
    package let name: String
    /// What a field says now, and what it said, as JSON; `nil` where it said nothing.
    package let value, stated: String?
    /// What it costs.
    let price: Fraction
}
