// OutlineGroup.swift: the elements of a tree, which people open one by one.

/// A view for each element of a tree: one that can have elements inside opens and closes as a `DisclosureGroup` does.
///
/// An element without a collection of others is a leaf; one with an empty collection can be opened and shows nothing.
/// All are closed at first, and whether one is open stays with its id.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    private let elements: [Data.Element]
    private let id: KeyPath<Data.Element, ID>
    private let children: KeyPath<Data.Element, Data?>
    private let content: (Data.Element) -> Leaf

    fileprivate init(
        of elements: [Data.Element], _ id: KeyPath<Data.Element, ID>, _ children: KeyPath<Data.Element, Data?>,
        _ content: @escaping (Data.Element) -> Leaf
    ) {
        (self.elements, self.id, self.children, self.content) = (elements, id, children, content)
    }

    /// The elements in order, each closed or open.
    public var body: some View {
        ForEach(elements, id: id) { element in
            OutlineRow(element: element, id: id, children: children, content: content)
        }
    }
}

/// An element of a tree, with those inside it while it is open.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    let element: Data.Element
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf

    @ViewBuilder var body: some View {
        if let inside = element[keyPath: children] {
            DisclosureGroup {
                OutlineGroup(of: Array(inside), id, children, content)
            } label: {
                content(element)
            }
        } else {
            content(element)
        }
    }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
    /// A view for each element of a tree.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(of: Array(data), \.id, children, content)
    }
}

extension OutlineGroup {
    /// A view for each element of a tree, identified by a property.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(of: Array(data), id, children, content)
    }

    /// A view for the root of a tree, whose elements are identified by a property.
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where Data.Element == DataElement {
        self.init(of: [root], id, children, content)
    }

    /// A view for the root of a tree.
    public init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where Data.Element == DataElement, DataElement: Identifiable, ID == DataElement.ID {
        self.init(of: [root], \.id, children, content)
    }
}
