// TableColumn.swift: the columns of a table.  Lengths in points.

/// One or several columns of a table.
public protocol TableColumnContent<TableRowValue> {
    /// The type of what a row shows.
    associatedtype TableRowValue: Identifiable
    /// The columns, from the leading to the trailing one.
    var _columns: [TableColumnPart<TableRowValue>] { get }
}

/// A column, as a table knows it.
public struct TableColumnPart<RowValue> {
    let label: AnyView
    let cell: (RowValue) -> AnyView
    /// What sorts rows by what the column shows; `nil` where nothing does.
    var comparator: KeyPathComparator<RowValue>?
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?
}

/// A column with a label above a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    private var part: TableColumnPart<RowValue>

    private init(
        label: Label, by comparator: KeyPathComparator<RowValue>? = nil, cell: @escaping (RowValue) -> Content
    ) {
        part = TableColumnPart(label: AnyView(label), cell: { AnyView(cell($0)) }, comparator: comparator)
    }

    public var _columns: [TableColumnPart<RowValue>] { [part] }

    /// The column in a width, in points; `nil` for a share of what is left.
    public func width(_ width: CGFloat?) -> Self { self.width(min: width, ideal: width, max: width) }

    /// The column between two widths, in points.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
        var column = self
        (column.part.least, column.part.ideal, column.part.most) = (min, ideal, max)
        return column
    }
}

extension TableColumn where Label == Text, Sort == Never {
    /// A column of views under a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), cell: content)
    }

    /// A column of views under a title.
    public init(_ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: title, cell: content)
    }

    /// A column of views under a title, which sorts rows by a value.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(titleKey), by: KeyPathComparator(value), cell: content) }

    /// A column of views under a title, which sorts rows by a value.
    @_disfavoredOverload
    public init<V: Comparable>(
        _ title: some StringProtocol, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(String(title)), by: KeyPathComparator(value), cell: content) }

    /// A column of views under a title, which sorts rows by a value in an order of one's own.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(label: Text(titleKey), by: KeyPathComparator(value, comparator: comparator), cell: content)
    }

    /// A column of views under a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(String(title)), cell: content)
    }
}

extension TableColumn where Label == Text, Sort == Never, Content == Text {
    /// A column of texts under a title, which sorts rows by them.
    public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(label: Text(titleKey), by: KeyPathComparator(value), cell: { Text($0[keyPath: value]) })
    }

    /// A column of texts under a title, which sorts rows by them.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(label: Text(String(title)), by: KeyPathComparator(value), cell: { Text($0[keyPath: value]) })
    }
}

/// Several columns.
public struct TableColumns<RowValue: Identifiable>: TableColumnContent {
    public let _columns: [TableColumnPart<RowValue>]
}

/// Makes columns of those in a closure.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
    /// A column.
    ///
    /// Its type is left behind: with it the compiler would not know what a row shows before it has read the closure.
    public static func buildExpression<Sort, Content, Label>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumns<RowValue> { TableColumns(_columns: column._columns) }
    /// The columns one after the other.
    public static func buildBlock(_ columns: TableColumns<RowValue>...) -> TableColumns<RowValue> {
        TableColumns(_columns: columns.flatMap(\._columns))
    }
    /// The columns behind a condition, or none.
    public static func buildOptional(_ columns: TableColumns<RowValue>?) -> TableColumns<RowValue> {
        columns ?? TableColumns(_columns: [])
    }
}
