// TextLooks.swift: how letters look that are as wide as others.

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

    /// Sets where a text inside is cut that does not fit; it is cut at its end here.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

    /// Whether a text inside may shrink the room between letters before it is cut; it does not here.
    public func allowsTightening(_ flag: Bool) -> some View { self }

    /// Moves the letters of text inside from their baseline, in points; without effect on frames here.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
}

extension Text {
    /// Where a text is cut that does not fit.
    public enum TruncationMode: Hashable, Sendable {
        /// At its beginning, at its end, or in its middle.
        case head, tail, middle
    }

    /// The text moved from its baseline, in points; without effect on frames here.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}

extension View {
    /// Sets digits of text inside in one width, which they have by themselves.
    public func monospacedDigit() -> some View { self }
}

extension Text {
    /// The text with digits in one width, which they have by themselves.
    public func monospacedDigit() -> Text { self }
}

extension View {
    /// Would set letters of text inside narrower or wider; measurers do not know it.
    public func fontWidth(_ width: Font.Width?) -> some View { self }
    /// Would set text inside smaller beside other text; without effect here.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
}

extension Text {
    /// How large a text is beside other text.
    public struct Scale: Hashable, Sendable {
        /// The scales by name, alike here.
        public static let `default` = Self(), secondary = Self()
    }

    /// Would set letters narrower or wider; measurers do not know it.
    public func fontWidth(_ width: Font.Width?) -> Text { self }
    /// Would set the text smaller beside other text; without effect here.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
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
    public func smallCaps() -> Font { self }
    /// The same font: a measurer has no small capitals.
    public func lowercaseSmallCaps() -> Font { self }
    /// The same font: a measurer has no small capitals.
    public func uppercaseSmallCaps() -> Font { self }
    /// The same font: measurers know no widths.
    public func width(_ width: Width) -> Font { self }
    /// The same font: measurers know no distances.
    public func leading(_ leading: Leading) -> Font { self }
}

extension Font {
    /// The font with digits in one width, which they have by themselves.
    public func monospacedDigit() -> Font { self }
    /// The font with every letter equally wide, which a measurer may look at.
    public func monospaced() -> Font { designed(.monospaced) }
}
