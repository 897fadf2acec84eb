// TextLooks.swift: how letters look that are as wide as others.  The diagnostics name looks that no picture has.

extension View {
    /// Leans the letters of text inside.
    public func italic(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.font) { font in
            if isActive { font = (font ?? .body).italic() }
        }
    }

    /// Sets the design of the letters of text inside, which a measurer may look at; `nil` for that of the font around.
    public func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.font) { font in
            if let design { font = (font ?? .body).designed(design) }
        }
    }

    /// Would move the letters of text inside from their baseline, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        leavingOut("baselineOffset", if: baselineOffset != 0)
    }

    /// Sets digits of text inside in one width, which they have by themselves.
    public func monospacedDigit() -> some View { self }

    /// Sets text inside with every letter equally wide, which a measurer may look at.
    public func monospaced(_ isActive: Bool = true) -> some View { fontDesign(isActive ? .monospaced : nil) }

    /// Would set letters of text inside narrower or wider.
    public func fontWidth(_ width: Font.Width?) -> some View {
        transformEnvironment(\.font) { font in
            if let width { font = (font ?? .body).width(width) }
        }
    }

    /// Would set text inside smaller beside other text.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        leavingOut("textScale", if: isEnabled && scale == .secondary)
    }
}

extension Text {
    /// How large a text is beside other text.
    public struct Scale: Hashable, Sendable {
        private let isSmaller: Bool
        /// The scales by name.
        public static let `default` = Self(isSmaller: false), secondary = Self(isSmaller: true)
    }

    /// Would move the text from its baseline, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        baselineOffset == 0 ? self : missing(.baselineOffset)
    }

    /// The text with digits in one width, which they have by themselves.
    public func monospacedDigit() -> Text { self }

    /// Would set letters narrower or wider.
    public func fontWidth(_ width: Font.Width?) -> Text {
        width == nil || width == .standard ? self : missing(.width)
    }

    /// Would set the text smaller beside other text.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled && scale == .secondary ? missing(.scale) : self
    }
}

extension Font {
    /// How wide letters are.
    public struct Width: Hashable, Sendable {
        /// The width as a share of how much wider the widest letters are; negative for narrow ones.
        public var value: CGFloat
        /// A width of its share.
        public init(_ value: CGFloat) { self.value = value }
        /// The widths by name.
        public static let compressed = Width(-0.4), condensed = Width(-0.2), standard = Width(0), expanded = Width(0.2)
    }

    /// How far lines are apart.
    public enum Leading: Hashable, Sendable {
        /// As the font says, nearer, or further apart.
        case standard, tight, loose
    }

    /// The same font: a measurer has no small capitals.
    public func smallCaps() -> Font { missing(.smallCapitals) }
    /// The same font: a measurer has no small capitals.
    public func lowercaseSmallCaps() -> Font { smallCaps() }
    /// The same font: a measurer has no small capitals.
    public func uppercaseSmallCaps() -> Font { smallCaps() }
    /// The same font: measurers know no widths.
    public func width(_ width: Width) -> Font { width == .standard ? self : missing(.width) }
    /// The same font: measurers know no distances.
    public func leading(_ leading: Leading) -> Font { leading == .standard ? self : missing(.leading) }
    /// The font with digits in one width, which they have by themselves.
    public func monospacedDigit() -> Font { self }
    /// The font with every letter equally wide, which a measurer may look at.
    public func monospaced() -> Font { designed(.monospaced) }
}
