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

extension Font {
    /// The font with digits in one width, which they have by themselves.
    public func monospacedDigit() -> Font { self }
}
