// TextPaint.swift: what a run of a text is painted with.

/// The style of a run, which is asked for its paint where the text stands.
struct TextPaint: Equatable {
    let style: any ShapeStyle

    init(_ style: some ShapeStyle) { self.style = (style as? AnyShapeStyle)?.style ?? style }

    /// Whether two are the same, as far as can be told: of styles that do not say so, those of one type that give the same
    /// paint in the usual environment.
    static func == (first: TextPaint, second: TextPaint) -> Bool {
        if let first = first.style as? any Hashable, let second = second.style as? any Hashable {
            return AnyHashable(first) == AnyHashable(second)
        }
        let usual = EnvironmentValues()
        return type(of: first.style) == type(of: second.style)
            && first.style.paint(in: usual) == second.style.paint(in: usual)
    }
}
