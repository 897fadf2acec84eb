// StackLayout.swift: layouts that say on which guides they align their subviews, the stacks among them.

/// A layout that aligns its subviews on guides.
protocol AligningLayout: Layout {
    var alignmentKeys: [AlignmentKey] { get }
}

/// A row or a column.
protocol StackLayout: AligningLayout where Cache: StackLayoutCache {
    var engine: StackEngine { get }
}

/// What a row or a column keeps between calls.
protocol StackLayoutCache {
    var stack: StackCache { get }
}
