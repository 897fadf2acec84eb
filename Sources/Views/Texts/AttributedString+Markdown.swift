// AttributedString+Markdown.swift: attributed strings from literals with marks, where Foundation does not read them.
//
// Inline marks are read, blocks are not: a heading or a list is a line of text here.

#if !canImport(Darwin)
    /// What the marks around words say.
    public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
        /// One bit for each mark, as Foundation numbers them.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The marks by their names.
        public static let emphasized = Self(rawValue: 1), stronglyEmphasized = Self(rawValue: 2),
            code = Self(rawValue: 4), strikethrough = Self(rawValue: 32)
    }

    extension AttributeScopes.SwiftUIAttributes {
        /// The key of marks.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            /// Marks.
            public typealias Value = InlinePresentationIntent
            /// The key's name.
            public static let name = "NSInlinePresentationIntent"
        }
    }

    extension AttributedString {
        /// How marks are read.
        public struct MarkdownParsingOptions: Sendable {
            /// Which marks are read.
            public enum InterpretedSyntax: Hashable, Sendable {
                /// All; blocks are read as lines.
                case full
                /// Those inside of lines, with blanks and ends of lines as one blank each, or as they are.
                case inlineOnly, inlineOnlyPreservingWhitespace
            }
            /// What happens on marks that cannot be read: every text can be read here, so neither.
            public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

            /// Whether attributes in marks are read; they are not.
            public var allowsExtendedAttributes: Bool
            /// Which marks are read.
            public var interpretedSyntax: InterpretedSyntax
            /// What happens on marks that cannot be read.
            public var failurePolicy: FailurePolicy
            /// The language of the text.
            public var languageCode: String?

            /// Makes options.
            public init(
                allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
                failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
            ) {
                self.allowsExtendedAttributes = allowsExtendedAttributes
                (self.interpretedSyntax, self.failurePolicy) = (interpretedSyntax, failurePolicy)
                self.languageCode = languageCode
            }
        }

        /// The words of a literal with what its inline marks say; nothing is thrown.
        ///
        /// - Parameter baseURL: Where addresses begin that do not say so themselves.
        public init(
            markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
        ) throws {
            let isKept = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
            let literal = isKept ? markdown : markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            self.init(MarkedWords.read(literal), relativeTo: baseURL)
        }

        /// Words with what their marks say.
        init(_ pieces: [MarkedWords], relativeTo base: URL? = nil) {
            self = pieces.reduce(into: AttributedString()) { text, piece in
                var words = AttributedString(piece.words)
                let intent = piece.intent
                if !intent.isEmpty {
                    words[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent
                }
                if let address = piece.address { words.link = URL(string: address, relativeTo: base) }
                text += words
            }
        }
    }

    extension MarkedWords {
        fileprivate var intent: InlinePresentationIntent {
            let marks: [(Bool, InlinePresentationIntent)] = [
                (isEmphasized, .emphasized), (isStrong, .stronglyEmphasized), (isCode, .code),
                (isStruckThrough, .strikethrough),
            ]
            return marks.reduce(into: []) { if $1.0 { $0.insert($1.1) } }
        }
    }
#endif

extension Text {
    /// The text as the marks of a part of an attributed string say.
    func marked(by run: AttributedString.Runs.Run) -> Text {
        #if canImport(Darwin)
            let intent = run.inlinePresentationIntent ?? []
        #else
            let intent = run[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] ?? []
        #endif
        var marked = self
        if intent.contains(.stronglyEmphasized) { marked = marked.bold() }
        if intent.contains(.emphasized) { marked = marked.italic() }
        if intent.contains(.code) { marked = marked.monospaced() }
        if intent.contains(.strikethrough) { marked = marked.struckThrough(.single) }
        return marked
    }
}
