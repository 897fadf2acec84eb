// Box+Rooms.swift: what room boxes leave to those inside, and what they take at least.  Lengths in points.

extension Box {
    /// Whether it places the boxes inside: a stack of several, boxes over each other, or a room of their own.
    package var isContainer: Bool { shape.isContainer }

    /// What room the boxes inside have, as nodes of views have it.
    package func roomInside(along axis: Axis) -> RoomInside {
        switch content {
        case .modified(let modifier): modifier.roomInside(along: axis)
        case .window(let window): window.roomInside(along: axis)
        case .room: .own
        case .layered: .layered(primaryIsFirst: true)
        case .ranges, .steps, .fixed, .text, .guided, .wrapped, .stack, .grid, .spanning, .overlay: .around
        }
    }

    /// Whether it only modifies the box inside.
    package var isModifier: Bool { shape.isModifier }

    /// Says what kind of box it is, and those that are parts of it, where nothing has been said.
    package func setKind(_ name: String) {
        guard kind == "view" else { return }
        kind = name
        if isModifier { children[0].setKind(name) }
    }

    /// Whether it shows but a part of what is inside.
    package var isWindow: Bool { shape.isWindow }

    /// How many boxes it is, with all inside it.
    package var count: Int { shape.count }

    /// Whether there is a text in it.
    package var hasTexts: Bool { shape.hasTexts }

    /// Whether boxes that it puts beside each other may overlap: those of a grid, which may be larger than their cells,
    /// and those of a stack with gaps that may be below 0.
    package var mayOverlap: Bool {
        switch content {
        case .grid: true
        case .stack(_, let gaps, _): gaps.contains { !($0.known.map { $0 >= 0 } ?? false) }
        default: false
        }
    }

    /// What a stack's children take at least along its axis, gaps included; `nil` along the other one, and for what is no
    /// stack.
    package func leastLength<J: Judge<Value>>(
        along axis: Axis, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> Value? {
        guard case .stack(let stack, let gaps, _) = content, stack.axis == axis else { return nil }
        var length = gaps.reduce(0, +)
        for child in children {
            let offer = PerAxis<Value?> { $0 == stack.axis ? 0 : proposal[$0] }
            length =
                length
                + (asksAlongAxes
                    ? try child.length(along: stack.axis, for: offer, judge: &judge)
                    : try child.size(for: offer, judge: &judge)[stack.axis])
        }
        return length
    }

    /// A text's lines where it stands; `nil` for what is no text.
    package func text<J: Judge<Value>>(
        for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> MeasuredText<Value>? {
        guard case .text(let text) = content else { return nil }
        return try text.layout(in: proposal, judge: &judge)
    }

    /// The whole of a text; `nil` for what is no text.
    package var string: String? { if case .text(let text) = content { text.piece.string } else { nil } }
}
