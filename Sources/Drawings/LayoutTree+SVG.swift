// LayoutTree+SVG.swift: a laid-out tree as a picture, for who imports the library.  Lengths in points.

public import LayoutCore

/// What a picture of a layout shows beside what the views draw themselves.
public struct DrawingMarks: OptionSet, Sendable {
    /// One bit for each kind of mark.
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The frame of every view, as a thin line.
    public static let frames = DrawingMarks(rawValue: 1)
    /// The id of every view that has one.
    public static let names = DrawingMarks(rawValue: 2)
    /// The lines on which stacks align their children.
    public static let guides = DrawingMarks(rawValue: 4)
    /// All of them.
    public static let all: DrawingMarks = [.frames, .names, .guides]
}

extension LayoutTree {
    /// The layout as a picture: fills, strokes, gradients, texts and borders on white, or on black, as an SVG document.
    ///
    /// One unit of the picture is one point.  Frames that are infinite are left out.  Without marks the picture is that of the
    /// whole screen, where both of its lengths were proposed; marks show what stands beyond as well.
    /// - Parameters:
    ///   - marks: What is shown beside that; nothing by default.
    ///   - margin: The room around everything that is drawn, in points.
    /// - Complexity: O(*n*) in the number of views and characters.
    public func svg(marks: DrawingMarks = [], margin: CGFloat = 8) -> String {
        LayoutDrawing(self, marks: marks, margin: Double(margin), window: marks.isEmpty ? screen : nil).document
    }
}
