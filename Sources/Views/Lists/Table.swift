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
    private let values: [Value]
    private var selection: ListSelection<Value.ID>?
    private let columns: [TableColumnPart<Value>]

    /// The labels and the rows.
    @ViewBuilder public var body: some View {
        if widthClass == .compact {
            list { value in columns.first?.cell(value) }
        } else {
            VStack(spacing: 0) {
                row { $0.label }
                    .font(.footnote)
                    .padding(EdgeInsets(top: insets.top, leading: insets.leading, bottom: 0, trailing: insets.trailing))
                list { value in row { $0.cell(value) } }
            }
        }
    }

    private func list(@ViewBuilder _ row: @escaping (Value) -> some View) -> some View {
        List<Value.ID, _>(rows: ForEach(values, content: row), choosing: selection).listStyle(.plain)
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

extension Table where Rows == [Value], Columns == TableColumns<Value> {
    /// A row for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value { (values, self.columns) = (Array(data), columns()._columns) }

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

    /// A row for each element; nothing sorts them here.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value { self.init(data, columns: columns) }

    /// A row for each element, of which one can be chosen; nothing sorts them here.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(data, columns: columns)
        self.selection = .one(selection)
    }

    /// A row for each element, of which several can be chosen; nothing sorts them here.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(data, columns: columns)
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
