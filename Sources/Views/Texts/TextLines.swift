// TextLines.swift: lines under and through text, which are not drawn and take no room.

extension Text {
    /// How a line is drawn.
    public struct LineStyle: Hashable, Sendable {
        /// A line of dots or dashes.
        public enum Pattern: Hashable, Sendable {
            /// The patterns by their names.
            case solid, dot, dash, dashDot, dashDotDot
        }

        /// A line of a pattern and a colour.
        public init(pattern: Pattern = .solid, color: Color? = nil) {}
        /// One line.
        public static let single = LineStyle()
    }

    /// Would draw a line under the text.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text { self }
    /// Would draw a line through the text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text { self }
}

extension View {
    /// Would draw lines under the texts inside.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { self }
    /// Would draw lines through the texts inside.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { self }
}
