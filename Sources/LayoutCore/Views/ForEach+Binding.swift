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
            content: { index, key in
                let element = ElementPlace(index: index, key: key, id: id, before: elements)
                return content(
                    Binding(
                        get: { element.value(in: data.wrappedValue) },
                        set: { if let place = element.place(in: data.wrappedValue) { data.wrappedValue[place] = $0 } }))
            },
            id: { $0.1 })
    }
}

/// Where an element stands in a collection that may have changed since its view was made.
private struct ElementPlace<C: MutableCollection & RandomAccessCollection, ID: Hashable> {
    let index: C.Index
    let key: ID
    let id: KeyPath<C.Element, ID>
    let before: C

    /// Where the element stands now; `nil` where it has gone.
    ///
    /// - Complexity: constant where it has not moved.
    func place(in now: C) -> C.Index? {
        let isThere = now.startIndex <= index && index < now.endIndex
        if isThere, now[index][keyPath: id] == key { return index }
        if let moved = now.indices.first(where: { now[$0][keyPath: id] == key }) { return moved }
        // What is its own id has another one once it is written.
        return isThere && id as AnyKeyPath == \C.Element.self && now.count == before.count ? index : nil
    }

    /// The element, as it was last where it has gone.
    func value(in now: C) -> C.Element { place(in: now).map { now[$0] } ?? before[index] }
}
