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

    /// Writes the digits: `-12.5`; zero has no sign.
    func write(to text: inout [UInt8]) {
        if digits < 0 { text.append(UInt8(ascii: "-")) }
        // From the last digit on, 15 and a point and a zero before it at most.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { room in
            var start = room.count
            var (rest, written) = (digits.magnitude, 0)
            repeat {
                if written == places, places > 0 {
                    start -= 1
                    room[start] = UInt8(ascii: ".")
                }
                start -= 1
                room[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
                written += 1
            } while rest > 0 || written <= places
            text.append(contentsOf: room[start...])
        }
    }
}
