// TableRow.swift: the rows of a table, where they are stated one by one.

/// One or several rows of a table.
public protocol TableRowContent<TableRowValue> {
    /// The type of what a row shows.
    associatedtype TableRowValue: Identifiable
    /// The rows, from the first to the last one.
    var _rows: [TableRowPart<TableRowValue>] { get }
}

/// A row, as a table knows it.
public struct TableRowPart<RowValue> {
    let value: RowValue
    /// The views of the row, with what the row adds to them.
    var dress: (AnyView) -> AnyView = { $0 }

    init(_ value: RowValue) { self.value = value }
}

/// A row that shows a value.
public struct TableRow<Value: Identifiable>: TableRowContent {
    private var part: TableRowPart<Value>

    /// A row that shows a value.
    public init(_ value: Value) { part = TableRowPart(value) }

    public var _rows: [TableRowPart<Value>] { [part] }

    /// The row with a menu that a press opens.
    public func contextMenu(@ViewBuilder menuItems: () -> some View) -> Self {
        let items = menuItems()
        return dressed { $0.contextMenu { items } }
    }
    /// The row, which is dragged as a value; nobody drags here.
    public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> Self { self }
    /// The row with what runs when a pointer enters and leaves it; there is no pointer.
    public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }

    private func dressed(_ change: @escaping (AnyView) -> some View) -> Self {
        var row = self
        let before = part.dress
        row.part.dress = { AnyView(change(before($0))) }
        return row
    }
}

/// Several rows.
public struct TableRows<RowValue: Identifiable>: TableRowContent {
    public let _rows: [TableRowPart<RowValue>]
}

/// Makes rows of those in a closure.
@resultBuilder
public enum TableRowBuilder<RowValue: Identifiable> {
    /// A row, or several.
    public static func buildExpression<C: TableRowContent>(_ rows: C) -> TableRows<RowValue>
    where C.TableRowValue == RowValue { TableRows(_rows: rows._rows) }
    /// The rows one after the other.
    public static func buildBlock(_ rows: TableRows<RowValue>...) -> TableRows<RowValue> {
        TableRows(_rows: rows.flatMap(\._rows))
    }
    /// The rows behind a condition, or none.
    public static func buildOptional(_ rows: TableRows<RowValue>?) -> TableRows<RowValue> {
        rows ?? TableRows(_rows: [])
    }
    /// The rows of a condition that holds.
    public static func buildEither(first rows: TableRows<RowValue>) -> TableRows<RowValue> { rows }
    /// The rows of a condition that does not hold.
    public static func buildEither(second rows: TableRows<RowValue>) -> TableRows<RowValue> { rows }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// The type of what a row shows.
    public typealias TableRowValue = Content.TableRowValue
    public var _rows: [TableRowPart<Content.TableRowValue>] { data.flatMap { content($0)._rows } }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Rows for each element.
    public init<RowValue>(
        _ data: Data, @TableRowBuilder<RowValue> content: @escaping (Data.Element) -> TableRows<RowValue>
    ) where Content == TableRows<RowValue> { self.init(data: data, content: content, id: { $0.id }) }

    /// A row that shows each element.
    public init(_ data: Data) where Content == TableRow<Data.Element> {
        self.init(data: data, content: { TableRow($0) }, id: { $0.id })
    }
}

extension ForEach {
    /// Rows for each element, identified by a property.
    public init<RowValue>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<RowValue> content: @escaping (Data.Element) -> TableRows<RowValue>
    ) where Content == TableRows<RowValue> { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}
