// DynamicViewContent.swift: views made of the elements of a collection, which lists let people change.

/// Views made of the elements of a collection.
public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The elements.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
    /// What deleting rows does, as by `LayoutHost.delete(id:)`.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        EditableRows(rows: self, delete: action)
    }
    /// What moving rows does, as by `LayoutHost.move(id:before:)`.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditableRows(rows: self, move: action)
    }
}

extension ForEach where Content: View {
    /// A view for each element of a collection that people change, identified by its id.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
        C.Index: Hashable
    { self = Self(data, content: content).editing(editActions.edits(of: data) { $0.id }) }

    /// A view for each element of a collection that people change, identified by a property.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        self = Self(data, id: id, content: content).editing(editActions.edits(of: data) { $0[keyPath: id] })
    }
}

extension EditActions where Data: MutableCollection & RandomAccessCollection {
    /// The edits of a collection that these are.
    func edits<ID: Hashable>(of data: Binding<Data>, id: @escaping (Data.Element) -> ID) -> RowEdits {
        let offset = { (wanted: AnyHashable) in
            (wanted.base as? ID).flatMap { wanted in
                data.wrappedValue.enumerated().first { id($0.element) == wanted }?.offset
            }
        }
        return RowEdits(
            delete: !contains(.delete)
                ? nil
                : { id in
                    guard let offset = offset(id), let rows = data.wrappedValue as? any RangeReplaceableCollection,
                        let rest = rows.removing(at: offset) as? Data
                    else { return }
                    data.wrappedValue = rest
                },
            move: !contains(.move)
                ? nil
                : { id, next in
                    guard let from = offset(id), let to = next.map(offset) ?? data.wrappedValue.count else { return }
                    var elements = Array(data.wrappedValue)
                    elements.move(fromOffsets: IndexSet(integer: from), toOffset: to)
                    var moved = data.wrappedValue
                    for (index, element) in zip(moved.indices, elements) { moved[index] = element }
                    data.wrappedValue = moved
                })
    }
}

extension RangeReplaceableCollection {
    /// The collection without the element at an offset.
    fileprivate func removing(at offset: Int) -> Self {
        var rest = self
        rest.remove(at: index(startIndex, offsetBy: offset))
        return rest
    }
}

/// How people change the elements of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
    /// One bit for each way.
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Moving elements.
    public static var move: EditActions { EditActions(rawValue: 1) }
    /// Deleting elements.
    public static var delete: EditActions { EditActions(rawValue: 2) }
    /// Both.
    public static var all: EditActions { [.move, .delete] }
}

extension Array {
    /// Moves the elements at some positions before another position.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.map { self[$0] }
        let before = source.count { $0 < destination }
        remove(atOffsets: source)
        insert(contentsOf: moved, at: destination - before)
    }

    /// Removes the elements at some positions.
    public mutating func remove(atOffsets offsets: IndexSet) {
        self = indices.filter { !offsets.contains($0) }.map { self[$0] }
    }
}
