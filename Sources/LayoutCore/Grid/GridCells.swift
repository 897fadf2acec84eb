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
