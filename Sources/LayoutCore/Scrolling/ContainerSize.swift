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
    /// The container around; `nil` for the screen.
    var outer: ContainerSize?

    /// The size; while nothing has been placed that of the container around, and at last what is free of the screen.
    func current(covered insets: EdgeInsets) -> CGSize {
        size ?? outer?.current(covered: insets) ?? CGSize { max(0, UIScreen.main.bounds.size[$0] - insets.total[$0]) }
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

/// A container that does not scroll: it takes what it is offered, whatever is inside, which stands in its middle.
private final class ContainerRoomNode: Node {
    private let content: Node
    private let container: ContainerSize
    private let insets: EdgeInsets

    init(_ context: BuildContext, _ content: Node, _ container: ContainerSize) {
        (self.content, self.container) = (content, container)
        insets = context.environment.safeAreaInsets
        super.init(context, children: [content], placesAnew: true)
    }

    override var kind: String { "container" }
    override var traitSource: Node? { content }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offers = PerAxis<CGFloat?> { proposal[$0].flatMap { $0.isFinite ? $0 : nil } }
        if let width = offers.horizontal, let height = offers.vertical { return CGSize(width: width, height: height) }
        let size = content.size(for: proposal)
        return CGSize { offers[$0] ?? size[$0] }
    }

    override func placeContents(in pass: PlacementPass) {
        placedChildren = children
        let outer = container.outer?.current(covered: insets) ?? frame.size
        // What follows from the content would not settle.
        container.size = CGSize { axis in placedProposal[axis].flatMap { $0.isFinite ? $0 : nil } ?? outer[axis] }
        let size = content.size(for: placedProposal)
        let origin = CGPoint { (frame.size[$0] - size[$0]) / 2 }
        place(content, Placement(origin: origin, proposal: placedProposal), in: pass)
    }
}

/// A container that does not scroll, for the views made inside of it and for the one that has its room.
package struct ContainerScope {
    fileprivate let container = ContainerSize()

    /// A container of its own.
    package init() {}
}

/// A view that is the container of what is inside.
private struct ContainerView<Content: View>: View {
    @State private var scope = ContainerScope()
    let content: Content

    var body: some View { content.within(scope).measuring(scope) }
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
    /// Makes a container the nearest one around the views inside.
    package func within(_ scope: ContainerScope) -> some View {
        writing { environment in
            scope.container.outer = environment.containerSize
            environment.containerSize = scope.container
        }
    }

    /// Records the size offered to the view, in points, as that of a container.
    package func measuring(_ scope: ContainerScope) -> some View {
        modified { ContainerRoomNode($1, $0, scope.container) }
    }

    /// Makes the view the container whose size `containerRelativeFrame` takes inside of it.
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
