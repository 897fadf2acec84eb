// TextRendering.swift: functions that draw a text.  They do not run: the text is drawn as it is without them.

/// Draws a text.
public protocol TextRenderer: Animatable {
    /// Draws the lines.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    /// How far the drawing sticks out of the text.
    var displayPadding: EdgeInsets { get }
    /// The size of the text.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
}

extension TextRenderer {
    /// It does not.
    public var displayPadding: EdgeInsets { EdgeInsets() }
    /// That of the text itself.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
}

/// What is noted of characters for those who draw them.
public protocol TextAttribute {}

/// A text that is measured.
public struct TextProxy {
    private let text: Text
    /// The size in an offer.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        (try? LayoutHost(text).layout(proposal))?.size ?? .zero
    }
}

extension Text {
    /// Notes something of the characters; nobody reads it.
    public func customAttribute(_ value: some TextAttribute) -> Text { self }

    /// The lines of a text; none, since nothing is drawn by functions.
    public struct Layout: RandomAccessCollection, Equatable, Sendable {
        /// Whether parts were left out.
        public var isTruncated: Bool { false }
        /// The place of the first line.
        public var startIndex: Int { 0 }
        /// The place behind the last line.
        public var endIndex: Int { 0 }
        public subscript(position: Int) -> Line { Line() }

        /// Where something stands and how high it is, in points.
        public struct TypographicBounds: Equatable, Sendable {
            /// Where its baseline begins.
            public var origin = CGPoint.zero
            /// Its width, what is above its baseline, what hangs below, and what keeps the next line off.
            public var width: CGFloat = 0, ascent: CGFloat = 0, descent: CGFloat = 0, leading: CGFloat = 0
            /// Its rectangle.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// A line.
        public struct Line: RandomAccessCollection, Equatable, Sendable {
            /// Where its baseline begins.
            public var origin = CGPoint.zero
            /// Where it stands.
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            /// The place of the first run.
            public var startIndex: Int { 0 }
            /// The place behind the last run.
            public var endIndex: Int { 0 }
            public subscript(position: Int) -> Run { Run() }
        }

        /// Characters that look alike.
        public struct Run: RandomAccessCollection, Equatable, Sendable {
            /// Where it stands.
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            /// The direction in which it is read.
            public var layoutDirection: LayoutDirection { .leftToRight }
            /// The place of the first character.
            public var startIndex: Int { 0 }
            /// The place behind the last character.
            public var endIndex: Int { 0 }
            /// A character.
            public subscript(position: Int) -> RunSlice { RunSlice() }
            /// What is noted of it.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        /// Some characters of a run.
        public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
            /// Where they stand.
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            /// The place of the first character.
            public var startIndex: Int { 0 }
            /// The place behind the last character.
            public var endIndex: Int { 0 }
            /// A character.
            public subscript(position: Int) -> RunSlice { self }
            /// What is noted of them.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }
    }

    /// The lines of texts inside a view; there are none.
    public struct LayoutKey: PreferenceKey {
        /// The lines of a text, and where they begin.
        public struct AnchoredLayout: Equatable, Sendable {
            /// The lines.
            public let layout: Layout
        }
        /// None.
        public static var defaultValue: [AnchoredLayout] { [] }
        /// Those of all.
        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
            value += nextValue()
        }
    }
}

extension GraphicsContext {
    /// Would draw a line of a text.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}
    /// Would draw a run of a text.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}
    /// Would draw characters of a text.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
}

extension Text.Layout {
    /// How characters are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: Int
        /// Options of bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Not cut to pixels.
        public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
}

extension View {
    /// Would draw texts by a function.
    public func textRenderer(_ renderer: some TextRenderer) -> some View { leavingOut("textRenderer") }
}
