// SeparatorGuides.swift: where the lines between a list's rows would begin and end.

private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
}

private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.trailing] }
}

extension HorizontalAlignment {
    /// Where the line between rows would begin: at the view's beginning; the lines that are drawn do not follow it.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// Where the line between rows would end: at the view's end; the lines that are drawn do not follow it.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
