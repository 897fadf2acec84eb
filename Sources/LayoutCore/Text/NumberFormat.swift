// NumberFormat.swift: formats like `printf`'s for a single number.  Foundation reads whatever a format asks for, an object
// or a text where there is a number: such a format is not handed on.

/// A format like `printf`'s that asks for one number and nothing else.
struct NumberFormat {
    /// Whether it asks for a whole number, and not for one with a fraction.
    private let takesWhole: Bool

    /// The digits that a width or a precision may have: 999 characters are more than any text needs.
    private static let mostDigits = 3

    /// Reads a format; `nil` where it asks for something else than one number.
    init?(_ format: String) {
        var conversions: [Bool] = []
        // What is written as two percent signs asks for nothing.
        for part in format.replacing("%%", with: "").split(separator: "%", omittingEmptySubsequences: false).dropFirst()
        {
            guard let takesWhole = Self.takesWhole(part) else { return nil }
            conversions.append(takesWhole)
        }
        guard conversions.count == 1 else { return nil }
        takesWhole = conversions[0]
    }

    /// Whether the conversion after a percent sign takes a whole number; `nil` where it takes no number.
    private static func takesWhole(_ conversion: Substring) -> Bool? {
        var rest = conversion.drop { "-+ #0'".contains($0) }
        guard let afterWidth = withoutDigits(rest) else { return nil }
        rest = afterWidth
        if rest.first == "." {
            guard let afterPrecision = withoutDigits(rest.dropFirst()) else { return nil }
            rest = afterPrecision
        }
        let length = rest.prefix { "hlqjzt".contains($0) }
        guard let kind = rest.dropFirst(length.count).first else { return nil }
        if "diouxX".contains(kind) {
            return ["", "h", "hh", "l", "ll", "q", "j", "z", "t"].contains(length) ? true : nil
        }
        if "eEfFgGaA".contains(kind) { return length.isEmpty || length == "l" ? false : nil }
        return nil
    }

    /// What comes after a number of a format; `nil` where the number is too large.
    private static func withoutDigits(_ text: Substring) -> Substring? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        return digits.count <= mostDigits ? text.dropFirst(digits.count) : nil
    }

    /// A value in a format where that asks for such a number, else as it is.
    static func written(_ value: some CVarArg, in format: String) -> String {
        let isWhole = value is any BinaryInteger
        guard isWhole || value is any BinaryFloatingPoint, NumberFormat(format)?.takesWhole == isWhole else {
            return "\(value)"
        }
        return String(format: format, value)
    }
}
