// ShortNumber.swift: numbers of a few digits out of a text, as nearly all numbers of documents are.
// Whatever is longer or unusual is left to `Fraction+Text.swift`, which reads all of them.

extension Fraction {
    /// A decimal of at most 17 digits without a power of ten, or a quotient of two such; `nil` for any other text.
    init?(short text: some Sequence<UInt8>) {
        var (number, above): (ShortNumber, Fraction?) = (ShortNumber(), nil)
        for byte in text {
            if byte == UInt8(ascii: "/") {
                guard above == nil, let value = number.value else { return nil }
                (above, number) = (value, ShortNumber())
            } else if !number.take(byte) {
                return nil
            }
        }
        guard let last = number.value else { return nil }
        guard let above else {
            self = last
            return
        }
        guard last != 0 else { return nil }
        self = above / last
    }
}

/// The digits of a decimal so far.
private struct ShortNumber {
    private var (whole, scale, digits) = (0, 1, 0)
    private var (isNegative, hasPoint) = (false, false)

    private static let mostDigits = 17

    /// Takes the next byte; whether it is one of a short number.
    mutating func take(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"):
            guard digits == 0, !isNegative, !hasPoint else { return false }
            isNegative = true
        case UInt8(ascii: "."):
            guard digits > 0, !hasPoint else { return false }
            hasPoint = true
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            guard digits < Self.mostDigits else { return false }
            (whole, digits) = (whole * 10 + Int(byte - UInt8(ascii: "0")), digits + 1)
            if hasPoint { scale *= 10 }
        default: return false
        }
        return true
    }

    /// The number; `nil` without a digit.
    var value: Fraction? {
        if digits == 0 { return nil }
        let signed = isNegative ? -whole : whole
        return scale == 1 ? Fraction(signed) : Fraction(signed, over: scale)
    }
}
