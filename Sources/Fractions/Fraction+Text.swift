// Fraction+Text.swift: exact numbers as decimals and quotients, read and written.

internal import BigInt

extension Fraction {
    /// Powers of ten that make numbers far beyond any double, or far below, are no lengths.
    private static let greatestPower = 400
    /// The multipliers of a large program may need thousands of digits.
    private static let mostDigits = 100_000

    /// Reads a decimal such as `-1.25e-3`, or a quotient of two such as `20/3`; `nil` for any other text, and for one of
    /// more than 100,000 digits or a power of ten beyond 400.
    public init?(_ text: some StringProtocol) {
        if let short = Fraction(short: text.utf8) {
            self = short
            return
        }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, let above = Fraction(digits: parts[0]) else { return nil }
        guard parts.count == 2 else {
            self = above
            return
        }
        guard let below = Fraction(digits: parts[1]), below != 0 else { return nil }
        self = above / below
    }

    fileprivate init?(digits text: some StringProtocol) {
        let halves = text.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        guard halves.count <= 2 else { return nil }
        let number = halves[0].split(separator: ".", omittingEmptySubsequences: false)
        guard number.count <= 2, let exponent = halves.count == 2 ? Int(halves[1]) : 0 else { return nil }
        let fraction = number.count == 2 ? String(number[1]) : ""
        guard fraction.allSatisfy(\.isNumber), text.utf8.count <= Self.mostDigits,
            (-Self.greatestPower...Self.greatestPower).contains(exponent),
            let whole = BigInt(String(number[0]) + fraction)
        else { return nil }
        let places = exponent - fraction.utf8.count
        let scale = BigInt(10).power(abs(places))
        self = places >= 0 ? Fraction(big: whole * scale, 1) : Fraction(big: whole, scale)
    }

    /// About how many digits the numerator and the denominator have together, at least 1.
    package var digits: Int {
        let bits = numerator.magnitude.bitWidth + denominator.magnitude.bitWidth
        return max(1, bits * 1233 / 4096)
    }

    /// All digits, or `nil` where no decimal states the number.
    public var decimal: String? {
        if case .small(let above, 1) = parts { return String(above) }
        guard isFinite else { return nil }
        let twos = denominator.trailingZeroBitCount
        guard let fives = Self.exponent(of: 5, in: denominator >> twos) else { return nil }
        let places = max(twos, fives)
        let scaled = numerator * BigInt(10).power(places) / denominator
        let digits = String(scaled.magnitude)
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        return (scaled < 0 ? "-" : "") + padded.dropLast(places) + (places > 0 ? "." + padded.suffix(places) : "")
    }

    /// The exponent to which `base` gives `power`; `nil` where no whole one does.
    ///
    /// - Complexity: As few divisions as the exponent has binary digits.
    private static func exponent(of base: BigInt, in power: BigInt) -> Int? {
        var squares = [base]
        while let last = squares.last, last * last <= power { squares.append(last * last) }
        var (rest, exponent) = (power, 0)
        for (place, square) in squares.enumerated().reversed() where rest >= square {
            let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: square)
            guard remainder == 0 else { return nil }
            (rest, exponent) = (quotient, exponent + 1 << place)
        }
        return rest == 1 ? exponent : nil
    }

    /// The decimal, or else the quotient: `0.5`, `20/3`; `∞` for infinity.
    public var points: String {
        guard isFinite else { return self < 0 ? "-∞" : "∞" }
        return decimal ?? "\(numerator)/\(denominator)"
    }
}

extension Fraction: CustomStringConvertible {
    /// As reports state it.
    public var description: String { points }
}
