// MeasuredElement.swift: the views of a scene where they stand, each with what it stands in, in any arithmetic.
// Lengths in points, in the root's coordinates.

package import LayoutCore
package import Rows

/// A view where it stands.
package struct MeasuredElement<Value: Number>: RoomedView {
    let view: MeasuredView<Value>
    /// Its name in the scene, or that of the nearest view around it.
    package let name: String?
    /// The top left corner.
    package let origin: PerAxis<Value>
    /// The width and the height.
    package let size: PerAxis<Value>
    /// What it was offered in the end.
    let proposal: PerAxis<Value?>
    package let parent: Int?
    /// The container or the window around it; `nil` for the scene.
    let surroundings: Int?

    /// What it is called: its name, or its kind and the name of the nearest view around it.
    package var words: String {
        if let id = view.id { return id }
        return view.kind + (name.map { " in \($0)" } ?? "")
    }

    package var lengths: PerAxis<Value> { size }
    package var roomInside: PerAxis<RoomInside> { PerAxis { view.roomInside(along: $0) } }
    package var isContainer: Bool { view.isContainer }

    /// Where it ends along an axis.
    func end(_ axis: Axis) -> Value { origin[axis] + size[axis] }
}

extension MeasuredView {
    /// The view and all inside it under a proposal, each before those inside it.
    ///
    /// - Throws: What `judge.known(_:)` throws for a length that is multiplied by and varies.
    package func elements<J: Judge<Value>>(
        for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> [MeasuredElement<Value>] {
        var elements: [MeasuredElement<Value>] = []
        try collect(at: PerAxis { _ in 0 }, for: proposal, in: nil, (nil, nil), &elements, judge: &judge)
        return elements
    }

    private func collect<J: Judge<Value>>(
        at origin: PerAxis<Value>, for proposal: PerAxis<Value?>, in parent: Int?,
        _ around: (surroundings: Int?, name: String?), _ elements: inout [MeasuredElement<Value>], judge: inout J
    ) throws(J.Failure) {
        let (index, name) = (elements.count, id ?? around.name)
        elements.append(
            MeasuredElement(
                view: self, name: name, origin: origin, size: try size(for: proposal, judge: &judge),
                proposal: proposal, parent: parent, surroundings: around.surroundings))
        let surroundings = isContainer || isWindow ? index : around.surroundings
        for (child, place) in zip(children, try places(for: proposal, judge: &judge)) {
            let corner = PerAxis { origin[$0] + place.origin[$0] }
            try child.collect(
                at: corner, for: place.proposal, in: index, (surroundings, name), &elements, judge: &judge)
        }
    }

    /// Whether it places the views inside: a stack of several, views over each other, or a room of their own.
    var isContainer: Bool {
        switch content {
        case .stack, .overlay, .room, .grid: true
        default: false
        }
    }

    /// What room the views inside have, as nodes of views have it.
    fileprivate func roomInside(along axis: Axis) -> RoomInside {
        switch content {
        case .modified(let modifier, _): modifier.roomInside(along: axis)
        case .window(let window, _): window.roomInside(along: axis)
        case .room: .own
        case .layered: .layered(primaryIsFirst: true)
        case .ranges, .steps, .fixed, .text, .guided, .prioritised, .stack, .grid, .spanning, .overlay: .around
        }
    }

    /// Whether it shows but a part of what is inside.
    var isWindow: Bool { if case .window = content { true } else { false } }

    /// Whether views that it puts beside each other may overlap: those of a grid, which may be larger than their cells,
    /// and those of a stack with gaps that may be below 0.
    var mayOverlap: Bool {
        switch content {
        case .grid: true
        case .stack(_, _, let gaps, _): gaps.contains { !($0.known.map { $0 >= 0 } ?? false) }
        default: false
        }
    }

    /// What a stack's views take at least along its axis, gaps included; `nil` along the other one, and for what is no stack.
    func leastLength<J: Judge<Value>>(
        along axis: Axis, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> Value? {
        guard case .stack(let stack, let children, let gaps, _) = content, stack.axis == axis else { return nil }
        var length = gaps.reduce(0, +)
        for child in children {
            let offer = PerAxis<Value?> { $0 == stack.axis ? 0 : proposal[$0] }
            length = length + (try child.size(for: offer, judge: &judge)[stack.axis])
        }
        return length
    }

    /// A text's lines where it stands; `nil` for what is no text.
    func text<J: Judge<Value>>(
        for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> MeasuredText<Value>? {
        guard case .text(let text) = content else { return nil }
        return try text.layout(in: proposal, judge: &judge)
    }
}
