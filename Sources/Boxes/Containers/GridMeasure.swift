// GridMeasure.swift: cells in rows and columns, over any number.  Lengths in points.
// Apple documents only that columns are as wide as their widest cell; how flexible cells share is our reading of that:
// columns share the width as an HStack's children do, then rows the height.

/// Cells in rows and columns: how far each column and row reaches, and where the cells stand.
///
/// It is inlined where it is asked, so that it is compiled for the numbers and the judge there.
@usableFromInline package struct GridMeasure<Child: MeasuredChild> {
    @usableFromInline package typealias Value = Child.Value

    /// A view with its place in the grid.
    @usableFromInline package struct Cell {
        @usableFromInline package let view: Child
        @usableFromInline package let row: Int
        @usableFromInline package let columns: Range<Int>
        /// Whether more columns than one are its own, or all: it does not count for their first lengths.
        @usableFromInline package let isSpanning: Bool
        /// Along which axes it does not make its column or row larger.
        @usableFromInline package let unsized: Axis.Set
    }

    /// A guide for all cells of a row, and whether they meet on a line of their own: it leaves containers.
    @usableFromInline package typealias RowGuide = (guide: Child.Guide, meets: Bool)

    @usableFromInline package let cells: [Cell]
    /// The gap after each column or row but the last, in points.
    @usableFromInline package let gaps: PerAxis<[Value]>
    /// The largest priority of the cells of each column and row.
    @usableFromInline package let priorities: PerAxis<[Double]>
    @usableFromInline let columnGuides: [Child.Guide]
    @usableFromInline let rowGuides: [RowGuide]
    /// The cells that count for the length of each column and row.
    @usableFromInline let members: PerAxis<[[Int]]>

    /// A grid of views.
    ///
    /// - Parameters:
    ///   - views: One a cell.
    ///   - unsized: The axes along which a cell does not count; none by default.
    ///   - columnGuides: One a column.
    ///   - rowGuides: One a row.
    package init(
        _ plan: GridPlan, _ views: [Child], unsized: (Int) -> Axis.Set = { _ in [] }, gaps: PerAxis<[Value]>,
        columnGuides: [Child.Guide], rowGuides: [RowGuide]
    ) {
        (self.gaps, self.columnGuides, self.rowGuides) = (gaps, columnGuides, rowGuides)
        var members = PerAxis { [[Int]](repeating: [], count: plan.count(along: $0)) }
        var priorities = PerAxis { [Double?](repeating: nil, count: plan.count(along: $0)) }
        var cells: [Cell] = []
        cells.reserveCapacity(views.count)
        for (index, (cell, view)) in zip(plan.cells, views).enumerated() {
            let isOne = cell.columns.count == 1
            let priority = view.priority
            func raise(_ own: inout Double?) { own = max(own ?? priority, priority) }
            // A view that is a row by itself has a say in the tier of the first column, though not in its length.
            if isOne { raise(&priorities.horizontal[cell.columns.lowerBound]) }
            raise(&priorities.vertical[cell.row])
            if isOne, !cell.isWholeRow { members.horizontal[cell.columns.lowerBound].append(index) }
            members.vertical[cell.row].append(index)
            cells.append(
                Cell(
                    view: view, row: cell.row, columns: plan.columns(cell), isSpanning: !isOne || cell.isWholeRow,
                    unsized: unsized(index)))
        }
        (self.cells, self.members) = (cells, members)
        self.priorities = PerAxis { axis in priorities[axis].map { $0 ?? 0 } }
    }
}

extension GridMeasure {
    /// The views, one a cell.
    package var views: [Child] { cells.map(\.view) }

    /// The number of a cell's row.
    @inlinable package func row(of cell: Int) -> Int { cells[cell].row }

    /// The lengths of columns and rows, and the width of each cell, in points.
    @usableFromInline package struct Lengths {
        /// The columns' widths, and the rows' heights.
        @usableFromInline package let tracks: PerAxis<[Value]>
        /// The widths of the cells.
        @usableFromInline package let widths: [Value]

        @inlinable init(tracks: PerAxis<[Value]>, widths: [Value]) { (self.tracks, self.widths) = (tracks, widths) }
    }

    /// The lengths of columns and rows.
    ///
    /// - Parameters:
    ///   - columns: The columns' widths where they are known, in points.
    ///   - width: What the whole is offered, for cells over several columns; `nil` for the ideal.
    ///   - offers: What columns or rows are offered by a rule that asks `length(of:along:_:offered:judge:)`; it is handed
    ///     the widths of the cells for that, which are none as long as columns are asked.
    @inlinable package func lengths<J: Judge<Value>>(
        columns known: [Value]? = nil, offered width: Value?, judge: inout J,
        offers: (Axis, _ widths: [Value], inout J) throws(J.Failure) -> [Value?]
    ) throws(J.Failure) -> Lengths {
        func lengths(_ axis: Axis, _ widths: [Value], _ judge: inout J) throws(J.Failure) -> [Value] {
            var lengths: [Value] = []
            for (track, offer) in try offers(axis, widths, &judge).enumerated() {
                lengths.append(try length(of: track, along: axis, widths, offered: offer, judge: &judge))
            }
            return lengths
        }
        var columns: [Value]
        if let known {
            columns = known
        } else {
            columns = try lengths(.horizontal, [], &judge)
            try widen(&columns, offered: width, judge: &judge)
        }
        let widths = widths(columns)
        let rows = try lengths(.vertical, widths, &judge)
        return Lengths(tracks: PerAxis(horizontal: columns, vertical: rows), widths: widths)
    }

    /// The extent of the cells of a column or row under an offer, aligned on their guides.
    ///
    /// - Parameter widths: Those of all cells, where a row is asked.
    @inlinable package func length<J: Judge<Value>>(
        of track: Int, along axis: Axis, _ widths: [Value], offered offer: Value?, judge: inout J
    ) throws(J.Failure) -> Value {
        let guide = axis == .horizontal ? columnGuides[track] : rowGuides[track].guide
        var (before, after): (Value, Value) = (0, 0)
        for index in members[axis][track] where !cells[index].unsized.contains(axis.only) {
            let proposal =
                axis == .horizontal
                ? PerAxis(horizontal: offer, vertical: nil) : PerAxis(horizontal: widths[index], vertical: offer)
            let length = try cells[index].view.size(for: proposal, judge: &judge)[axis]
            if length == .infinity { return length }
            let own = try cells[index].view.answer(to: proposal, on: guide, judge: &judge).guide
            before = judge.greater(before, own)
            after = judge.greater(after, length - own)
        }
        return before + after
    }

    /// Makes columns wide enough for the cells that span several: what is missing is shared equally.
    ///
    /// Such a cell is offered what the other columns leave of the whole, and its own columns at least: a divider under a
    /// row makes a grid as wide as its room, unless it is unsized.
    @inlinable func widen<J: Judge<Value>>(
        _ columns: inout [Value], offered whole: Value?, judge: inout J
    ) throws(J.Failure) {
        var last: (columns: Range<Int>, width: Value, offer: Value?)?
        for cell in cells where cell.isSpanning && !cell.unsized.contains(.horizontal) {
            if last?.columns != cell.columns {
                let width = width(of: cell, columns)
                let all = columns.reduce(0, +) + gaps.horizontal.reduce(0, +)
                last = (cell.columns, width, whole.map { judge.greater(width, $0 - (all - width)) })
            }
            guard let (_, width, offer) = last, !width.isInfinite else { continue }
            let wanted = try cell.view.size(for: PerAxis(horizontal: offer, vertical: nil), judge: &judge).horizontal
            if wanted.isInfinite {
                for column in cell.columns { columns[column] = .infinity }
                last = nil
                continue
            }
            let missing = wanted - width
            guard missing.isDefined, judge.isLess(0, missing) else { continue }
            let share = missing / Value.Scalar(decimal: Double(cell.columns.count))
            for column in cell.columns { columns[column] = columns[column] + share }
            last = nil
        }
    }

    /// The widths of all cells; neighbours that span the same columns are as wide.
    @inlinable func widths(_ columns: [Value]) -> [Value] {
        var widths: [Value] = []
        widths.reserveCapacity(cells.count)
        for (index, cell) in cells.enumerated() {
            let isSame = index > 0 && cells[index - 1].columns == cell.columns
            widths.append(isSame ? widths[index - 1] : width(of: cell, columns))
        }
        return widths
    }

    @inlinable func width(of cell: Cell, _ columns: [Value]) -> Value {
        let (first, last) = (cell.columns.lowerBound, cell.columns.upperBound - 1)
        if first == last { return columns[first] }
        return columns[first...last].reduce(0, +) + gaps.horizontal[first..<last].reduce(0, +)
    }

    /// The size of the whole, in points.
    @inlinable package func size(_ lengths: Lengths) -> PerAxis<Value> {
        PerAxis { lengths.tracks[$0].reduce(0, +) + gaps[$0].reduce(0, +) }
    }
}

extension GridMeasure {
    /// The room of a cell: its top left corner in the grid and its size, in points.
    @usableFromInline package typealias Room = (corner: PerAxis<Value>, size: PerAxis<Value>)

    /// The room of each cell.
    @inlinable package func rooms(_ lengths: Lengths) -> [Room] {
        let starts = PerAxis { axis in Self.starts(lengths.tracks[axis], gaps[axis]) }
        return cells.indices.map { index in
            let cell = cells[index]
            return (
                PerAxis(horizontal: starts.horizontal[cell.columns.lowerBound], vertical: starts.vertical[cell.row]),
                PerAxis(horizontal: lengths.widths[index], vertical: lengths.tracks.vertical[cell.row])
            )
        }
    }

    @inlinable static func starts(_ lengths: [Value], _ gaps: [Value]) -> [Value] {
        var (starts, position): ([Value], Value) = ([], 0)
        for (index, length) in lengths.enumerated() {
            starts.append(position)
            position = position + (length + (index < gaps.count ? gaps[index] : 0))
        }
        return starts
    }

    /// Where the cells of each row meet that are aligned on baselines or a custom guide, from the row's top; `nil` for
    /// other rows.
    @inlinable package func lines<J: Judge<Value>>(_ rooms: [Room], judge: inout J) throws(J.Failure) -> [Value?] {
        var lines = [Value?](repeating: nil, count: rowGuides.count)
        for (index, cell) in cells.enumerated() where rowGuides[cell.row].meets {
            let offer = PerAxis<Value?> { rooms[index].size[$0] }
            let own = try cell.view.answer(to: offer, on: rowGuides[cell.row].guide, judge: &judge).guide
            lines[cell.row] = lines[cell.row].map { judge.greater($0, own) } ?? own
        }
        return lines
    }

    /// Where a cell's view begins in its room, and what it is offered.
    ///
    /// - Parameter line: Where the cells of its row meet.
    @inlinable package func place<J: Judge<Value>>(
        of index: Int, in size: PerAxis<Value>, on line: Value?, judge: inout J
    ) throws(J.Failure) -> MeasuredPlace<Value> {
        let (cell, offer) = (cells[index], PerAxis<Value?> { size[$0] })
        let row = rowGuides[cell.row].guide
        let guides = PerAxis(horizontal: columnGuides[cell.columns.lowerBound], vertical: row)
        let origin = try cell.view.origin(in: size, on: guides, for: offer, judge: &judge)
        guard let line else { return MeasuredPlace(origin: origin, proposal: offer) }
        let own = try cell.view.answer(to: offer, on: row, judge: &judge).guide
        return MeasuredPlace(
            origin: PerAxis(horizontal: origin.horizontal, vertical: line - own), proposal: offer)
    }
}
