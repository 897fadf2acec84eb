// List+EditActions.swift: lists of a collection that people change.

extension List where SelectionValue == Never {
    /// A row for each element of a collection that people change.
    public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(rows: ForEach(data, editActions: editActions, content: rowContent))
    }

    /// A row for each element of a collection that people change, identified by a property.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>, Data.Index: Hashable {
        self.init(rows: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}

extension List {
    /// A row for each element of a collection that people change, of which several can be chosen.
    public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            rows: ForEach(data, editActions: editActions, content: rowContent),
            choosing: selection.map(ListSelection.several))
    }

    /// A row for each element of a collection that people change, identified by a property, of which several can be chosen.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>, Data.Index: Hashable {
        self.init(
            rows: ForEach(data, id: id, editActions: editActions, content: rowContent),
            choosing: selection.map(ListSelection.several))
    }

    /// A row for each element of a collection that people change, of which one can be chosen.
    public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            rows: ForEach(data, editActions: editActions, content: rowContent),
            choosing: selection.map(ListSelection.one))
    }

    /// A row for each element of a collection that people change, identified by a property, of which one can be chosen.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>, Data.Index: Hashable {
        self.init(
            rows: ForEach(data, id: id, editActions: editActions, content: rowContent),
            choosing: selection.map(ListSelection.one))
    }
}
