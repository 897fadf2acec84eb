// TextInk.swift: what a run of text is drawn with.

/// What a run of text is drawn with, beside its font.
public struct TextInk: Hashable, Sendable {
    /// The paint of the letters.
    public let paint: Paint
    /// The lines under and through the letters.
    public let decorations: [TextDecoration]
    /// Where the letters lead as a link.
    let address: String?

    /// The ink of letters.
    public init(paint: Paint, decorations: [TextDecoration] = []) {
        self.init(paint: paint, decorations: decorations, address: nil)
    }

    init(paint: Paint, decorations: [TextDecoration], address: String?) {
        (self.paint, self.decorations, self.address) = (paint, decorations, address)
    }
}

/// A line along a run of text.
public struct TextDecoration: Hashable, Sendable {
    /// Where a line runs.
    public enum Place: Hashable, Sendable {
        /// Under the letters, or through them.
        case under, through
    }

    /// Where the line runs.
    public let place: Place
    /// Whether it is solid, or of which dots and dashes.
    public let pattern: Text.LineStyle.Pattern
    /// The paint of the line.
    public let paint: Paint
}

extension Text {
    /// How a line under or through a text is drawn.
    public struct LineStyle: Hashable, Sendable {
        /// A line of dots or dashes.
        public enum Pattern: Hashable, Sendable {
            /// The patterns by their names.
            case solid, dot, dash, dashDot, dashDotDot
        }

        let pattern: Pattern
        /// `nil` for the paint of the letters.
        let color: Color?

        /// A line of a pattern and a colour; `nil` for the colour of the letters.
        public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }
        /// One line.
        public static let single = LineStyle()

        /// The line along letters of a paint.
        func decoration(_ place: TextDecoration.Place, of paint: Paint, in environment: EnvironmentValues)
            -> TextDecoration
        {
            TextDecoration(
                place: place, pattern: pattern,
                paint: color.map { .color($0).shown(in: environment.colorScheme) } ?? paint)
        }
    }

    /// Draws a line under the text, where nothing has been said of that yet; `nil` for the colour of the letters.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text { underlined(isActive ? LineStyle(pattern: pattern, color: color) : nil) }

    /// Draws a line through the text, where nothing has been said of that yet; `nil` for the colour of the letters.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text { struckThrough(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
}

/// The lines that texts have by themselves.
struct TextLineStyles: Hashable {
    var under, through: Text.LineStyle?
}

private enum TextLineStylesKey: EnvironmentKey { static var defaultValue: TextLineStyles { TextLineStyles() } }

extension EnvironmentValues {
    /// The lines of texts that say nothing of them.
    var textLineStyles: TextLineStyles {
        get { self[TextLineStylesKey.self] }
        set { self[TextLineStylesKey.self] = newValue }
    }
}

extension View {
    /// Draws lines under the texts inside; `nil` for the colour of their letters.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.textLineStyles.under, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Draws lines through the texts inside; `nil` for the colour of their letters.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.textLineStyles.through, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
}
