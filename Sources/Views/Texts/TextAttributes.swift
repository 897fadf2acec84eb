// TextAttributes.swift: fonts and colours of parts of an `AttributedString`.

extension AttributeScopes {
    /// What views know of the parts of a text.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters, which no picture has.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The room after each letter, in points.
        public let kern: KerningAttribute
        /// The room after each letter, in points.
        public let tracking: TrackingAttribute
        /// How far letters stand above the line, in points; no picture has it.
        public let baselineOffset: BaselineOffsetAttribute
        #if !canImport(Darwin)
            /// What marks around the letters say.
            public let inlinePresentationIntent: InlinePresentationIntentAttribute
        #endif
        /// What Foundation knows.
        public let foundation: FoundationAttributes
    }

    /// What views know of the parts of a text.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeScopes.SwiftUIAttributes {
    /// The key of fonts.
    public enum FontAttribute: AttributedStringKey {
        /// A font.
        public typealias Value = Font
        /// The key's name.
        public static let name = "SwiftUI.Font"
    }
    /// The key of colours.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// A colour.
        public typealias Value = Color
        /// The key's name.
        public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of colours behind.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// A colour.
        public typealias Value = Color
        /// The key's name.
        public static let name = "SwiftUI.BackgroundColor"
    }
    /// The key of lines through.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// A line.
        public typealias Value = Text.LineStyle
        /// The key's name.
        public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The key of lines under.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// A line.
        public typealias Value = Text.LineStyle
        /// The key's name.
        public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The key of kerning.
    public enum KerningAttribute: AttributedStringKey {
        /// A length in points.
        public typealias Value = CGFloat
        /// The key's name.
        public static let name = "SwiftUI.Kern"
    }
    /// The key of tracking.
    public enum TrackingAttribute: AttributedStringKey {
        /// A length in points.
        public typealias Value = CGFloat
        /// The key's name.
        public static let name = "SwiftUI.Tracking"
    }
    /// The key of distances from the line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// A length in points.
        public typealias Value = CGFloat
        /// The key's name.
        public static let name = "SwiftUI.BaselineOffset"
    }
}

extension AttributeDynamicLookup {
    /// What views know of the parts of a text, by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension Text {
    /// A text with the fonts, colours, lines, kerning, emphasis and links of its parts.
    ///
    /// A literal could be one too; it is a `LocalizedStringKey`, whose marks are read.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        typealias Keys = AttributeScopes.SwiftUIAttributes
        self = attributedContent.runs.reduce(Text(verbatim: "")) { text, run in
            var part = Text(verbatim: String(attributedContent[run.range].characters))
            if let font = run[Keys.FontAttribute.self] { part = part.font(font) }
            if let color = run[Keys.ForegroundColorAttribute.self] { part = part.foregroundColor(color) }
            if let kerning = run[Keys.KerningAttribute.self] ?? run[Keys.TrackingAttribute.self] {
                part = part.kerning(kerning)
            }
            if let style = run[Keys.UnderlineStyleAttribute.self] { part = part.underlined(style) }
            if let style = run[Keys.StrikethroughStyleAttribute.self] { part = part.struckThrough(style) }
            part = part.marked(by: run)
            if run[Keys.BackgroundColorAttribute.self] != nil { part = part.missing(.ground) }
            if let offset = run[Keys.BaselineOffsetAttribute.self] { part = part.baselineOffset(offset) }
            return text.appending(run.link.map { part.linked(to: $0.absoluteString) } ?? part)
        }
    }
}
