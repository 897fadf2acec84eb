// ShortDecimal.swift: the fewest digits of numbers as people write them, without a search for them.

/// A number of at most fifteen digits, three of them after the point: `digits` / 10^`places`.
///
/// Two decimals of at most fifteen digits are never nearest to the same double.  So if the double nearest to
/// `digits` / 10^`places` is the number, no other decimal of as few digits is; and with the fewest places there is no
/// zero at the end to leave out.
struct ShortDecimal {
    private let digits: Int
    private let places: Int

    /// The decimal nearest to which a number is; `nil` where it has more digits.
    init?(_ value: Double) {
        var power = 1.0
        for places in 0...3 {
            let scaled = (value * power).rounded()
            guard abs(scaled) < 1e15 else { return nil }
            // Both are exact, and division rounds once: the quotient is the double nearest to the decimal.
            if scaled / power == value {
                (digits, self.places) = (Int(scaled), places)
                return
            }
            power *= 10
        }
        return nil
    }

    /// How many bytes it takes at most: a sign, fifteen digits, a point and a zero before it.
    static let mostBytes = 18

    /// Writes the digits from a place on: `-12.5`; zero has no sign.
    ///
    /// - Returns: How many bytes they are.
    func write(to place: UnsafeMutablePointer<UInt8>) -> Int {
        var end = place
        if digits < 0 {
            end.pointee = UInt8(ascii: "-")
            end += 1
        }
        var (count, power) = (1, UInt(10))
        while count <= places || power <= digits.magnitude { (count, power) = (count + 1, power * 10) }
        end += count + (places > 0 ? 1 : 0)
        // From the last digit on.
        var (rest, next) = (digits.magnitude, end)
        for written in 0..<count {
            if written == places, places > 0 {
                next -= 1
                next.pointee = UInt8(ascii: ".")
            }
            next -= 1
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            next.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
            rest = quotient
        }
        return end - place
    }
}
