// DocumentNumber.swift: the numbers that documents carry: doubles, or the very decimals that stand in the text.

public import Rows

/// A number that is read from a document and written to one.
public protocol DocumentNumber: KnownNumber {
    /// Whether the digits of a document's numbers are kept for it.
    static var keepsDigits: Bool { get }

    /// The number that stands in a document.
    ///
    /// - Parameters:
    ///   - double: The double nearest to it.
    ///   - digits: Its digits, where they were kept.
    init?(read double: Double, digits: String?)

    /// The number that a text states, which is a quotient; `nil` for any other text.
    init?(words: String)

    /// The number as JSON.
    var json: JSONText { get }

    /// Writes the number as JSON.
    func write(to writer: inout JSONWriter)
}

extension Double: DocumentNumber {
    /// The nearest double is all there is.
    public static var keepsDigits: Bool { false }
    /// The double itself.
    public init?(read double: Double, digits: String?) { self = double }
    /// The double nearest to a quotient, such as 20/3, which exact answers have.
    public init?(words: String) {
        guard let number = Fraction(words: words) else { return nil }
        self = number.double
    }
    /// The fewest digits; infinities as words.
    public var json: JSONText { .number(self) }
    /// The fewest digits; infinities as words.
    public func write(to writer: inout JSONWriter) { writer.number(self) }
}

extension Fraction: DocumentNumber {
    /// All digits count.
    public static var keepsDigits: Bool { true }
    /// The decimal that stands in the document.
    public init?(read double: Double, digits: String?) {
        guard let digits else {
            self.init(decimal: double)
            return
        }
        guard let number = Fraction(digits) else { return nil }
        self = number
    }

    /// A quotient, such as 20/3.
    public init?(words: String) {
        guard words.contains("/") else { return nil }
        self.init(words)
    }

    /// All digits of a decimal, any other number as a fraction in a string: "20/3"; infinities as words.
    public var json: JSONText {
        guard isFinite else { return .number(double) }
        return decimal.map(JSONText.digits) ?? .quotient(self)
    }

    /// As `json`.
    public func write(to writer: inout JSONWriter) { writer.value(json) }
}
