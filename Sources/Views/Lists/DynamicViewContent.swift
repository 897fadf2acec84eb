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
    /// What deleting rows does; nothing deletes them here.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { EditableRows(rows: self) }
    /// What moving rows does; nothing moves them here.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditableRows(rows: self)
    }
}

extension ForEach where Content: View {
    /// A view for each element of a collection that people would change, identified by its id.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
        C.Index: Hashable
    { self.init(data, content: content) }
}

/// How people would change the elements of a collection; nothing changes them here.
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
