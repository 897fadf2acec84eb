// LinearForm.swift: a length that varies with any number of parameters, exactly.  Lengths in points.

/// A constant and multiples of parameters, in exact fractions.
///
/// Parameters are known by their index.  An infinite length does not vary.
public struct LinearForm: Number, Hashable {
    /// The known numbers by which forms are multiplied.
    public typealias Scalar = Fraction

    /// The length where every parameter is 0, in points; may be infinite.
    public let constant: Fraction
    /// What the length gains for each point of each parameter; the last one is not 0.
    public let coefficients: [Fraction]

    /// A form; coefficients of 0 at the end are left out, and all of them where the constant is infinite.
    public init(_ constant: Fraction, _ coefficients: [Fraction]) {
        self.constant = constant
        let count = constant.isFinite ? coefficients.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0 : 0
        self.coefficients = count == coefficients.count ? coefficients : Array(coefficients[..<count])
    }

    /// A length that does not vary.
    public init(_ scalar: Fraction) { (constant, coefficients) = (scalar, []) }

    /// A length that does not vary.
    public init(integerLiteral value: Int) { self.init(Fraction(value)) }

    public init(parameter index: Int) {
        (constant, coefficients) = (0, [Fraction](repeating: 0, count: index) + [1])
    }

    /// Longer than every length.
    public static var infinity: LinearForm { LinearForm(.infinity) }

    /// The length where it does not vary.
    public var known: Fraction? { coefficients.isEmpty ? constant : nil }

    /// What a parameter is multiplied by.
    public subscript(parameter: Int) -> Fraction { parameter < coefficients.count ? coefficients[parameter] : 0 }

    /// The length at a point: one number a parameter.
    public func value(at point: [Fraction]) -> Fraction {
        var value = constant
        for index in coefficients.indices where coefficients[index] != 0 {
            value = value + coefficients[index] * point[index]
        }
        return value
    }

    /// The length at a point over any numbers: one a parameter.
    package func value<Value: Number>(at point: [Value]) -> Value where Value.Scalar == Fraction {
        var value = Value(constant)
        for index in coefficients.indices where coefficients[index] != 0 {
            value = value + point[index] * coefficients[index]
        }
        return value
    }

    public static func + (first: LinearForm, second: LinearForm) -> LinearForm { first.combined(second, +) }

    public static func - (first: LinearForm, second: LinearForm) -> LinearForm { first.combined(second, -) }

    /// A multiple.
    public static func * (first: LinearForm, factor: Fraction) -> LinearForm {
        LinearForm(first.constant * factor, first.coefficients.map { $0 * factor })
    }

    /// A part.
    public static func / (first: LinearForm, divisor: Fraction) -> LinearForm {
        LinearForm(first.constant / divisor, first.coefficients.map { $0 / divisor })
    }

    private func combined(_ other: LinearForm, _ operation: (Fraction, Fraction) -> Fraction) -> LinearForm {
        let count = max(coefficients.count, other.coefficients.count)
        return LinearForm(
            operation(constant, other.constant), (0..<count).map { operation(self[$0], other[$0]) })
    }
}
