// GridPlan.swift: which cell of a grid stands where, and the gaps between columns and rows.  Lengths in points.

/// Which cell of a grid stands where; cells count in reading order.
@usableFromInline package struct GridPlan {
    /// A cell: the number of its row, and its columns.
    @usableFromInline package struct Cell {
        @usableFromInline package let row: Int
        /// The columns by its own span; a cell that spans them all has the first.
        @usableFromInline package let columns: Range<Int>
        /// Whether it spans every column there is.
        @usableFromInline package let isWholeRow: Bool

        @inlinable init(row: Int, columns: Range<Int>, isWholeRow: Bool) {
            (self.row, self.columns, self.isWholeRow) = (row, columns, isWholeRow)
        }
    }

    @usableFromInline package var cells: [Cell] = []
    /// The cells of each row.
    @usableFromInline var rows: [Range<Int>] = []
    @usableFromInline package var columnCount = 0

    /// A grid without rows.
    @inlinable package init() {}

    /// Adds a row of cells with the numbers of columns that they span, each at least 1.
    @inlinable package mutating func append(spans: [Int]) {
        var column = 0
        for span in spans {
            cells.append(Cell(row: rows.count, columns: column..<column + span, isWholeRow: false))
            column += span
        }
        columnCount = max(columnCount, column)
        rows.append(cells.count - spans.count..<cells.count)
    }

    /// Adds a row of one view.
    @inlinable package mutating func appendSpanning() {
        cells.append(Cell(row: rows.count, columns: 0..<1, isWholeRow: true))
        columnCount = max(columnCount, 1)
        rows.append(cells.count - 1..<cells.count)
    }

    /// The columns of a cell.
    @inlinable package func columns(_ cell: Cell) -> Range<Int> { cell.isWholeRow ? 0..<columnCount : cell.columns }

    /// How many columns or rows there are.
    @inlinable package func count(along axis: Axis) -> Int { axis == .horizontal ? columnCount : rows.count }

    /// The largest distances that neighbours on both sides of each gap prefer.
    ///
    /// - Parameter preferences: Those of the cells.
    /// - Returns: `nil` where one is the larger of two that vary.
    /// - Complexity: O(*n*) in the cells.
    @inlinable package func gaps<Value: Number>(along axis: Axis, _ preferences: [PreferredSpacing<Value>]) -> [Value]?
    {
        var gaps = [Value?](repeating: nil, count: max(count(along: axis) - 1, 0))
        var isDecided = true
        func meet(_ gap: Int, _ first: Int, _ second: Int) {
            let distance = preferences[first].distance(to: preferences[second], along: axis)
            let largest = distance.flatMap { gaps[gap]?.greater($0) ?? (gaps[gap] == nil ? $0 : nil) }
            isDecided = isDecided && largest != nil
            gaps[gap] = largest ?? gaps[gap]
        }
        if axis == .horizontal {
            for row in rows {
                for second in row.dropFirst() { meet(cells[second].columns.lowerBound - 1, second - 1, second) }
            }
        } else {
            for (index, (upper, lower)) in zip(rows, rows.dropFirst()).enumerated() {
                forNeighbours(upper, lower) { meet(index, $0, $1) }
            }
        }
        return isDecided ? gaps.map { $0 ?? PreferredSpacing.platform } : nil
    }

    /// The pairs of cells of two rows that share columns: both rows are walked once.
    @inlinable func forNeighbours(_ upper: Range<Int>, _ lower: Range<Int>, _ meet: (Int, Int) -> Void) {
        var (first, second) = (upper.lowerBound, lower.lowerBound)
        while first < upper.upperBound, second < lower.upperBound {
            let (above, below) = (columns(cells[first]), columns(cells[second]))
            if above.overlaps(below) { meet(first, second) }
            if above.upperBound <= below.upperBound { first += 1 } else { second += 1 }
        }
    }
}
