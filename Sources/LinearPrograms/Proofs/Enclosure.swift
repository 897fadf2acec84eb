// Enclosure.swift: a double and how far the true number may be from it.
//
// The rounding of a sum, a product and a quotient is itself a double that can be computed (Dekker; Knuth), so that
// arithmetic which happens to be exact, as that of whole numbers is, stays certain: its radius is 0.  Radii are widened
// a little after every step for their own rounding.  Source: Rump, "Verification methods" (2010), section 2.

/// All numbers within `radius` of `value`.
package struct Enclosure: CertainNumber {
    package let value: Double
    package let radius: Double

    private init(_ value: Double, within radius: Double) {
        self.value = value
        // Each radius is a sum of at most five terms, each rounded at most twice.
        self.radius = radius == 0 ? 0 : radius * (1 + 0x1p-49) + Self.smallest
    }

    package init(exactly double: Double) {
        value = double
        radius = double.isFinite ? 0 : .infinity
    }

    /// Below this the rounding of a product is no double; above the square root of it there is no doubt.
    private static let smallest = 0x1p-1000
    private static let unsafe = 0x1p-960

    package static func + (first: Enclosure, second: Enclosure) -> Enclosure {
        let sum = first.value + second.value
        let back = sum - first.value
        let rounding = (first.value - (sum - back)) + (second.value - back)
        return Enclosure(sum, within: rounding.magnitude + first.radius + second.radius)
    }

    package static func - (first: Enclosure, second: Enclosure) -> Enclosure { first + -second }

    package static prefix func - (number: Enclosure) -> Enclosure {
        Enclosure(negating: number)
    }

    private init(negating number: Enclosure) { (value, radius) = (-number.value, number.radius) }

    package static func * (first: Enclosure, second: Enclosure) -> Enclosure {
        if first.isZero || second.isZero { return zero }
        let product = first.value * second.value
        var radius = (-product).addingProduct(first.value, second.value).magnitude
        if product.magnitude < unsafe, first.value != 0, second.value != 0 { radius += unsafe }
        if first.radius != 0 || second.radius != 0 {
            radius += first.value.magnitude * second.radius + second.value.magnitude * first.radius
            radius += first.radius * second.radius + smallest
        }
        return Enclosure(product, within: radius)
    }

    package static func / (first: Enclosure, second: Enclosure) -> Enclosure {
        let quotient = first.value / second.value
        // The rounding of a difference of two doubles is well below the place where the widening of radii ends.
        let least = (second.value.magnitude - second.radius) * (1 - 0x1p-50)
        guard least > 0, quotient.isFinite else { return Enclosure(quotient, within: .infinity) }
        var rest = first.value.addingProduct(-quotient, second.value).magnitude
        if first.value != 0, min(first.value.magnitude, quotient.magnitude) < unsafe { rest += unsafe }
        rest += first.radius + quotient.magnitude * second.radius
        // A quotient that falls below all doubles must not count as certainly 0.
        return Enclosure(quotient, within: rest == 0 ? 0 : max(smallest, rest * (1 + 0x1p-49) / least))
    }

    /// The sum of some doubles; one that is infinite where one of them is.
    package static func sum(_ indices: [Int], of double: (Int) -> Double) -> Enclosure {
        var sum = Enclosure.zero
        for index in indices { sum += Enclosure(exactly: double(index)) }
        return sum
    }

    /// All numbers within `more` of a member.
    package func widened(by more: Double) -> Enclosure { Enclosure(value, within: radius + more) }

    /// No member is less.
    package var lower: Double { radius == 0 || value.isInfinite ? value : (value - radius).nextDown }
    /// No member is greater.
    package var upper: Double { radius == 0 || value.isInfinite ? value : (value + radius).nextUp }

    package var isZero: Bool { value == 0 && radius == 0 }

    package func sign() throws(Undecided) -> Int {
        if value.magnitude > radius { return value > 0 ? 1 : -1 }
        if isZero { return 0 }
        throw Undecided()
    }

    package var double: Double { value }

    package var pivotSize: Double { value.magnitude > radius ? value.magnitude : 0 }
}
