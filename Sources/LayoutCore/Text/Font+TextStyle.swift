// Font+TextStyle.swift: the sizes, in points, that text styles have.

internal import Foundation

extension Font {
    /// What a piece of text is for, from which its size and weight follow.
    ///
    /// Source: Apple, Human Interface Guidelines, "Typography", iOS Dynamic Type sizes, content size
    /// Large (the default).
    public enum TextStyle: CaseIterable, Sendable, Hashable {
        /// 34 points.
        case largeTitle
        /// 28 points.
        case title
        /// 22 points.
        case title2
        /// 20 points.
        case title3
        /// 17 points, semibold.
        case headline
        /// 15 points.
        case subheadline
        /// 17 points.
        case body
        /// 16 points.
        case callout
        /// 13 points.
        case footnote
        /// 12 points.
        case caption
        /// 11 points.
        case caption2
    }
}

extension Font.TextStyle {
    /// The size at the default content size, in points.
    var pointSize: CGFloat {
        switch self {
        case .largeTitle: 34
        case .title: 28
        case .title2: 22
        case .title3: 20
        case .headline, .body: 17
        case .callout: 16
        case .subheadline: 15
        case .footnote: 13
        case .caption: 12
        case .caption2: 11
        }
    }

    /// The weight that the style has by itself.
    var weight: Font.Weight { self == .headline ? .semibold : .regular }
}
