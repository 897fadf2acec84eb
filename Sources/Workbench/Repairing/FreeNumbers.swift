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
    ///   - prices: What a change by one point costs; 1 where nothing is given.
    ///   - most: The greatest value that a number may have.
    ///   - least: The least.
    /// - Throws: `UnfitFreedom` for a price that is not above 0, and for what is said of numbers that are not free.
    package init(
        _ names: [String], prices: [String: Fraction] = [:], most: [String: Fraction] = [:],
        least: [String: Fraction] = [:]
    ) throws(UnfitFreedom) {
        for (index, name) in names.enumerated() where names[..<index].contains(name) { throw .twice(name) }
        for (name, price) in prices.sorted(by: { $0.key < $1.key }) where !(price.isFinite && price > 0) {
            throw .price(name, price)
        }
        let named = [prices, most, least].flatMap(\.keys).sorted()
        if let other = named.first(where: { !names.contains($0) }) { throw .notFree(other) }
        (self.names, self.prices, self.most, self.least) = (names, prices, most, least)
    }

    /// What a change of a number by one point costs.
    package func price(of name: String) -> Fraction { prices[name] ?? 1 }

    /// What has to be at least 0 for a number to keep its bounds.
    ///
    /// - Parameter change: Its change, as a form.
    /// - Throws: `UnfitFreedom` where the number is an expression.
    func demands(_ number: FreedRecord.Number, _ change: LinearForm) throws(UnfitFreedom) -> [LinearForm] {
        if most[number.name] == nil, least[number.name] == nil { return [] }
        guard let value = number.value else { throw .varies(number.name) }
        let new = LinearForm(value) + change
        return [most[number.name].map { LinearForm($0) - new }, least[number.name].map { new - LinearForm($0) }]
            .compactMap(\.self)
    }
}

/// Why numbers cannot be freed as they are.
package enum UnfitFreedom: Error, Equatable, CustomStringConvertible {
    /// A number is named twice.
    case twice(String)
    /// A price that is not above 0.
    case price(String, Fraction)
    /// A price or a bound of a number that is not free.
    case notFree(String)
    /// A bound of an expression.
    case varies(String)

    /// What is wrong, and what would be right.
    package var description: String {
        switch self {
        case .twice(let name): "\(name) is freed twice; name it once"
        case .price(let name, let price): "the price of \(name) is \(price); it must be above 0"
        case .notFree(let name): "\(name) is not free; give --free \(name), or leave its price and bounds away"
        case .varies(let name): "\(name) varies with parameters, so that its value has no bound; leave the bound away"
        }
    }
}
