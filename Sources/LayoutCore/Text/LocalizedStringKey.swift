// LocalizedStringKey.swift: what a literal becomes in `Text("…")`.  Nothing is translated and no Markdown is read; the
// numbers in it are written as SwiftUI writes them in American English: 1,000 and 0.500000.

/// A text with values in it, from a literal; nothing is translated.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    /// The text and all texts in it.
    let text: Text

    /// A text that is shown unchanged.
    public init(_ value: String) { text = Text(verbatim: value) }
    /// A text that is shown unchanged.
    public init(stringLiteral value: String) { self.init(value) }
    /// The text that an interpolation built.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        private var done: Text?
        private var open = ""

        /// Begins a text.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        fileprivate var text: Text {
            guard let done else { return Text(verbatim: open) }
            return open.isEmpty ? done : done + Text(verbatim: open)
        }

        /// Adds characters.
        public mutating func appendLiteral(_ literal: String) { open += literal }
        /// Adds characters.
        public mutating func appendInterpolation(_ string: String) { open += string }
        /// Adds a whole number, with a comma between thousands.
        public mutating func appendInterpolation(_ value: some BinaryInteger) { open += "\(value)".groupedByThousands }
        /// Adds a number with six decimals, with a comma between thousands.
        public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
            open += String(format: "%f", Double(value)).groupedByThousands
        }
        /// Adds a value in a format like `printf`'s.
        public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
            open += String(format: specifier, value)
        }
        /// Adds a value in a style of Foundation's.
        public mutating func appendInterpolation<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
        where Style.FormatOutput == String {
            open += format.format(input)
        }
        /// Adds a text with its own fonts and paints.
        public mutating func appendInterpolation(_ text: Text) {
            done = self.text + text
            open = ""
        }
        /// Adds a value's description.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) { open += "\(value)" }
    }
}

extension Text {
    /// A text from a literal with values in it; nothing is translated.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { self = key.text }
}

extension String {
    /// A number with a comma between thousands.
    fileprivate var groupedByThousands: String {
        let start = firstIndex { $0 != "-" } ?? startIndex
        let whole = self[start...].prefix { $0.isNumber }
        guard whole.count > 3 else { return self }
        let grouped = whole.enumerated().map { index, digit in
            (index > 0 && (whole.count - index).isMultiple(of: 3) ? "," : "") + String(digit)
        }
        return self[..<start] + grouped.joined() + self[whole.endIndex...]
    }
}
