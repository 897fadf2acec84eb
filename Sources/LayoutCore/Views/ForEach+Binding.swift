// ForEach+Binding.swift: a view for each element of a collection, which may write the element.

extension ForEach where Content: View {
    /// A view for each element of a collection that can be written, identified by its id.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
        C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// A view for each element of a collection that can be written, identified by a property.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let elements = data.wrappedValue
        let indexed = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
        self.init(
            data: indexed,
            content: { element in
                content(
                    Binding(get: { data.wrappedValue[element.0] }, set: { data.wrappedValue[element.0] = $0 }))
            },
            id: { $0.1 })
    }
}
