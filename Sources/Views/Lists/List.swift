// List.swift: rows under each other, in a window as large as the room offered.

/// Rows under each other, in a window as large as the room offered; it shows their beginning.
///
/// Rows are at least as high as `defaultMinListRowHeight` says; the room around what stands in them is in `ListSizes`.  A tap
/// on a row chooses it where the list has a selection: of several, where the list is edited or on a Mac.
public struct List<SelectionValue: Hashable, Content: View>: View {
    @Environment(\.editMode) private var mode
    @Environment(\.screenSystem) private var system
    @Environment(\.nextColumn) private var next
    private var selection: ListSelection<SelectionValue>?
    private let content: Content

    /// A list of rows that are there, of which some can be chosen.
    init(rows: Content, choosing selection: ListSelection<SelectionValue>? = nil) {
        (content, self.selection) = (rows, selection)
    }

    public var body: some View {
        let action = selection?.action(isEditing: mode?.wrappedValue.isEditing == true, isMac: system.isMac)
        let goBack = selection?.goBack
        let rows = Choosable(content, choosing: action) { $0[SectionPlace.self].part == .content }
        RowsView(content: rows.environment(\.rowChoice, action))
            .leavingOut("List(selection:)", if: selection?.isEmpty == false)
            .pushing("List(selection:)", goBack == nil ? nil : next) { goBack?() }
    }
}

extension List {
    /// Rows of which several can be chosen.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.selection = selection.map(ListSelection.several)
        self.content = content()
    }

    /// Rows of which one can be chosen.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.selection = selection.map(ListSelection.one)
        self.content = content()
    }

    /// A row for each element, of which several can be chosen.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.selection = selection.map(ListSelection.several)
        content = ForEach(data, content: rowContent)
    }

    /// A row for each element, of which one can be chosen.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.selection = selection.map(ListSelection.one)
        content = ForEach(data, content: rowContent)
    }

    /// A row for each element, of which several can be chosen.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.selection = selection.map(ListSelection.several)
        content = ForEach(data, id: id, content: rowContent)
    }

    /// A row for each element, of which one can be chosen.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.selection = selection.map(ListSelection.one)
        content = ForEach(data, id: id, content: rowContent)
    }
}

extension List {
    /// A row for each element, of which one can be chosen; one with elements inside it opens and closes.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.selection = selection.map(ListSelection.one)
        content = OutlineGroup(data, children: children, content: rowContent)
    }

    /// A row for each element, of which several can be chosen; one with elements inside it opens and closes.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.selection = selection.map(ListSelection.several)
        content = OutlineGroup(data, children: children, content: rowContent)
    }
}

extension List where SelectionValue == Int {
    /// A row for each number of a range, of which one can be chosen.
    public init<Row: View>(
        _ data: Range<Int>, selection: Binding<Int?>?, @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        self.selection = selection.map(ListSelection.one)
        content = ForEach(data, content: rowContent)
    }

    /// A row for each number of a range, of which several can be chosen.
    public init<Row: View>(
        _ data: Range<Int>, selection: Binding<Set<Int>>?, @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        self.selection = selection.map(ListSelection.several)
        content = ForEach(data, content: rowContent)
    }
}

extension List where SelectionValue == Never {
    /// Rows.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// A row for each element.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    /// A row for each element, identified by a property.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        content = ForEach(data, id: id, content: rowContent)
    }

    /// A row for each number of a range.
    public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> {
        content = ForEach(data, content: rowContent)
    }

    /// A row for each element of a collection that can be written.
    public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        content = ForEach(data, content: rowContent)
    }

    /// A row for each element of a collection that can be written, identified by a property.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>, Data.Index: Hashable {
        content = ForEach(data, id: id, content: rowContent)
    }

    /// A row for each element; one with elements inside it opens and closes.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        content = OutlineGroup(data, children: children, content: rowContent)
    }

    /// A row for each element, identified by a property; one with elements inside it opens and closes.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, ID, Row> {
        content = OutlineGroup(data, id: id, children: children, content: rowContent)
    }
}

/// Controls in rows, each with its label and its value at the ends.
public struct Form<Content: View>: View {
    private let content: Content

    /// Puts controls into rows.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { RowsView(content: content) }
}
