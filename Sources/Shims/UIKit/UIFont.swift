// UIFont.swift: UIKit's fonts and choosers of dates, for programs that set them.  Lengths in points.

#if os(Linux) || !canImport(UIKit)
    /// A font.
    public final class UIFont: Hashable, Sendable {
        /// How heavy letters are.
        public struct Weight: Hashable, Sendable {
            /// From -1 to 1; 0 is regular.
            public let rawValue: CGFloat
            /// A weight from -1 to 1.
            public init(rawValue: CGFloat) { self.rawValue = rawValue }
            /// From the thinnest to the heaviest.
            public static let ultraLight = Weight(rawValue: -0.8), thin = Weight(rawValue: -0.6),
                light = Weight(rawValue: -0.4), regular = Weight(rawValue: 0), medium = Weight(rawValue: 0.23),
                semibold = Weight(rawValue: 0.3), bold = Weight(rawValue: 0.4), heavy = Weight(rawValue: 0.56),
                black = Weight(rawValue: 0.62)
        }

        /// What a text is.
        public enum TextStyle: Hashable, Sendable {
            /// From the largest to the smallest.
            case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
        }

        /// The family's name, and the size.
        public let fontName: String, pointSize: CGFloat

        private init(_ name: String, _ size: CGFloat) { (fontName, pointSize) = (name, size) }

        /// A font by its name.
        public convenience init?(name: String, size: CGFloat) { self.init(name, size) }
        /// The system's.
        public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
            UIFont(".SFUI", size)
        }
        /// The system's in bold.
        public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(".SFUI", size) }
        /// The system's for code.
        public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
            UIFont(".SFMono", size)
        }
        /// The system's of a text at the usual size.
        public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(".SFUI", size(of: style)) }
        /// The same in another size.
        public func withSize(_ size: CGFloat) -> UIFont { UIFont(fontName, size) }
        public var lineHeight: CGFloat { pointSize * 2444 / 2048 }
        /// The sizes of labels, buttons and small texts.
        public static let labelFontSize: CGFloat = 17, buttonFontSize: CGFloat = 18, smallSystemFontSize: CGFloat = 12,
            systemFontSize: CGFloat = 14

        private static func size(of style: TextStyle) -> CGFloat {
            switch style {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            }
        }

        /// Whether two are the same.
        public static func == (first: UIFont, second: UIFont) -> Bool {
            first.fontName == second.fontName && first.pointSize == second.pointSize
        }
        /// By name and size.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(fontName)
            hasher.combine(pointSize)
        }
    }

    /// Chooses a date.
    open class UIDatePicker: UIView {
        /// All of them, as programs set them.
        public static func appearance() -> UIDatePicker { UIDatePicker() }
        /// The date, and what it may be.
        open var date = Date(), minimumDate: Date?, maximumDate: Date?
        /// The minutes between two choices.
        open var minuteInterval = 1
    }

    /// Turns while something is awaited.
    open class UIActivityIndicatorView: UIView {
        /// How large it is.
        public enum Style: Int, Hashable, Sendable { case medium = 100, large }
        /// How large it is.
        open var style: Style
        /// Whether it is gone while it stands still, its colour, and whether it turns.
        open var hidesWhenStopped = true, color: UIColor?
        /// Whether it turns.
        open private(set) var isAnimating = false
        /// One of a size.
        public init(style: Style) {
            self.style = style
            super.init(frame: CGRect(x: 0, y: 0, width: style == .large ? 37 : 20, height: style == .large ? 37 : 20))
        }
        /// Starts to turn.
        open func startAnimating() { isAnimating = true }
        /// Stands still.
        open func stopAnimating() { isAnimating = false }
    }

    /// How dark the bar of the time is.
    public enum UIStatusBarStyle: Int, Hashable, Sendable { case `default`, lightContent, darkContent }

    extension UIView {
        /// Would end typing.
        @discardableResult public func endEditing(_ force: Bool) -> Bool { true }
    }

    extension Font {
        /// A font of UIKit's.
        public init(_ font: UIFont) {
            self =
                font.fontName.hasPrefix(".SF")
                ? .system(size: font.pointSize) : .custom(font.fontName, size: font.pointSize)
        }
    }
#endif
