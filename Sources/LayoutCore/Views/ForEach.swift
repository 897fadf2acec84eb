// ForEach.swift: a view for each element of a collection.

/// A view for each element of a collection; state stays with an element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    private let id: (Data.Element) -> ID
    /// What editing the views does; `nil` for most.
    private var edits: RowEdits?

    package init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
        (self.data, self.content, self.id) = (data, content, id)
    }
}

extension ForEach where Content: View {
    /// A view for each element, identified by a property.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    /// A view for each element, identified by its id.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// A view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    func build(in context: BuildContext, into list: inout NodeList) {
        list.isStatic = false
        let count = data.count
        let visit = context.identity.beginVisit(of: count)
        if list.nodes.isEmpty { list.nodes.reserveCapacity(count) }
        var (index, position) = (data.startIndex, 0)
        while position < count {
            let element = data[index]
            let id = ViewKey(id(element))
            let identity = context.identity.child(id: id, visit: visit) ?? repeated(id, position, visit, in: context)
            let first = list.nodes.count
            context.with(identity).buildPart(into: &list) {
                $0.build(content(element), into: &$1)
            }
            if let edits {
                for node in list.nodes[first...] { node.edit(id.erased, of: context.identity.serial, by: edits) }
            }
            data.formIndex(after: &index)
            position += 1
        }
        context.identity.endVisit(visit, of: count)
    }

    /// The identity of an element whose id an earlier one has.
    private func repeated(_ id: ViewKey, _ position: Int, _ visit: Int, in context: BuildContext) -> ViewIdentity {
        context.session.report(.repeatedID(id.text), at: context.identity.path + "/ForEach")
        let own = ViewKey(RepeatedID(id: id.erased, position: position))
        return context.identity.child(id: own, visit: visit) ?? context.identity.child(id: own)
    }
}

extension ForEach: ElementViews {
    package var elementCount: Int { data.count }
    package func elementOffset(of wanted: AnyHashable) -> Int? {
        guard let wanted = wanted.base as? ID else { return nil }
        return data.enumerated().first { id($0.element) == wanted }?.offset
    }

    /// The views, which people edit.
    package func editing(_ edits: RowEdits) -> ForEach {
        var views = self
        views.edits = edits
        return views
    }
}

/// The identity of an element whose id an earlier one has.
private struct RepeatedID: Hashable {
    let id: AnyHashable
    let position: Int
}
