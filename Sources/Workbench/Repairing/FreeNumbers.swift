// FreeNumbers.swift: which numbers of a family may change, what their changes cost, and how far they may go.

import Rows

/// Numbers that are free to change, by their names.
package struct FreeNumbers: Sendable {
    /// What is free, in the order in which it was named.
    package let names: [String]
    private let prices: [String: Fraction]
    private let most: [String: Fraction]
    private let least: [String: Fraction]

    /// - Parameters:
    ///   - names: As `FreedRecord` has them.
    ///   - prices: What a change by one point costs, as `search.min=2`; 1 where nothing is given.
    ///   - most: The greatest value that a number may have, as `search.min=140`.
    ///   - least: The least.
    /// - Throws: `UnfitFreedom` for a price that is not above 0, and for what is said of numbers that are not free.
    package init(
        _ names: [String], prices: [String] = [], most: [String] = [], least: [String] = []
    ) throws(UnfitFreedom) {
        for (index, name) in names.enumerated() where names[..<index].contains(name) { throw .twice(name) }
        self.names = names
        (self.prices, self.most, self.least) = (
            try Self.values(prices, of: names), try Self.values(most, of: names), try Self.values(least, of: names)
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

    /// What a change of a number by one point costs.
    package func price(of name: String) -> Fraction { prices[name] ?? 1 }

    /// Those of the numbers that a record states; `nil` where it states none.
    ///
    /// - Returns: Numbers of one family, where several families are asked with the same names.
    package func stated(in record: Record) -> FreeNumbers? {
        let stated = names.filter { (try? FreedRecord(record, freeing: [$0])) != nil }
        return stated.isEmpty ? nil : FreeNumbers(stated, self)
    }

    private init(_ names: [String], _ all: FreeNumbers) {
        (self.names, prices, most, least) = (names, all.prices, all.most, all.least)
    }

    /// What has to be at least 0 for a number to keep its bounds; one that is not below 0 stays so where none is given.
    ///
    /// - Parameter change: Its change, as a form.
    /// - Throws: `UnfitFreedom` where the number is an expression.
    func demands(_ number: FreedRecord.Number, _ change: LinearForm) throws(UnfitFreedom) -> [LinearForm] {
        let (high, low) = (most[number.name], least[number.name])
        guard let value = number.value else {
            if high == nil, low == nil { return [] }
            throw .varies(number.name)
        }
        let new = LinearForm(value) + change
        // A gap becomes an overlap only where somebody says so.
        let floor = low ?? (value >= 0 && high.map { $0 >= 0 } ?? true ? 0 : nil)
        return [high.map { LinearForm($0) - new }, floor.map { new - LinearForm($0) }].compactMap(\.self)
    }
}

/// Why numbers cannot be freed as they are.
package enum UnfitFreedom: Error, Equatable, CustomStringConvertible {
    /// A number, or what is said of it, is given twice.
    case twice(String)
    /// A word that gives no number a value.
    case noValue(String)
    /// A price that is not above 0.
    case price(String, Fraction)
    /// A price or a bound of a number that is not free.
    case notFree(String)
    /// A least value above the greatest one.
    case noRoom(String, Fraction, Fraction)
    /// A bound of an expression.
    case varies(String)

    /// What is wrong, and what would be right.
    package var description: String {
        switch self {
        case .twice(let name): "\(name) is named twice; name it once"
        case .noValue(let word): "\(word) is no value of a number; it must be NAME=VALUE, such as spacing=2"
        case .price(let name, let price): "the price of \(name) is \(price); it must be above 0"
        case .notFree(let name): "\(name) is not free; give --free \(name), or leave its price and bounds away"
        case .noRoom(let name, let low, let high):
            "\(name) is to be at least \(low) and at most \(high); the first must not be above the second"
        case .varies(let name): "\(name) varies with parameters, so that its value has no bound; leave the bound away"
        }
    }
}
