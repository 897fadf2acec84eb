// LocalizedStrings.swift: words that a table of Foundation's would translate, where Foundation has no such tables.

#if !canImport(Darwin)
    extension String {
        /// A literal with values in it, numbers in which are written as in American English.
        public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
            /// Collects the parts of a literal.
            public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

            /// The words, and by which key a table has them.
            let words, key: String
            /// The words with what the marks of the literal say.
            let marked: [MarkedWords]
            /// The words as a text has them.
            // A literal is never changed.
            nonisolated(unsafe) let text: LocalizedStringKey

            /// A literal without values.
            public init(_ value: String) {
                (words, key, marked, text) = (value, value, MarkedWords.read(value), LocalizedStringKey(value))
            }
            /// A literal without values.
            public init(stringLiteral value: String) { self.init(value) }
            /// A literal with values.
            public init(stringInterpolation: StringInterpolation) {
                (words, key) = LocalizedStringKey.words(of: stringInterpolation)
                marked = LocalizedStringKey.markedWords(of: stringInterpolation)
                text = LocalizedStringKey(stringInterpolation: stringInterpolation)
            }

            /// Whether both are the same words.
            public static func == (first: Self, second: Self) -> Bool {
                first.words == second.words && first.key == second.key
            }
            /// Hashes the words.
            public func hash(into hasher: inout Hasher) { hasher.combine(words) }
        }

        /// The words of a literal; no table translates them.
        public init(
            localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale = .current, comment: StaticString? = nil
        ) { self = keyAndValue.words }

        /// The words behind a key; no table translates them.
        public init(
            localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale = .current, comment: StaticString? = nil
        ) { self = defaultValue.words }

        /// The words of a resource; no table translates them.
        public init(localized resource: LocalizedStringResource) { self = resource.defaultValue.words }
    }

    extension AttributedString {
        /// The words of a literal with what its inline marks say; no table translates them.
        public init(
            localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale? = nil, comment: StaticString? = nil
        ) { self.init(keyAndValue.marked) }

        /// The words of a resource with what their inline marks say; no table translates them.
        public init(localized resource: LocalizedStringResource) { self.init(resource.defaultValue.marked) }
    }

    /// Words with where a table would have them in other languages.
    public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
        /// By which name a table has the words.
        public let key: String
        /// The words where no table has others.
        public let defaultValue: String.LocalizationValue
        /// The name of the table.
        public let table: String?
        /// The region whose language is meant.
        public var locale: Locale

        /// Words that are their own key.
        public init(
            _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
            bundle: BundleDescription = .main, comment: StaticString? = nil
        ) { (key, defaultValue, self.table, self.locale) = (keyAndValue.key, keyAndValue, table, locale) }

        /// Words with a key.
        public init(
            _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
            locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
        ) { (self.key, self.defaultValue, self.table, self.locale) = ("\(key)", defaultValue, table, locale) }

        /// Words that are their own key.
        public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
        /// Words that are their own key, with values.
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
        }

        /// Where tables are.
        public enum BundleDescription: Hashable, Sendable { case main, forClass(ObjectIdentifier), atURL(URL) }
    }
#endif

extension Text {
    /// The words of a resource, which a table of the environment may translate; their marks are read.
    ///
    /// A literal could be one too; it is a `LocalizedStringKey`.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        #if canImport(Darwin)
            self.init(verbatim: String(localized: resource))
        #else
            if resource.key == resource.defaultValue.key {
                self.init(resource.defaultValue.text)
            } else {
                self.init(verbatim: resource.defaultValue.words, under: resource.key)
            }
        #endif
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds the words of a resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(Text(resource))
    }
}
