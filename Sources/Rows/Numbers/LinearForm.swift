// LinearForm.swift: a length that varies with any number of parameters, exactly.  Lengths in points.

/// A constant and multiples of parameters, in exact fractions.
///
/// Parameters are known by their index.  An infinite length does not vary.
public struct LinearForm: Number, Hashable {
    /// The known numbers by which forms are multiplied.
    public typealias Scalar = Fraction

    /// In few parameters whole numbers of a word, wherever they fit: equal forms have equal parts.
    private enum Parts: Hashable, Sendable {
        case short(ShortForm)
        case long(Fraction, [Fraction])
    }

    private let parts: Parts

    /// The length where every parameter is 0, in points; may be infinite.
    public var constant: Fraction {
        switch parts {
        case .short(let form): form.constantPart
        case .long(let constant, _): constant
        }
    }

    /// What the length gains for each point of each parameter; the last one is not 0.
    public var coefficients: [Fraction] {
        switch parts {
        case .short(let form): (0..<form.count).map(form.coefficient)
        case .long(_, let coefficients): coefficients
        }
    }

    /// A form; coefficients of 0 at the end are left out, and all of them where the constant is infinite.
    public init(_ constant: Fraction, _ coefficients: [Fraction]) {
        let count = constant.isFinite ? coefficients.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0 : 0
        let varying = count == coefficients.count ? coefficients : Array(coefficients[..<count])
        let short = constant.isFinite ? ShortForm(constant, varying) : nil
        parts = short.map { .short($0) } ?? (count == 0 ? LinearForm(constant).parts : .long(constant, varying))
    }

    /// A length that does not vary.
    public init(_ scalar: Fraction) {
        parts = scalar.words.map { .short(ShortForm($0.above, over: $0.below)) } ?? .long(scalar, [])
    }

    /// A length that does not vary.
    public init(integerLiteral value: Int) { self.init(short: ShortForm(value, over: 1)) }

    public init(parameter index: Int) {
        parts =
            index < ShortForm.most
            ? .short(ShortForm(parameter: index)) : .long(0, [Fraction](repeating: 0, count: index) + [1])
    }

    private init(short form: ShortForm) { parts = .short(form) }

    /// Longer than every length.
    public static var infinity: LinearForm { LinearForm(short: ShortForm(1, over: 0)) }

    /// The length where it does not vary.
    public var known: Fraction? {
        switch parts {
        case .short(let form): form.isKnown ? form.constantPart : nil
        case .long(let constant, let coefficients): coefficients.isEmpty ? constant : nil
        }
    }

    /// Whether it is neither infinite nor undefined.
    package var isFinite: Bool {
        if case .short(let form) = parts { form.below != 0 } else { constant.isFinite }
    }

    /// What a parameter is multiplied by.
    public subscript(parameter: Int) -> Fraction {
        switch parts {
        case .short(let form): parameter < form.count ? form.coefficient(of: parameter) : 0
        case .long(_, let coefficients): parameter < coefficients.count ? coefficients[parameter] : 0
        }
    }

    /// The length at a point: one number a parameter.
    public func value(at point: [Fraction]) -> Fraction {
        if case .short(let form) = parts, let value = form.value(at: point) { return value }
        var (value, coefficients) = (constant, coefficients)
        for index in coefficients.indices where coefficients[index] != 0 {
            value = value + coefficients[index] * point[index]
        }
        return value
    }

    /// The length at a point over any numbers: one a parameter.
    package func value<Value: Number>(at point: [Value]) -> Value where Value.Scalar == Fraction {
        if case .short(let form) = parts, form.below == 1 {
            var value = Value(form.constantPart)
            for index in 0..<form.count where form[index] != 0 {
                value = value + (form[index] == 1 ? point[index] : point[index] * Fraction(form[index]))
            }
            return value
        }
        var (value, coefficients) = (Value(constant), coefficients)
        for index in coefficients.indices where coefficients[index] != 0 {
            value = value + point[index] * coefficients[index]
        }
        return value
    }

    public static func + (first: LinearForm, second: LinearForm) -> LinearForm {
        if case .short(let one) = first.parts, case .short(let other) = second.parts,
            let sum = one.combined(other, { $0.addingReportingOverflow($1) })
        {
            return LinearForm(short: sum)
        }
        return first.combined(second, +)
    }

    public static func - (first: LinearForm, second: LinearForm) -> LinearForm {
        if case .short(let one) = first.parts, case .short(let other) = second.parts,
            let difference = one.combined(other, { $0.subtractingReportingOverflow($1) })
        {
            return LinearForm(short: difference)
        }
        return first.combined(second, -)
    }

    /// A multiple.
    public static func * (first: LinearForm, factor: Fraction) -> LinearForm {
        if case .short(let form) = first.parts, let (above, below) = factor.words, below != 0,
            let product = form.times(above, over: below)
        {
            return LinearForm(short: product)
        }
        return LinearForm(first.constant * factor, first.coefficients.map { $0 * factor })
    }

    /// A part.
    public static func / (first: LinearForm, divisor: Fraction) -> LinearForm {
        if case .short(let form) = first.parts, let (above, below) = divisor.words, above > 0, below != 0,
            let quotient = form.times(below, over: above)
        {
            return LinearForm(short: quotient)
        }
        return LinearForm(first.constant / divisor, first.coefficients.map { $0 / divisor })
    }

    private func combined(_ other: LinearForm, _ operation: (Fraction, Fraction) -> Fraction) -> LinearForm {
        let sum = operation(constant, other.constant)
        if !sum.isFinite { return LinearForm(sum) }
        let (own, others) = (coefficients, other.coefficients)
        let shared = zip(own, others).map(operation)
        let rest = own.dropFirst(shared.count) + others.dropFirst(shared.count).map { operation(0, $0) }
        return LinearForm(sum, shared + rest)
    }
}

extension LinearForm {
    /// The direction in which a form varies, as whole numbers without a common divisor of which the first is positive, with
    /// the number at which the form is 0 along it, and whether the form grows against it.  What does not vary is 0 in none.
    package var direction: (form: LinearForm, bound: Fraction, isFlipped: Bool) {
        if let known { return (0, 0 - known, false) }
        if case .short(let form) = parts, let (direction, divisor, isFlipped) = form.direction {
            let bound = Fraction(form.wholeConstant, over: divisor)
            return (LinearForm(short: direction), isFlipped ? bound : 0 - bound, isFlipped)
        }
        let coefficients = coefficients
        let isFlipped = (coefficients.first { $0 != 0 } ?? 1) < 0
        let factor = Fraction.wholeFactor(of: coefficients) * (isFlipped ? -1 : 1)
        return (LinearForm(0, coefficients.map { $0 * factor }), 0 - constant * factor, isFlipped)
    }
}
