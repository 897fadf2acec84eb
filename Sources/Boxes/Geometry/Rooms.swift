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

/// A view in a list of which each stands before those inside it.
package protocol RoomedView {
    /// The numbers of its lengths.
    associatedtype Value: Number

    /// The view around it, by its place in the list.
    var parent: Int? { get }
    /// Its width and height.
    var lengths: PerAxis<Value> { get }
    /// What room it leaves to those inside.
    var roomInside: PerAxis<RoomInside> { get }
    /// Whether it is there to place the views inside.
    var isContainer: Bool { get }
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
                held.append(HeldView(view: index, axis: axis, length: view.lengths[axis], room: room))
            }
        }
        return held
    }

    private func isHeld(_ view: Element, along axis: Axis, _ hasContainer: Bool) -> Bool {
        guard let parent = view.parent.map({ self[$0] }) else { return true }
        return view.isContainer || hasContainer && view.roomInside[axis] == .own
            || parent.isContainer && parent.roomInside[axis] == .own
    }

    /// The room of a view whose parent has a room.
    private func room(
        of index: Int, isFirst: Bool, along axis: Axis, _ around: Element.Value?
    ) -> Element.Value? {
        guard let parent = self[index].parent.map({ self[$0] }) else { return around }
        switch parent.roomInside[axis] {
        case .around: return around
        case .padded: return around.map { $0 - (parent.lengths[axis] - self[index].lengths[axis]) }
        case .own: return parent.lengths[axis]
        case .layered(let primaryIsFirst): return isFirst == primaryIsFirst ? around : parent.lengths[axis]
        case .endless: return nil
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

    /// Whether each view has a container inside.
    private var containersInside: [Bool] {
        var have = [Bool](repeating: false, count: count)
        for (index, view) in enumerated().reversed() where view.isContainer || have[index] {
            if let parent = view.parent { have[parent] = true }
        }
        return have
    }
}
