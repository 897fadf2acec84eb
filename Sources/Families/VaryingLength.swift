// VaryingLength.swift: lengths that vary with named parameters.  Lengths in points, exact.

public import Rows

/// A number that may be anything in a closed interval: a container, the least length of a title, a text size.
public struct Parameter: Sendable, Hashable {
    /// Its name, unique in its family.
    public let name: String
    /// What it may be, in points.
    public let range: ClosedRange<Fraction>

    /// A parameter; decimals are written as `Fraction(decimal: 0.5)`.
    public init(_ name: String, _ range: ClosedRange<Fraction>) { (self.name, self.range) = (name, range) }

    /// The parameter as a length.
    public var length: VaryingLength { VaryingLength(self) }
}

/// A constant and multiples of parameters, as the lengths of a family are written: `title * 2 + 8`.
public struct VaryingLength: Number, Hashable, ExpressibleByFloatLiteral {
    /// The known numbers by which lengths are multiplied.
    public typealias Scalar = Fraction

    /// The length where every parameter is 0, in points.
    public private(set) var constant: Fraction
    /// What the length gains for each point of each parameter that it varies with.
    public private(set) var coefficients: [Parameter: Fraction] = [:]

    /// A length that does not vary.
    public init(_ scalar: Fraction) { constant = scalar }

    /// A length that does not vary.
    public init(integerLiteral value: Int) { self.init(Fraction(value)) }

    /// A length that does not vary: the decimal as it is written.
    public init(floatLiteral value: Double) { self.init(Fraction(decimal: value)) }

    public init(_ parameter: Parameter) {
        constant = 0
        coefficients[parameter] = 1
    }

    /// Longer than every length.
    public static var infinity: VaryingLength { VaryingLength(.infinity) }

    /// The length where some parameters are 0.
    func without(_ names: Set<String>) -> VaryingLength {
        var length = self
        length.coefficients = coefficients.filter { !names.contains($0.key.name) }
        return length
    }

    /// The length where it does not vary.
    public var known: Fraction? { coefficients.isEmpty ? constant : nil }

    public static func + (first: VaryingLength, second: VaryingLength) -> VaryingLength {
        var sum = first
        sum.constant = first.constant + second.constant
        for (parameter, coefficient) in second.coefficients {
            sum.coefficients[parameter] = (first.coefficients[parameter] ?? 0) + coefficient
        }
        sum.coefficients = sum.constant.isFinite ? sum.coefficients.filter { $0.value != 0 } : [:]
        return sum
    }

    public static func - (first: VaryingLength, second: VaryingLength) -> VaryingLength { first + second * -1 }

    /// A multiple.
    public static func * (first: VaryingLength, factor: Fraction) -> VaryingLength {
        var product = VaryingLength(first.constant * factor)
        if factor != 0 { product.coefficients = first.coefficients.mapValues { $0 * factor } }
        return product
    }

    /// A part.
    public static func / (first: VaryingLength, divisor: Fraction) -> VaryingLength { first * (1 / divisor) }
}

extension Parameter {
    public static func + (first: Parameter, second: Parameter) -> VaryingLength { first.length + second.length }
    public static func + (first: Parameter, second: VaryingLength) -> VaryingLength { first.length + second }
    public static func + (first: VaryingLength, second: Parameter) -> VaryingLength { first + second.length }
    public static func - (first: Parameter, second: Parameter) -> VaryingLength { first.length - second.length }
    public static func - (first: Parameter, second: VaryingLength) -> VaryingLength { first.length - second }
    public static func - (first: VaryingLength, second: Parameter) -> VaryingLength { first - second.length }
    /// A multiple.
    public static func * (first: Parameter, factor: Fraction) -> VaryingLength { first.length * factor }
    /// A part.
    public static func / (first: Parameter, divisor: Fraction) -> VaryingLength { first.length / divisor }
}

/// A linear inequality that ties parameters together.
public struct Tie: Sendable, Hashable {
    /// What is not above 0 where the inequality holds.
    public let excess: VaryingLength

    /// A tie that holds where one length is not above another.
    public init(_ lesser: VaryingLength, notAbove greater: VaryingLength) { excess = lesser - greater }

    /// The inequality where some parameters are 0.
    package func without(_ names: Set<String>) -> Tie { Tie(excess.without(names), notAbove: 0) }
}

extension VaryingLength {
    /// Holds where one length is not above another.
    public static func <= (first: VaryingLength, second: VaryingLength) -> Tie { Tie(first, notAbove: second) }
    /// Holds where one length is not below another.
    public static func >= (first: VaryingLength, second: VaryingLength) -> Tie { Tie(second, notAbove: first) }
}
