// ContainerSize.swift: views as large as the container that they stand in: a window that scrolls, a view of a navigation
// container or of tabs, a sheet, or what is free of the screen.  Lengths in points.

/// How large a container was when it was placed last; content is built with it, and again when it has changed.
final class ContainerSize {
    var size: CGSize?
    /// How far the window has scrolled, in points.
    var offset = CGSize.zero
    /// Whether something has scrolled the window, and where a program wanted it to begin last.
    var isScrolled = false
    var begun: ScrollStart?
    /// How often a person or a program has scrolled it, other than by its position, and whether a person was the last.
    var moves = 0
    var isMovedByPerson = false
    /// What the windows around show of it.
    var sight: CGRect?

    /// The size; what is free of the screen while nothing has been placed.
    func current(covered insets: EdgeInsets) -> CGSize {
        size ?? CGSize { max(0, UIScreen.main.bounds.size[$0] - insets.total[$0]) }
    }
}

extension ContainerSize {
    /// Scrolls to where a window wants to begin: a window in a room, onto content of a size.
    func begin(at starts: ScrollStarts, room: CGSize, content: CGSize) {
        if let wanted = starts.wanted, wanted != begun {
            offset = wanted.offset(room, content)
            isScrolled = true
        } else if !isScrolled, let first = starts.first {
            offset = ScrollStart.anchor(first).offset(room, content)
        }
        begun = starts.wanted
    }
}

private enum ContainerSizeKey: EnvironmentKey { static var defaultValue: ContainerSize { ContainerSize() } }
private enum ScrollMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
    /// The container that views stand in, or the screen.
    var containerSize: ContainerSize {
        get { self[ContainerSizeKey.self] }
        set { self[ContainerSizeKey.self] = newValue }
    }

    /// The room around what scrolls in a window, in points.
    package var scrollMargins: EdgeInsets {
        get { self[ScrollMarginsKey.self] }
        set { self[ScrollMarginsKey.self] = newValue }
    }
}

/// A container that does not scroll.
private final class ContainerRoomNode: TransparentNode {
    private let container: ContainerSize

    init(_ context: BuildContext, _ child: Node, _ container: ContainerSize) {
        self.container = container
        super.init(context, child, placesAnew: true)
    }

    override var kind: String { "container" }

    override func placeContents(in pass: PlacementPass) {
        container.size = CGSize { placedProposal[$0] ?? frame.size[$0] }
        super.placeContents(in: pass)
    }
}

/// A view that is the container of what is inside.
private struct ContainerView<Content: View>: View, NodeView {
    let content: Content

    func node(in context: BuildContext) -> Node {
        let container = context.identity.layoutBox as? ContainerSize ?? ContainerSize()
        context.identity.layoutBox = container
        var inner = context.child(0)
        inner.environment.containerSize = container
        var list = NodeList()
        inner.build(content, into: &list)
        if list.nodes.count == 1 { return ContainerRoomNode(context, list.nodes[0], container) }
        var column = NodeList()
        inner.buildStack(
            .vertical, StackBox(VStackLayout().engine), of: content, named: VStack<Content>.self, into: &column)
        return ContainerRoomNode(context, column.nodes[0], container)
    }
}

/// A container whose views are made before it is known which of them it shows.
package struct ContainerScope {
    fileprivate let container = ContainerSize()

    /// A container of its own.
    package init() {}
}

/// A frame of lengths that follow from the container around.
private final class ContainerFrameNode: TransparentNode {
    private let container: ContainerSize
    private let insets: EdgeInsets
    private let used: CGSize

    init(_ context: BuildContext, _ child: Node, _ container: ContainerSize, _ used: CGSize) {
        (self.container, self.used) = (container, used)
        insets = context.environment.safeAreaInsets
        super.init(context, child, placesAnew: true)
    }

    override var kind: String { "containerRelativeFrame" }

    override func placeContents(in pass: PlacementPass) {
        super.placeContents(in: pass)
        if container.current(covered: insets) != used {
            pass.reactions.append { [session, identity] in session.invalidate(by: identity) }
        }
    }
}

extension View {
    /// Makes a container the one of the views inside.
    package func within(_ scope: ContainerScope) -> some View { environment(\.containerSize, scope.container) }

    /// Makes what the view is offered the room of a container.
    package func measuring(_ scope: ContainerScope) -> some View {
        modified { ContainerRoomNode($1, $0, scope.container) }
    }

    /// Makes what the view is offered the room that `containerRelativeFrame` inside speaks of.
    package func asContainer() -> some View { ContainerView(content: self) }

    /// Gives the view lengths that follow from those of the container around: the window that it scrolls in, the view of a
    /// navigation container, of tabs or of a sheet, or what is free of the screen.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modified { node, context in
            let container = context.environment.containerSize
            let size = container.current(covered: context.environment.safeAreaInsets)
            let lengths = PerAxis<Double?> { axes.contains($0.only) ? Double(length(size[$0], $0)) : nil }
            return ContainerFrameNode(
                context, UnaryNode(context, FixedFrame(lengths, on: alignment.guides), node), container, size)
        }
    }

    /// Gives the view the lengths of the container around.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Gives the view the length of some of as many equal parts of the container around, with a distance in points between them.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return max(0, part * CGFloat(span) + spacing * CGFloat(span - 1))
        }
    }
}
