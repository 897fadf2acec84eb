// GridCells.swift: what a view says about its cell in a `Grid`.

extension View {
    /// Lets the view span several columns of its grid, at most 1000.
    public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridColumns.self, value: min(max(count, 1), 1000))
    }

    /// Puts a point of the view at the same point of its cell, whatever the grid's alignment.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { layoutValue(key: GridAnchor.self, value: anchor) }

    /// Aligns the views of this view's column.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignment.self, value: guide)
    }

    /// Keeps the view from making its column or row larger.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridUnsizedAxes.self, value: axes)
    }
}

enum GridColumns: LayoutValueKey { static var defaultValue: Int { 1 } }
enum GridAnchor: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
enum GridColumnAlignment: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }
enum GridUnsizedAxes: LayoutValueKey { static var defaultValue: Axis.Set { [] } }

/// A grid's alignment and spacing.
struct GridStyle {
    var alignment: Alignment
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

/// Which cell of a grid stands where; cells count in reading order.
struct GridPlan {
    /// A cell: the number of its row, and its columns.
    struct Cell {
        let row: Int
        let columns: Range<Int>
        /// Whether it spans every column there is.
        let isWholeRow: Bool
    }

    let style: GridStyle
    private(set) var cells: [Cell] = []
    /// Each row's own alignment.
    private(set) var rows: [VerticalAlignment?] = []
    private(set) var columnCount = 0

    init(style: GridStyle) { self.style = style }

    /// Adds a row of cells.
    mutating func append(_ row: [Node], alignment: VerticalAlignment?) {
        var column = 0
        for node in row {
            let span = LayoutSubview(node: node, index: 0)[GridColumns.self]
            cells.append(Cell(row: rows.count, columns: column..<column + span, isWholeRow: false))
            column += span
        }
        columnCount = max(columnCount, column)
        rows.append(alignment)
    }

    /// Adds a row of one view.
    mutating func appendSpanning(_ node: Node) {
        cells.append(Cell(row: rows.count, columns: 0..<1, isWholeRow: true))
        columnCount = max(columnCount, 1)
        rows.append(nil)
    }

    /// The columns of a cell.
    func columns(_ cell: Cell) -> Range<Int> { cell.isWholeRow ? 0..<columnCount : cell.columns }
}
