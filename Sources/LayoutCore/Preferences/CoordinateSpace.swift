// CoordinateSpace.swift: the coordinates in which a frame is read.

/// The coordinates in which a frame is read.
public enum CoordinateSpace: Hashable {
    /// The root's.
    case global
    /// The reading view's own.
    case local
    /// Those of the nearest view around with a name; the root's if there is none.
    case named(AnyHashable)

    /// Those of the nearest window around that scrolls.
    public static var scrollView: CoordinateSpace { .named(ScrollSpace.any) }
    /// Those of the nearest window around that scrolls along an axis.
    public static func scrollView(axis: Axis) -> CoordinateSpace { .named(ScrollSpace.along(axis)) }
}

/// What windows that scroll call their coordinates.
enum ScrollSpace: Hashable {
    case any
    case along(Axis)
}

/// A view whose coordinates have a name.
private final class CoordinateSpaceNode: TransparentNode {
    private let name: AnyHashable

    init(_ context: BuildContext, _ child: Node, _ name: AnyHashable) {
        self.name = name
        super.init(context, child)
    }

    override var kind: String { "coordinateSpace" }

    override func placeContents(in pass: PlacementPass) {
        pass.spaces.append((name, frame))
        placeArranged(in: pass)
        pass.spaces.removeLast()
    }
}

extension View {
    /// Names the view's coordinates, for `GeometryProxy.frame(in:)` inside it.
    public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
        modified { CoordinateSpaceNode($1, $0, AnyHashable(name)) }
    }

    /// Names the view's coordinates, for `GeometryProxy.frame(in:)` inside it.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { coordinateSpace(name: name.name) }
}

/// A named coordinate space.
public struct NamedCoordinateSpace {
    let name: AnyHashable

    /// The space of the nearest view around with a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The space of the nearest window around that scrolls.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollSpace.any) }
    /// The space of the nearest window around that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollSpace.along(axis)) }
}
