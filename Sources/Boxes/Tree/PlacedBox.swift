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
    package let size: PerAxis<Value>
    /// What it was offered in the end.
    package let proposal: PerAxis<Value?>
    package var parent: Int? { around.parent < 0 ? nil : Int(around.parent) }
    /// The container or the window around it; `nil` for the outermost.
    package var surroundings: Int? { around.surroundings < 0 ? nil : Int(around.surroundings) }
    // Both in one word, -1 for none.
    private let around: (parent: Int32, surroundings: Int32)

    /// A box that stands somewhere.
    ///
    /// - Parameters:
    ///   - origin: The top left corner.
    ///   - parent: The box that it stands in.
    ///   - around: The container or the window around it, and the name of the nearest box around it.
    @inline(__always)
    init(
        _ box: Box<Value>, at origin: PerAxis<Value>, _ size: PerAxis<Value>, for proposal: PerAxis<Value?>,
        in parent: Int?, _ around: (surroundings: Int?, name: String?)
    ) {
        (self.box, name) = (box, box.id ?? around.name)
        (self.origin, self.size, self.proposal) = (origin, size, proposal)
        self.around = (Int32(parent ?? -1), Int32(around.surroundings ?? -1))
    }

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

    /// Hands on the same one by one, where nobody needs the list.
    package func place<J: Judge<Value>>(
        for proposal: PerAxis<Value?>, judge: inout J, _ visit: (PlacedBox<Value>) -> Void
    ) throws(J.Failure) {
        try J.rethrowing { try compiledVisits(for: proposal, judge: &judge, visit) }
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
        var (boxes, count): ([PlacedBox<Value>], Int) = ([], 0)
        boxes.reserveCapacity(shape.count)
        try collect(at: PerAxis { _ in 0 }, for: proposal, in: nil, (nil, nil), &count, judge: &judge) {
            boxes.append($0)
        }
        return boxes
    }

    /// The visits, compiled for layouts.
    @_specialize(where Value == Double, J == PlainJudge<Double>)
    @inline(never)
    private func compiledVisits<J: Judge<Value>>(
        for proposal: PerAxis<Value?>, judge: inout J, _ visit: (PlacedBox<Value>) -> Void
    ) throws {
        var count = 0
        try collect(at: PerAxis { _ in 0 }, for: proposal, in: nil, (nil, nil), &count, judge: &judge, visit)
    }

    private func collect<J: Judge<Value>>(
        at origin: PerAxis<Value>, for proposal: PerAxis<Value?>, in parent: Int?,
        _ around: (surroundings: Int?, name: String?), _ count: inout Int, judge: inout J,
        _ visit: (PlacedBox<Value>) -> Void
    ) throws(J.Failure) {
        if collectFlat(at: origin, for: proposal, in: parent, around, &count, visit) { return }
        let index = count
        count += 1
        let size = try size(for: proposal, judge: &judge)
        visit(PlacedBox(self, at: origin, size, for: proposal, in: parent, around))
        let (surroundings, name) = (isContainer || isWindow ? index : around.surroundings, id ?? around.name)
        for (child, place) in zip(children, try places(for: proposal, judge: &judge)) {
            let corner = PerAxis { origin[$0] + place.origin[$0] }
            try child.collect(
                at: corner, for: place.proposal, in: index, (surroundings, name), &count, judge: &judge, visit)
        }
    }
}
