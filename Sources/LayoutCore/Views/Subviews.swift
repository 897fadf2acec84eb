// Subviews.swift: the views that a container was given, one by one.

/// One of the views that a container was given, already built: what it takes from its surroundings is settled.
public struct Subview: View, NodeView, Identifiable {
    /// The identity of a view among its siblings.
    public struct ID: Hashable {
        let serial: Int
    }

    /// The node that the view became.
    let made: Node

    init(_ made: Node) { self.made = made }

    /// The identity of the view among its siblings.
    public var id: ID { ID(serial: made.identity.serial) }

    /// Takes the view out of sight with all inside it, until it is placed again.
    package func withdraw() { made.withdraw() }

    /// Whether it is a text, and whether it is an image, whatever modifies it.
    package var isText: Bool { inmost.picture.content != nil }
    package var isImage: Bool { inmost.kind == "Image" }

    private var inmost: Node {
        var node = made
        while let inner = node.traitSource { node = inner }
        return node
    }

    /// The value that the view carries for a layout.
    package subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        made.traits.rare?.layoutValues[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
    }

    /// What the view carries for the container.
    public var containerValues: ContainerValues {
        var values = made.traits.rare?.containerValues ?? ContainerValues()
        values.tag = made.traits.rare?.tag
        return values
    }

    func node(in context: BuildContext) -> Node { made }
}

/// The views that a container was given.
public struct SubviewsCollection: RandomAccessCollection, View {
    private let views: [Subview]

    /// Makes a collection of views.
    package init(_ views: [Subview]) { self.views = views }

    /// The position of the first view, and the one after the last.
    public var startIndex: Int { 0 }
    /// The position after the last view.
    public var endIndex: Int { views.count }
    /// The view at a position.
    public subscript(position: Int) -> Subview { views[position] }
    /// The views, one after the other.
    public var body: some View { ForEach(views) { $0 } }
}

/// Views made of views.
struct SubviewsReader<Base: View, Result: View>: PrimitiveView {
    let base: Base
    let transform: (SubviewsCollection) -> Result

    func build(in context: BuildContext, into list: inout NodeList) {
        list.isStatic = false
        let nodes = context.child(0).nodes(of: base).nodes
        context.child(1).anew.build(transform(SubviewsCollection(nodes.map { Subview($0) })), into: &list)
    }
}

extension Group {
    /// Views made of the views that a container was given.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == AnyView {
        self.init { AnyView(SubviewsReader(base: view, transform: transform)) }
    }
}

extension ForEach where Data == [Int], ID == Int, Content == AnyView {
    /// A view for each of the views that a container was given.
    public init<V: View, Made: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Made) {
        self.init(
            data: [0],
            content: { _ in
                AnyView(
                    SubviewsReader(base: view) { views in
                        ForEach<SubviewsCollection, Subview.ID, Made>(views, content: content)
                    })
            },
            id: { $0 })
    }
}
