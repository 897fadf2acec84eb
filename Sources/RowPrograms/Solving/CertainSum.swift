// CertainSum.swift: sums of doubles that know what their roundings come to, and bounds that a number keeps for certain.

import LinearPrograms

/// A sum of doubles with what its roundings come to; like an `Enclosure`, but without a call for each number.
struct CertainSum {
    private var sum = 0.0
    private var roundings = 0.0

    @inline(__always)
    mutating func add(_ number: Double) {
        let next = sum + number
        let back = next - sum
        roundings += ((sum - (next - back)) + (number - back)).magnitude
        sum = next
    }

    /// The roundings of some ten thousand roundings included.
    var enclosure: Enclosure { Enclosure(exactly: sum).widened(by: roundings * (1 + 0x1p-38)) }
}

extension Enclosure {
    /// Whether no member is less than a bound.
    func isAtLeast(_ bound: Double) -> Bool {
        bound == -.infinity || ((try? (self - Enclosure(exactly: bound)).sign()) ?? -1) >= 0
    }

    /// Whether no member is greater than a bound.
    func isAtMost(_ bound: Double) -> Bool {
        bound == .infinity || ((try? (self - Enclosure(exactly: bound)).sign()) ?? 1) <= 0
    }
}
