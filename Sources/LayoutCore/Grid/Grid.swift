// Grid.swift: views in rows and columns.

/// Views in rows and columns.
///
/// Each `GridRow` inside is a row; any other view is a row by itself and spans all columns.  Columns share the width
/// as the children of an `HStack` would, rows the height as those of a `VStack`.
public struct Grid<Content: View>: View, NodeView {
    private let style: GridStyle
    private let content: Content

    /// Puts views in rows and columns.
    ///
    /// - Parameters:
    ///   - alignment: Where a view stands in its cell.
    ///   - horizontalSpacing: The distance between columns, in points; `nil` for what the views prefer.
    ///   - verticalSpacing: The distance between rows, in points; `nil` for what the views prefer.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        style = GridStyle(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    func node(in context: BuildContext) -> Node {
        let rows = context.child(0).oriented(nil).nodes(of: content).nodes
        var cells: [Node] = []
        var plan = GridPlan()
        var alignments: [VerticalAlignment?] = []
        for node in rows {
            if let row = node as? GridRowNode {
                plan.append(spans: row.children.map { LayoutSubview(node: $0, index: 0)[GridColumns.self] })
                cells += row.children
                alignments.append(row.alignment)
            } else {
                plan.appendSpanning()
                cells.append(node)
                alignments.append(nil)
            }
        }
        let layout = GridLayout(plan: plan, style: style, rows: alignments)
        return ContainerNode(context, Self.self, layout: layout, children: cells)
    }
}

/// A row of a `Grid`; outside a grid a row of views like an `HStack`'s.
public struct GridRow<Content: View>: View, NodeView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// Makes a row; its own alignment, if any, takes the place of the grid's.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    func node(in context: BuildContext) -> Node {
        GridRowNode(context, alignment, context.child(0).oriented(nil).nodes(of: content).nodes)
    }
}

/// A row before its grid takes the cells out of it; alone it lays them out like an `HStack`.
private final class GridRowNode: Node {
    let alignment: VerticalAlignment?
    private let row: ContainerNode

    init(_ context: BuildContext, _ alignment: VerticalAlignment?, _ cells: [Node]) {
        self.alignment = alignment
        row = ContainerNode(context, layout: HStackLayout(alignment: alignment ?? .center), children: cells)
        super.init(context, children: cells, guideMask: row.guideMask)
    }

    override var kind: String { "GridRow" }
    override var spacing: ViewSpacing { row.spacing }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { row.size(for: proposal) }
    override func arrange(_ proposal: ProposedViewSize, size: CGSize) -> [Placement] { row.arrangement(for: proposal) }
    override func computeGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        row.explicitGuide(key, for: proposal)
    }
}
