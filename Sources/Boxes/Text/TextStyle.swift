// TextStyle.swift: what a piece of text is for, with the sizes that are published for it.  Lengths in points.
// Source: Apple, Human Interface Guidelines, "Typography", iOS Dynamic Type sizes and larger accessibility sizes.

/// What a piece of text is for, from which its size and weight follow.
public enum TextStyle: String, CaseIterable, Sendable, Hashable {
    /// The styles in Apple's order; `headline` is semibold.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
}

extension TextStyle {
    /// The default among the twelve sizes that people choose from.
    package static var usual: Int { 3 }

    /// The size where text has its default size, in points.
    package var size: Double { sizes[Self.usual] }

    /// Whether its letters are semibold.
    package var isBold: Bool { self == .headline }

    /// What the style asks for between lines where text has its default size, in points: the distance of its lines, which
    /// is published, less the height of one.
    package var leading: Double { lineDistances[Self.usual] - LineMetrics(size: size).height }

    /// The sizes in points, from the smallest of the twelve that people choose from to the largest.
    package var sizes: [Double] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }

    /// The distances from one line to the next in points, from the smallest of the twelve sizes to the largest; "Leading" in
    /// the source.
    package var lineDistances: [Double] {
        switch self {
        case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
        case .title: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
        case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
        case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
        case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
        case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
        case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
        case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
        case .caption: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
        case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
        }
    }
}
