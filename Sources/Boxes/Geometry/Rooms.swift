// Rooms.swift: what room the views of a layout have, and which of them are held to it, over any number.  Lengths in points.

/// What room a view leaves to those inside it, along an axis.
@usableFromInline package enum RoomInside: Sendable, Equatable {
    /// That around it: it grows with what is inside, as stacks do.
    case around
    /// That around it, less what it is longer than the view inside, as with padding.
    case padded
    /// Its own length, which those inside do not make longer: a frame, a `GeometryReader`, a layout of one's own.
    case own
    /// Its own length to layers, and that around it to the view that they lie over or under, its first or its last.
    case layered(primaryIsFirst: Bool)
    /// Any: it shows but a part of what is inside, and scrolls along the axis.
    case endless
}

/// A view in a list of which each stands before those inside it, wherever it stands.
package protocol RoomHolder {
    /// The view around it, by its place in the list.
    var parent: Int? { get }
    /// What room it leaves to those inside.
    var roomInside: PerAxis<RoomInside> { get }
    /// Whether it is there to place the views inside.
    var isContainer: Bool { get }
}

/// A view in such a list, where it stands.
package protocol RoomedView: RoomHolder {
    /// The numbers of its lengths.
    associatedtype Value: Number

    /// The container or the window around it; `nil` for the outermost.
    var surroundings: Int? { get }
    /// The top left corner.
    var origin: PerAxis<Value> { get }
    /// Its width and height.
    var size: PerAxis<Value> { get }
    /// Whether it shows but a part of what is inside.
    var isWindow: Bool { get }
}

extension RoomedView {
    /// Where it ends along an axis.
    package func end(_ axis: Axis) -> Value { origin[axis] + size[axis] }
}

/// A view that is held to a room along an axis.
package struct HeldView<Value: Number> {
    /// Its place in the list.
    package let view: Int
    /// The axis.
    package let axis: Axis
    /// The length that the view has.
    package let length: Value
    /// The length that there is room for.
    package let room: Value

    /// How much longer it is than its room; below 0 where it fits.
    package var excess: Value { length - room }
}

/// How far a view reaches out of what is around it along an axis; below 0 where it lies inside.
package struct Protrusion<Value: Number> {
    /// The places of the view and of the container; `nil` for the room of the whole.
    package let view: Int, container: Int?
    /// The axis.
    package let axis: Axis
    /// From where to where the container reaches.
    let start, end: Value
    /// How far the view begins before that, and ends behind it.
    package let before, after: Value
}

extension Array where Element: RoomedView {
    /// The views that are held to a room, where it has an end.
    ///
    /// These are the outermost, every container, every frame with a container in it, and what stands directly in a container
    /// that does not grow with it.  What a stack proposes to a view is a share and no room: its views may take more than
    /// their shares as long as all of them together fit.
    /// - Parameter room: That of the outermost; `nil` where it has none.
    /// - Complexity: O(*n*).
    package func held(in room: PerAxis<Element.Value?>) -> [HeldView<Element.Value>] {
        let firsts = firstChildren, haveContainers = containersInside
        var rooms: [PerAxis<Element.Value?>] = []
        var held: [HeldView<Element.Value>] = []
        for (index, view) in enumerated() {
            let own = PerAxis { axis in
                (view.parent.map { self.room(of: index, isFirst: firsts[$0] == index, along: axis, rooms[$0][axis]) }
                    ?? room[axis]).flatMap { $0.isInfinite ? nil : $0 }
            }
            rooms.append(own)
            for axis in Axis.allCases where isHeld(view, along: axis, haveContainers[index]) {
                guard let room = own[axis] else { continue }
                held.append(HeldView(view: index, axis: axis, length: view.size[axis], room: room))
            }
        }
        return held
    }

    /// The room of a view whose parent has a room.
    private func room(
        of index: Int, isFirst: Bool, along axis: Axis, _ around: Element.Value?
    ) -> Element.Value? {
        guard let parent = self[index].parent.map({ self[$0] }) else { return around }
        switch parent.roomInside[axis] {
        case .around: return around
        case .padded: return around.map { $0 - (parent.size[axis] - self[index].size[axis]) }
        case .own: return parent.size[axis]
        case .layered(let primaryIsFirst): return isFirst == primaryIsFirst ? around : parent.size[axis]
        case .endless: return nil
        }
    }

    /// How far each view reaches out of its container, and the outermost out of the room.  Views inside a window may
    /// reach out of it.
    ///
    /// - Parameter room: `nil` where it has no end.
    package func protrusions(in room: PerAxis<Element.Value?>) -> [Protrusion<Element.Value>] {
        indices.flatMap { index -> [Protrusion<Element.Value>] in
            let view = self[index]
            let container = view.surroundings.map { self[$0] }
            if let container, container.isWindow { return [] }
            return Axis.allCases.compactMap { axis in
                let known = room[axis].flatMap { $0.isInfinite ? nil : $0 }
                guard let end = container?.end(axis) ?? known else { return nil }
                let start = container?.origin[axis] ?? 0
                return Protrusion(
                    view: index, container: view.surroundings, axis: axis, start: start, end: end,
                    before: start - view.origin[axis], after: view.end(axis) - end)
            }
        }
    }

    /// The first view inside each, by its place.
    private var firstChildren: [Int?] {
        var firsts = [Int?](repeating: nil, count: count)
        for (index, view) in enumerated() {
            if let parent = view.parent, firsts[parent] == nil { firsts[parent] = index }
        }
        return firsts
    }

}

extension Array where Element: RoomHolder {
    /// Whether a view is held to a room along an axis, where it has one with an end.
    ///
    /// - Parameter hasContainer: Whether there is a container inside.
    package func isHeld(_ view: Element, along axis: Axis, _ hasContainer: Bool) -> Bool {
        guard let parent = view.parent.map({ self[$0] }) else { return true }
        return view.isContainer || hasContainer && view.roomInside[axis] == .own
            || parent.isContainer && parent.roomInside[axis] == .own
    }

    /// Whether each view has a container inside.
    package var containersInside: [Bool] {
        var have = [Bool](repeating: false, count: count)
        for (index, view) in enumerated().reversed() where view.isContainer || have[index] {
            if let parent = view.parent { have[parent] = true }
        }
        return have
    }
}
