// ContainerSize.swift: views as large as the window that they scroll in, or as the screen.  Lengths in points.

/// How large a window was when it was placed last; content is built with it, and again when it has changed.
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

    /// The size; the screen's while nothing has been placed.
    var current: CGSize { size ?? UIScreen.main.bounds.size }
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
    /// The window that views scroll in, or the screen.
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

/// A frame of lengths that follow from the window around.
private final class ContainerFrameNode: TransparentNode {
    private let container: ContainerSize
    private let used: CGSize

    init(_ context: BuildContext, _ child: Node, _ container: ContainerSize, _ used: CGSize) {
        (self.container, self.used) = (container, used)
        super.init(context, child, placesAnew: true)
    }

    override var kind: String { "containerRelativeFrame" }

    override func placeContents(in pass: PlacementPass) {
        super.placeContents(in: pass)
        if container.current != used {
            pass.reactions.append { [session, identity] in session.invalidate(by: identity) }
        }
    }
}

extension View {
    /// Gives the view lengths that follow from those of the window that it scrolls in, or of the screen.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modified { node, context in
            let container = context.environment.containerSize
            let size = container.current
            let lengths = PerAxis<Double?> { axes.contains($0.only) ? Double(length(size[$0], $0)) : nil }
            return ContainerFrameNode(
                context, UnaryNode(context, FixedFrame(lengths, on: alignment.guides), node), container, size)
        }
    }

    /// Gives the view the lengths of the window that it scrolls in, or of the screen.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Gives the view the length of some of as many equal parts of the window, with a distance in points between them.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return max(0, part * CGFloat(span) + spacing * CGFloat(span - 1))
        }
    }
}
