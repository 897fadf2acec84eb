// PlacedBox.swift: boxes where they stand, each with what it stands in, over any number.
// Lengths in points, in the root's coordinates.

/// A box where it stands.
package struct PlacedBox<Value: Number>: RoomedView {
    package let box: Box<Value>
    /// Its name, or that of the nearest box around it.
    package let name: String?
    /// The top left corner.
    package internal(set) var origin: PerAxis<Value>
    /// The width and the height.
    package internal(set) var size: PerAxis<Value>
    /// What it was offered in the end.
    package internal(set) var proposal: PerAxis<Value?>
    package let parent: Int?
    /// The container or the window around it; `nil` for the outermost.
    package let surroundings: Int?

    /// What it is called: its name, or its kind and the name of the nearest box around it.
    package var words: String {
        if let id = box.id { return id }
        return box.kind + (name.map { " in \($0)" } ?? "")
    }

    package var roomInside: PerAxis<RoomInside> { PerAxis { box.roomInside(along: $0) } }
    package var isContainer: Bool { box.isContainer }
    package var isWindow: Bool { box.isWindow }
}

extension Box {
    /// The box and all inside it under a proposal, each before those inside it.
    ///
    /// - Throws: What `judge.known(_:)` throws for a length that is multiplied by and varies.
    /// - Complexity: O(*n*) in the boxes for boxes whose lengths follow from the offer along the same axis alone.
    package func placed<J: Judge<Value>>(
        for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> [PlacedBox<Value>] {
        try J.rethrowing { try compiledPlaces(for: proposal, judge: &judge) }
    }

    /// The boxes, compiled for layouts, sweeps and proofs.
    @_specialize(where Value == Double, J == PlainJudge<Double>)
    @_specialize(where Value == AffineOver<Fraction>, J == SweepJudge<Fraction>)
    @_specialize(where Value == LinearForm, J == FormJudge)
    @_specialize(where Value == Fraction, J == PlainJudge<Fraction>)
    @inline(never)
    private func compiledPlaces<J: Judge<Value>>(
        for proposal: PerAxis<Value?>, judge: inout J
    ) throws -> [PlacedBox<Value>] {
        var boxes: [PlacedBox<Value>] = []
        boxes.reserveCapacity(shape.count)
        try collect(at: PerAxis { _ in 0 }, for: proposal, in: nil, (nil, nil), &boxes, judge: &judge)
        return boxes
    }

    private func collect<J: Judge<Value>>(
        at origin: PerAxis<Value>, for proposal: PerAxis<Value?>, in parent: Int?,
        _ around: (surroundings: Int?, name: String?), _ boxes: inout [PlacedBox<Value>], judge: inout J
    ) throws(J.Failure) {
        if collectFlat(at: origin, for: proposal, in: parent, around, &boxes) { return }
        let (index, name) = (boxes.count, id ?? around.name)
        boxes.append(
            PlacedBox(
                box: self, name: name, origin: origin, size: try size(for: proposal, judge: &judge),
                proposal: proposal, parent: parent, surroundings: around.surroundings))
        let surroundings = isContainer || isWindow ? index : around.surroundings
        for (child, place) in zip(children, try places(for: proposal, judge: &judge)) {
            let corner = PerAxis { origin[$0] + place.origin[$0] }
            try child.collect(
                at: corner, for: place.proposal, in: index, (surroundings, name), &boxes, judge: &judge)
        }
    }
}
