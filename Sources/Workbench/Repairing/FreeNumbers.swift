// FreeNumbers.swift: which numbers of a family may change, and what else, what that costs, and how far numbers may go.

import Rows

/// Numbers that are free to change, by their names.
package struct FreeNumbers: Sendable {
    /// What is free, in the order in which it was named.
    package let names: [String]
    /// What may be chosen otherwise.
    let choices: RepairChoices
    private let prices: [String: Fraction]
    private let most: [String: Fraction]
    private let least: [String: Fraction]

    /// - Parameters:
    ///   - names: As `FreedRecord` has them.
    ///   - choices: What else may be otherwise: `title.priority=0,1`.
    ///   - drops: The ids of what may go, in the order in which it goes.
    ///   - prices: What a change by one point costs, or a choice, as `search.min=2`; 1 where nothing is given.
    ///   - most: The greatest value that a number may have, as `search.min=140`.
    ///   - least: The least.
    /// - Throws: `UnfitFreedom` for a price that is not above 0, and for what is said of numbers that are not free.
    package init(
        _ names: [String], choosing choices: [String] = [], dropping drops: [String] = [], prices: [String] = [],
        most: [String] = [], least: [String] = []
    ) throws(UnfitFreedom) {
        for (index, name) in names.enumerated() where names[..<index].contains(name) { throw .twice(name) }
        (self.names, self.choices) = (names, try RepairChoices(choices, dropping: drops))
        (self.prices, self.most, self.least) = (
            try Self.values(prices, of: names + self.choices.names), try Self.values(most, of: names),
            try Self.values(least, of: names)
        )
        for (name, price) in self.prices.sorted(by: { $0.key < $1.key }) where price <= 0 {
            throw .price(name, price)
        }
        for name in names {
            if let low = self.least[name], let high = self.most[name], low > high { throw .noRoom(name, low, high) }
        }
    }

    /// What `NAME=VALUE` says of each number.
    private static func values(
        _ words: [String], of names: [String]
    ) throws(UnfitFreedom) -> [String: Fraction] {
        var values: [String: Fraction] = [:]
        for word in words {
            guard let sign = word.lastIndex(of: "="), let value = Fraction(String(word[word.index(after: sign)...])),
                value.isFinite
            else { throw .noValue(word) }
            let name = String(word[..<sign])
            guard names.contains(name) else { throw .notFree(name) }
            guard values.updateValue(value, forKey: name) == nil else { throw .twice(name) }
        }
        return values
    }

    /// Whether nothing may change.
    package var isEmpty: Bool { names.isEmpty && choices.names.isEmpty }

    /// What a change of a number by one point costs, or a choice.
    package func price(of name: String) -> Fraction { prices[name] ?? 1 }

    /// Those of the numbers and choices that a record has; `nil` where it has none.
    ///
    /// - Returns: Numbers of one family, where several families are asked with the same names.
    package func stated(in record: Record) -> FreeNumbers? {
        let stated = names.filter { (try? FreedRecord(record, freeing: [$0])) != nil }
        let free = FreeNumbers(stated, choices.stated(in: record), self)
        return free.isEmpty ? nil : free
    }

    private init(_ names: [String], _ choices: RepairChoices, _ all: FreeNumbers) {
        (self.names, self.choices, prices, most, least) = (names, choices, all.prices, all.most, all.least)
    }

    /// What has to be at least 0 for a number to keep its bounds; one that is not below 0 stays so where none is given.
    ///
    /// - Parameter change: Its change, as a form.
    /// - Throws: `UnfitFreedom` where the number is an expression.
    func demands(_ number: FreedRecord.Number, _ change: LinearForm) throws(UnfitFreedom) -> [LinearForm] {
        guard let value = number.value else {
            if most[number.name] == nil, least[number.name] == nil { return [] }
            throw .varies(number.name)
        }
        let new = LinearForm(value) + change
        let (low, high) = bounds(number.name, value)
        return [high.map { LinearForm($0) - new }, low.map { new - LinearForm($0) }].compactMap(\.self)
    }

    /// From where to where a number may change; `nil` where it may not, and may not stay either.
    ///
    /// - Parameter reach: How far at most.
    func range(of number: FreedRecord.Number, within reach: Fraction) -> ClosedRange<Fraction>? {
        guard let value = number.value else { return (0 - reach)...reach }
        let (low, high) = bounds(number.name, value)
        let (least, most) = (
            max(0 - reach, low.map { $0 - value } ?? 0 - reach), min(reach, high.map { $0 - value } ?? reach)
        )
        return least <= most ? least...most : nil
    }

    /// By how much a number has to change to keep its bounds.
    ///
    /// - Throws: `UnfitFreedom` where that is more than a number may change.
    func leastChange(of number: FreedRecord.Number, within reach: Fraction) throws(UnfitFreedom) -> Fraction {
        guard let range = range(of: number, within: reach) else { throw .outOfReach(number.name, reach) }
        return max(range.lowerBound, 0 - range.upperBound, 0)
    }

    /// A gap becomes an overlap only where somebody says so.
    private func bounds(_ name: String, _ value: Fraction) -> (low: Fraction?, high: Fraction?) {
        let high = most[name]
        return (least[name] ?? (value >= 0 && high.map { $0 >= 0 } ?? true ? 0 : nil), high)
    }
}

/// Why numbers cannot be freed as they are.
package enum UnfitFreedom: Error, Equatable, CustomStringConvertible {
    /// A number, or what is said of it, is given twice.
    case twice(String)
    /// A word that gives no number a value.
    case noValue(String)
    /// A word that gives no field a choice.
    case noChoice(String)
    /// Choices that come together in too many ways.
    case manyChoices
    /// A price that is not above 0.
    case price(String, Fraction)
    /// A price or a bound of a number that is not free.
    case notFree(String)
    /// A least value above the greatest one.
    case noRoom(String, Fraction, Fraction)
    /// A bound of an expression.
    case varies(String)
    /// A bound further from the value of a number than it may change.
    case outOfReach(String, Fraction)

    /// Whether other choices may do.
    var isOutOfReach: Bool {
        if case .outOfReach = self { return true }
        return false
    }

    /// What is wrong, and what would be right.
    package var description: String {
        switch self {
        case .twice(let name): "\(name) is named twice; name it once"
        case .noValue(let word): "\(word) is no value of a number; it must be NAME=VALUE, such as spacing=2"
        case .noChoice(let word):
            "\(word) is no choice; it must be NAME=VALUE, with commas between several, such as policy=weights,levels"
        case .manyChoices:
            "the choices come together in more than \(RepairChoices.mostBranches) ways; leave some of them away"
        case .price(let name, let price): "the price of \(name) is \(price); it must be above 0"
        case .notFree(let name):
            "\(name) is not free; give --free \(name), or for a price --choose or --drop, or leave its price and bounds away"
        case .noRoom(let name, let low, let high):
            "\(name) is to be at least \(low) and at most \(high); the first must not be above the second"
        case .outOfReach(let name, let reach):
            "\(name) would change by more than \(reach) to keep its bounds, which is not tried; give it nearer ones"
        case .varies(let name): "\(name) varies with parameters, so that its value has no bound; leave the bound away"
        }
    }
}
