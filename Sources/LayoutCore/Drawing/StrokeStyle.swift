// StrokeStyle.swift: how a line is drawn.  Lengths in points.

public import Foundation

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
    /// The width, in points.
    public var lineWidth: CGFloat
    /// The lengths of dashes and the gaps between them, in points; none for an unbroken line.
    public var dash: [CGFloat]

    /// Makes a style of a width and dashes, in points.
    public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {
        self.lineWidth = lineWidth
        self.dash = dash
    }
}

extension Shape {
    /// Draws the shape's line in a style, half of its width outside.
    public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> some View {
        PaintedShape(shape: self, stroke: content, style: style, isInside: false)
    }

    /// Draws the shape's line in a style with the surroundings' paint.
    public func stroke(style: StrokeStyle) -> some View { stroke(ForegroundStyle(), style: style) }

    /// Draws the shape's line; the width in points, half of it outside.
    public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the shape's line with the surroundings' paint.
    public func stroke(lineWidth: CGFloat = 1) -> some View { stroke(ForegroundStyle(), lineWidth: lineWidth) }
}

extension InsettableShape {
    /// Draws the shape's line in a style inside the shape.
    public func strokeBorder<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> some View {
        PaintedShape(shape: self, stroke: content, style: style, isInside: true)
    }

    /// Draws the shape's line inside the shape; the width in points.
    public func strokeBorder<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the shape's line inside the shape with the surroundings' paint.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }
}
