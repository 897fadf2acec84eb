// GeometryReader.swift: views that depend on the room they get.  Lengths in points.

/// Takes the room offered, 10 points where nothing is offered, and builds its views when that is known.
///
/// The views stand at the top leading corner over each other and are offered the whole room.
public struct GeometryReader<Content: View>: View, NodeView {
    /// Builds the views.
    public var content: (GeometryProxy) -> Content

    /// Builds views from the geometry.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    func node(in context: BuildContext) -> Node { GeometryNode(context, content: content) }
}

/// A view's place, for building what is inside it.
public struct GeometryProxy {
    let frame: CGRect
    let spaces: [(name: AnyHashable, frame: CGRect)]
    /// What covers the sides of the screen that the view reaches, in points.
    public let safeAreaInsets: EdgeInsets

    /// The place of a node while all are placed.
    init(_ node: Node, in pass: PlacementPass) {
        (frame, spaces) = (node.frame, pass.spaces)
        let area = pass.safeArea
        safeAreaInsets = area?.covered(node.frame, isRightToLeft: node.isRightToLeft) ?? EdgeInsets()
    }

    /// The view's size, in points.
    public var size: CGSize { frame.size }

    /// The place of an anchor, in the view's own coordinates.
    public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value(from: frame.origin) }

    /// The view's frame in some coordinates, in points.
    public func frame(in space: CoordinateSpace) -> CGRect {
        let origin: CGPoint
        switch space {
        case .local: origin = frame.origin
        case .global: origin = .zero
        case .named(let name): origin = spaces.last { $0.name == name }?.frame.origin ?? .zero
        }
        return CGRect(
            x: frame.origin.x - origin.x, y: frame.origin.y - origin.y, width: size.width, height: size.height)
    }

    /// The bounds of the view around whose coordinates have a name, in this view's coordinates; `nil` if there is none.
    public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
        spaces.last { $0.name == space.name }.map { $0.frame.offsetBy(dx: -frame.minX, dy: -frame.minY) }
    }

    /// The view's frame in the coordinates with a name, in points.
    @_disfavoredOverload
    public func frame(in space: NamedCoordinateSpace) -> CGRect { frame(in: CoordinateSpace.named(space.name)) }
}

private final class GeometryNode<Content: View>: Node {
    private let context: BuildContext
    private let content: (GeometryProxy) -> Content

    init(_ context: BuildContext, content: @escaping (GeometryProxy) -> Content) {
        self.context = context.anew.oriented(nil)
        self.content = content
        super.init(context, placesAnew: true)
    }

    override var kind: String { "GeometryReader" }
    override var isContainer: Bool { true }
    override var isLayered: Bool { true }
    override var roomInside: PerAxis<RoomInside> { PerAxis { _ in .own } }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeContents(in pass: PlacementPass) {
        identity.relink()
        let view = content(GeometryProxy(self, in: pass))
        let child = context.node(of: view, severalIn: TopLeadingStack())
        place(child, Placement(origin: .zero, proposal: ProposedViewSize(frame.size)), in: pass)
        placedChildren = [child]
    }
}

/// Puts everything at the top leading corner, offered the whole room.
private struct TopLeadingStack: LayeringLayout {
    var isLayered: Bool { true }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}
