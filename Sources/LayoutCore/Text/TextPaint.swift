// TextPaint.swift: what a run of a text is painted with.

/// The style of a run, which is asked for its paint where the text stands.
struct TextPaint: Equatable {
    let style: any ShapeStyle

    init(_ style: some ShapeStyle) { self.style = (style as? AnyShapeStyle)?.style ?? style }

    /// Whether two are the same, as far as that can be known.
    static func == (first: TextPaint, second: TextPaint) -> Bool {
        isUnchanged(first.style, by: second.style)
            || type(of: first.style) == type(of: second.style) && first.style.hasNoData
    }
}

extension ShapeStyle {
    /// Whether there is but one value of the style.
    fileprivate var hasNoData: Bool { MemoryLayout<Self>.size == 0 }
}
