// ShortForm.swift: a form in few parameters as whole numbers of one word over one denominator.
//
// Proofs spend most of their time on sums of forms: these take no memory of their own, and one common divisor each.

import Fractions

/// Whole numbers over one denominator, without a common divisor; numbers that do not fit have no such form.
///
/// What overflows comes out as `nil`, and is then computed in fractions.
struct ShortForm: Sendable, Equatable {
    /// How many parameters there may be.
    static let most = 6

    private var constant: Int
    private var first, second, third, fourth, fifth, sixth: Int
    /// Above 0; 0 where the constant is infinite or undefined, and nothing varies.
    private(set) var below: Int

    /// A number that does not vary.
    init(_ above: Int, over below: Int) {
        (constant, self.below) = (above, below)
        (first, second, third, fourth, fifth, sixth) = (0, 0, 0, 0, 0, 0)
    }

    /// One parameter of the first few.
    init(parameter index: Int) {
        self.init(0, over: 1)
        self[index] = 1
    }

    /// A form; `nil` where its numbers do not fit.
    ///
    /// - Parameter constant: Finite.
    init?(_ constant: Fraction, _ coefficients: [Fraction]) {
        guard coefficients.count <= Self.most, let whole = constant.words else { return nil }
        var common = whole.below
        for coefficient in coefficients {
            guard let (_, below) = coefficient.words, below != 0 else { return nil }
            if below == common || below == 1 { continue }
            let (product, overflow) = common.multipliedReportingOverflow(by: below / Self.gcd(common, below))
            if overflow { return nil }
            common = product
        }
        let (scaled, overflow) = whole.above.multipliedReportingOverflow(by: common / whole.below)
        if overflow { return nil }
        self.init(scaled, over: common)
        for (index, coefficient) in coefficients.enumerated() {
            guard let (above, below) = coefficient.words else { return nil }
            let (scaled, overflow) = above.multipliedReportingOverflow(by: common / below)
            if overflow { return nil }
            self[index] = scaled
        }
    }

    /// How many parameters there are, the last of which it varies with.
    var count: Int {
        if sixth != 0 { return 6 }
        if fifth != 0 { return 5 }
        if fourth != 0 { return 4 }
        if third != 0 { return 3 }
        return second != 0 ? 2 : first != 0 ? 1 : 0
    }

    /// Whether it does not vary.
    var isKnown: Bool { first | second | third | fourth | fifth | sixth == 0 }

    /// What a parameter is multiplied by, times the denominator.
    private(set) subscript(parameter: Int) -> Int {
        get {
            switch parameter {
            case 0: first
            case 1: second
            case 2: third
            case 3: fourth
            case 4: fifth
            default: sixth
            }
        }
        set {
            switch parameter {
            case 0: first = newValue
            case 1: second = newValue
            case 2: third = newValue
            case 3: fourth = newValue
            case 4: fifth = newValue
            default: sixth = newValue
            }
        }
    }

    /// The constant.
    var constantPart: Fraction {
        below == 1 || isKnown ? Fraction(lowest: constant, over: below) : Fraction(constant, over: below)
    }

    /// The constant, times the denominator.
    var wholeConstant: Int { constant }

    /// What a parameter is multiplied by.
    func coefficient(of parameter: Int) -> Fraction {
        let whole = self[parameter]
        return below == 1 ? Fraction(whole) : Fraction(whole, over: below)
    }

    static func gcd(_ first: Int, _ second: Int) -> Int {
        first == 1 || second == 1 ? 1 : Int(Fraction.gcd(first.magnitude, second.magnitude))
    }
}

extension ShortForm: Hashable {
    /// Forms are keys in the innermost loops of proofs: few bits of each number tell them apart.
    func hash(into hasher: inout Hasher) {
        let low = constant &+ 3 &* first &+ 7 &* second &+ 31 &* third
        hasher.combine(low &+ 127 &* fourth &+ 8191 &* fifth &+ 131071 &* sixth &+ 524_287 &* below)
    }
}

extension ShortForm {
    /// The sum or the difference; `nil` where it does not fit, or is not made of finite numbers.
    @inline(__always)
    func combined(
        _ other: ShortForm, _ operation: (Int, Int) -> (partialValue: Int, overflow: Bool)
    ) -> ShortForm? {
        if below == other.below {
            guard below != 0, var sum = wholes(other, operation) else { return nil }
            if below != 1 { sum.reduce(by: below) }
            return sum
        }
        guard below != 0, other.below != 0 else { return nil }
        let shared = Self.gcd(below, other.below)
        let (product, overflow) = below.multipliedReportingOverflow(by: other.below / shared)
        guard !overflow, let left = times(other.below / shared), let right = other.times(below / shared),
            var sum = left.wholes(right, operation)
        else { return nil }
        sum.below = product
        // Nothing else divides all of it: Knuth, The Art of Computer Programming, 4.5.1.
        if shared != 1 { sum.reduce(by: shared) }
        return sum
    }

    /// A multiple; `nil` where it does not fit, or is not made of finite numbers.
    ///
    /// - Parameter divisor: Above 0, without a common divisor with `factor`.
    func times(_ factor: Int, over divisor: Int) -> ShortForm? {
        if below == 0 { return nil }
        if factor == 0 { return ShortForm(0, over: 1) }
        let shared = below == 1 ? 1 : Int(Fraction.gcd(factor.magnitude, UInt(below)))
        var form = self
        form.below = divisor
        if divisor != 1 { form.reduce(by: divisor) }
        let (product, overflow) = (below / shared).multipliedReportingOverflow(by: form.below)
        if overflow { return nil }
        guard var form = form.times(factor / shared) else { return nil }
        form.below = product
        return form
    }

    /// The value at a point; `nil` where numbers do not fit on the way.
    func value(at point: [Fraction]) -> Fraction? {
        if below == 0 { return Fraction(lowest: constant, over: 0) }
        var (sum, base) = (constant, 1)
        for index in 0..<count {
            let factor = self[index]
            if factor == 0 { continue }
            guard let (above, under) = point[index].words, under != 0 else { return nil }
            var (product, overflow) = factor.multipliedReportingOverflow(by: above)
            if overflow { return nil }
            if under != base {
                let shared = Self.gcd(base, under)
                let scaled = sum.multipliedReportingOverflow(by: under / shared)
                let other = product.multipliedReportingOverflow(by: base / shared)
                let common = base.multipliedReportingOverflow(by: under / shared)
                if scaled.overflow || other.overflow || common.overflow { return nil }
                (sum, product, base) = (scaled.partialValue, other.partialValue, common.partialValue)
            }
            (sum, overflow) = sum.addingReportingOverflow(product)
            if overflow { return nil }
        }
        let whole = base.multipliedReportingOverflow(by: below)
        if whole.overflow { return nil }
        return whole.partialValue == 1 ? Fraction(sum) : Fraction(sum, over: whole.partialValue)
    }

    /// The direction in which it varies, as whole numbers without a common divisor of which the first is positive, with
    /// what it is multiplied by, over the constant; `nil` where numbers do not fit.
    ///
    /// - Precondition: It varies.
    var direction: (form: ShortForm, divisor: Int, isFlipped: Bool)? {
        var form = self
        (form.constant, form.below) = (0, 1)
        guard let divisor = Int(exactly: form.content) else { return nil }
        if divisor != 1 { form.divide(by: divisor) }
        for index in 0..<Self.most where form[index] != 0 {
            if form[index] > 0 { break }
            return form.times(-1).map { ($0, divisor, true) }
        }
        return (form, divisor, false)
    }

    /// The greatest number that divides all of it but the denominator.
    private var content: UInt {
        var common = constant.magnitude
        for index in 0..<Self.most where common != 1 && self[index] != 0 {
            common = Fraction.gcd(self[index].magnitude, common)
        }
        return common
    }

    /// Divides by what all numbers have in common with one that divides the denominator.
    private mutating func reduce(by shared: Int) {
        var common = shared
        if constant != 0 { common = Self.gcd(constant, common) }
        for index in 0..<Self.most {
            if common == 1 { return }
            let whole = self[index]
            if whole != 0 { common = Self.gcd(whole, common) }
        }
        if common == 1 { return }
        divide(by: common)
        below /= common
    }

    private mutating func divide(by common: Int) {
        constant /= common
        (first, second, third) = (first / common, second / common, third / common)
        (fourth, fifth, sixth) = (fourth / common, fifth / common, sixth / common)
    }

    /// All numbers but the denominator, combined one by one.
    @inline(__always)
    private func wholes(
        _ other: ShortForm, _ operation: (Int, Int) -> (partialValue: Int, overflow: Bool)
    ) -> ShortForm? {
        let (constant, first) = (operation(constant, other.constant), operation(first, other.first))
        let (second, third) = (operation(second, other.second), operation(third, other.third))
        let (fourth, fifth) = (operation(fourth, other.fourth), operation(fifth, other.fifth))
        let sixth = operation(sixth, other.sixth)
        let overflows =
            constant.overflow || first.overflow || second.overflow || third.overflow || fourth.overflow
            || fifth.overflow || sixth.overflow
        if overflows { return nil }
        var form = self
        form.constant = constant.partialValue
        (form.first, form.second, form.third) = (first.partialValue, second.partialValue, third.partialValue)
        (form.fourth, form.fifth, form.sixth) = (fourth.partialValue, fifth.partialValue, sixth.partialValue)
        return form
    }

    /// All numbers but the denominator, multiplied.
    @inline(__always)
    private func times(_ factor: Int) -> ShortForm? {
        if factor == 1 { return self }
        return wholes(self) { number, _ in number.multipliedReportingOverflow(by: factor) }
    }
}
