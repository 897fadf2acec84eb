// LocalizedStringKey.swift: what a literal becomes in `Text("…")`.  A table of the environment may translate it; the marks
// of inline Markdown are read in the literal and not in its values, and numbers are written as SwiftUI writes them in
// American English: 1,000 and 0.500000.

/// A text with values in it, from a literal; without marks it is a key of `EnvironmentValues.translations`.
///
/// It reads bold, italic, struck and code spans and links, as Markdown writes them.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    /// The text and all texts in it.
    let text: Text

    /// A text whose marks are read.
    public init(_ value: String) {
        text =
            InlineMarkdown.mayMark(value)
            ? Self.marked([.literal(value)]) : Text(verbatim: value, key: TextKey(format: value, values: []))
    }
    /// A text whose marks are read.
    public init(stringLiteral value: String) { self.init(value) }
    /// The text that an interpolation built.
    public init(stringInterpolation: StringInterpolation) {
        text =
            stringInterpolation.isMarked
            ? Self.marked(stringInterpolation.parts) : Self.plain(stringInterpolation.parts)
    }

    /// The words of a literal, whose marks are left as they are, and by which key a table has them.
    package static func words(of interpolation: StringInterpolation) -> (words: String, key: String) {
        (plain(interpolation.parts).characters, key(of: interpolation.parts).format)
    }

    /// A part of a literal, or a value in it, of which nothing is read.
    fileprivate enum Part {
        case literal(String)
        case value(TextValue, specifier: String)
        case text(Text)
    }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []
        /// Whether the literal can have marks.
        fileprivate var isMarked = false

        /// Begins a text.
        public init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(2 * interpolationCount + 1)
        }

        private mutating func append(_ string: String, _ specifier: String = "%@") {
            append(TextValue(string), specifier)
        }

        private mutating func append(_ value: TextValue, _ specifier: String = "%@") {
            parts.append(.value(value, specifier: specifier))
        }

        /// Adds characters.
        public mutating func appendLiteral(_ literal: String) {
            isMarked = isMarked || InlineMarkdown.mayMark(literal)
            parts.append(.literal(literal))
        }
        /// Adds characters.
        public mutating func appendInterpolation(_ string: String) { append(string) }
        /// Adds a whole number, with signs between thousands.
        public mutating func appendInterpolation(_ value: some BinaryInteger) {
            append(TextValue(whole: value), "%lld")
        }
        /// Adds a number with six decimals, with signs between thousands.
        public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
            append(TextValue(decimal: Double(value)), "%lf")
        }
        /// Adds a number in a format like `printf`'s; as it is where the format asks for something else.
        public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
            append(NumberFormat.written(value, in: specifier), specifier)
        }
        /// Adds a value in a style of Foundation's, in the locale of the environment where the style names none.
        public mutating func appendInterpolation<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
        where Style.FormatOutput == String {
            append(TextValue(input, format: format))
        }
        /// Adds a picture; it makes no line higher.
        public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image.inline))) }
        /// Adds a text with its own fonts and paints.
        public mutating func appendInterpolation(_ text: Text) {
            parts.append(.text(text))
        }
        /// Adds a value's description.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) { append("\(value)") }
    }
}

extension LocalizedStringKey {
    /// The parts one after the other as they are.
    private static func plain(_ parts: [Part]) -> Text {
        var (done, open): (Text?, String) = (nil, "")
        for part in parts {
            switch part {
            case .literal(let string): open += string
            case .value(let value, _): open += value.string
            case .text(let text):
                done = (done.map { $0 + Text(verbatim: open) } ?? Text(verbatim: open)) + text
                open = ""
            }
        }
        guard let done else { return Text(verbatim: open, key: key(of: parts)) }
        return open.isEmpty ? done : done + Text(verbatim: open)
    }

    /// The key of the text: its literals with specifiers for values, as `genstrings` and Xcode write it.
    private static func key(of parts: [Part]) -> TextKey {
        var (format, values) = ("", [TextValue]())
        for part in parts {
            switch part {
            case .literal(let string): format += parts.count > 1 ? string.replacing("%", with: "%%") : string
            case .value(let value, let specifier):
                format += specifier
                values.append(value)
            case .text: break
            }
        }
        return TextKey(format: format, values: values)
    }

    /// What the marks of the literals set apart; values are opaque.
    private static func pieces(of parts: [Part]) -> [InlineMarkdown.Piece] {
        let elements = parts.enumerated().flatMap { index, part -> [InlineMarkdown.Element] in
            if case .literal(let literal) = part { literal.map { .character($0) } } else { [.value(index)] }
        }
        return InlineMarkdown.pieces(of: elements)
    }

    /// The words of a literal and of its values, with what the marks of the literal say.
    package static func markedWords(of interpolation: StringInterpolation) -> [MarkedWords] {
        pieces(of: interpolation.parts).map { piece in
            guard case .value(let index) = piece.content else { return MarkedWords(piece.shown, piece) }
            return MarkedWords(plain([interpolation.parts[index]]).characters, piece)
        }
    }

    /// The parts with the marks of the literal around them.
    private static func marked(_ parts: [Part]) -> Text {
        var text = Text(verbatim: "")
        for piece in pieces(of: parts) {
            guard case .value(let index) = piece.content else {
                text.append(Text(verbatim: piece.shown).marked(piece))
                continue
            }
            switch parts[index] {
            case .literal(let string): text.append(Text(verbatim: string).marked(piece))
            case .value(let value, _): text.append(Text(value).marked(piece))
            case .text(let value): text.append(value.marked(piece))
            }
        }
        return text
    }
}

extension Text {
    /// A text from a literal with values in it; nothing is translated, and its marks are read.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { self = key.text }
}
