// Table.swift: rows of columns.  Lengths in points.

/// Rows of columns, in a window as large as the room offered.
///
/// Where the horizontal size class is compact, a table is a plain list of its first column, without labels, as Apple's
/// documentation says.  Elsewhere the frames are ours, for none are published: a row of labels in the font of footnotes, and
/// below it rows as those of a plain list.  Columns stand without gaps; each is as wide as it asks, and what is left is shared
/// equally among those that ask for no width.
public struct Table<Value: Identifiable, Rows, Columns: TableColumnContent<Value>>: View {
    @Environment(\.horizontalSizeClass) private var widthClass
    @Environment(\.listSizes.rowInsets) private var insets
    private let rows: [TableRowPart<Value>]
    private var selection: ListSelection<Value.ID>?
    private let columns: [TableColumnPart<Value>]
    /// What a tap on a column's label does; `nil` where nobody keeps an order.
    private var sort: ((KeyPathComparator<Value>) -> Void)?

    /// The labels and the rows.
    @ViewBuilder public var body: some View {
        if widthClass == .compact {
            list { value in columns.first?.cell(value) }
        } else {
            VStack(spacing: 0) {
                row { label(of: $0) }
                    .font(.footnote)
                    .padding(EdgeInsets(top: insets.top, leading: insets.leading, bottom: 0, trailing: insets.trailing))
                list { value in row { $0.cell(value) } }
            }
        }
    }

    private func list(@ViewBuilder _ row: @escaping (Value) -> some View) -> some View {
        List<Value.ID, _>(
            rows: ForEach(rows, id: \.value.id) { $0.dress(AnyView(row($0.value))) }, choosing: selection
        )
        .listStyle(.plain)
    }

    /// The label of a column, which sorts the rows where somebody keeps their order.
    private func label(of column: TableColumnPart<Value>) -> AnyView {
        guard let sort, let comparator = column.comparator else { return column.label }
        return AnyView(
            column.label.contentShape(Rectangle()).onTapGesture { sort(comparator) }
                .said { $0.traits.insert(.isButton) })
    }

    private func row(_ view: @escaping (TableColumnPart<Value>) -> AnyView) -> some View {
        HStack(spacing: 0) {
            ForEach(columns.indices, id: \.self) { index in
                let column = columns[index]
                view(column)
                    .frame(
                        minWidth: column.least, idealWidth: column.ideal, maxWidth: column.most ?? .infinity,
                        alignment: .leading)
            }
        }
    }
}

extension Table {
    /// A tap on the label of a column puts it first, or turns its order round where it is first.
    private func sorted<Sort: SortComparator>(by order: Binding<[Sort]>) -> Self {
        var table = self
        table.sort = { comparator in
            guard let column = comparator as? Sort else { return }
            let order = order.projectedValue
            let path = comparator.keyPath
            let place = order.wrappedValue.firstIndex { ($0 as? KeyPathComparator<Value>)?.keyPath == path }
            var sort = place.map { order.wrappedValue[$0] } ?? column
            if place == 0 { sort.order = sort.order == .forward ? .reverse : .forward }
            order.wrappedValue =
                [sort] + order.wrappedValue.indices.filter { $0 != place }.map { order.wrappedValue[$0] }
        }
        return table
    }
}

extension Table where Rows == [Value], Columns == TableColumns<Value> {
    /// A row for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value { (rows, self.columns) = (data.map { TableRowPart($0) }, columns()._columns) }

    /// A row for each element, of which one can be chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(data, columns: columns)
        self.selection = .one(selection)
    }

    /// A row for each element, of which several can be chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(data, columns: columns)
        self.selection = .several(selection)
    }

    /// A row for each element; a tap on a label changes their order.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value { self = Self(data, columns: columns).sorted(by: sortOrder) }

    /// A row for each element, of which one can be chosen; a tap on a label changes their order.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self = Self(data, columns: columns).sorted(by: sortOrder)
        self.selection = .one(selection)
    }

    /// A row for each element, of which several can be chosen; a tap on a label changes their order.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self = Self(data, columns: columns).sorted(by: sortOrder)
        self.selection = .several(selection)
    }
}

extension Table where Rows == TableRows<Value>, Columns == TableColumns<Value> {
    /// Rows that are stated one by one.
    public init(
        of valueType: Value.Type = Value.self, @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { (self.rows, self.columns) = (rows()._rows, columns()._columns) }

    /// Rows that are stated one by one, of which one can be chosen.
    public init(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(of: valueType, columns: columns, rows: rows)
        self.selection = .one(selection)
    }

    /// Rows that are stated one by one, of which several can be chosen.
    public init(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(of: valueType, columns: columns, rows: rows)
        self.selection = .several(selection)
    }

    /// Rows that are stated one by one; a tap on a label changes their order.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self = Self(of: valueType, columns: columns, rows: rows).sorted(by: sortOrder) }

    /// Rows that are stated one by one, of which one can be chosen; a tap on a label changes their order.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self = Self(of: valueType, columns: columns, rows: rows).sorted(by: sortOrder)
        self.selection = .one(selection)
    }

    /// Rows that are stated one by one, of which several can be chosen; a tap on a label changes their order.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self = Self(of: valueType, columns: columns, rows: rows).sorted(by: sortOrder)
        self.selection = .several(selection)
    }
}

/// How tables look; without effect on frames.
public protocol TableStyle {}

/// The looks of tables by name, all alike here.
public struct PlainTableStyle: TableStyle, Sendable {}

extension TableStyle where Self == PlainTableStyle {
    /// The usual look.
    public static var automatic: Self { Self() }
    /// Rows on a ground.
    public static var inset: Self { Self() }
    /// Rows within a border.
    public static var bordered: Self { Self() }
}

extension View {
    /// Sets how tables inside look; without effect on frames.
    public func tableStyle(_ style: some TableStyle) -> some View { self }
}
