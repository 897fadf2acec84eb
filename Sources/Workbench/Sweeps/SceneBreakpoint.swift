// SceneBreakpoint.swift: what changes where two pieces of a scene's sweep meet.  Lengths in points.

package import Boxes

/// A container at which a scene begins to behave otherwise.
package struct SceneBreakpoint: Sendable, Equatable {
    /// The container, in points.
    package let available: Fraction
    /// What changes there: the scene first, then its stacks, then the views in order.
    package let events: [Event]

    /// One change, and of what.
    package struct Event: Sendable, Equatable {
        /// The view or the stack that changes; `nil` for the scene.
        package let subject: String?
        /// What it does.
        package let change: Change
    }

    /// One change, as the container grows.
    package enum Change: Sendable, Equatable {
        /// The scene takes no more than there is: it overflowed until here.
        case fits
        /// The scene begins to overflow.
        case overflows
        /// From here on the scene leaves some of the container.
        case leavesSpace
        /// The scene takes all there is again: it left some until here.
        case usesAll
        /// A stack takes no more than it is offered any more.
        case stackFits
        /// A stack begins to take more than it is offered.
        case stackOverflows
        /// A view has another number of lines, and with it another height.
        case breaks(from: Int, to: Int, height: Fraction)
        /// A length is another one just beyond the breakpoint.
        case jumps(Side, from: Fraction, to: Fraction)
        /// A length or a place that stood still moves on.
        case leaves(Side, at: Fraction, SceneSweep.Landmark?, rate: Fraction)
        /// A length or a place that moved comes to stand; `rate` is what it moved by.
        case reaches(Side, at: Fraction, SceneSweep.Landmark?, rate: Fraction)
        /// A length or a place moves on faster or slower, in points a point.
        case changesSlope(Side, from: Fraction, to: Fraction)
    }

    /// A number of a frame.
    package enum Side: Sendable, Equatable {
        /// The width or the height.
        case length(Axis)
        /// The x or the y of the top left corner.
        case place(Axis)

        /// The number as frames name it.
        package var name: String {
            switch self {
            case .length(let axis): axis.lengthName
            case .place(let axis): axis.placeName
            }
        }

        /// The numbers of a frame in their order: x, y, width, height.
        package static let all = Axis.allCases.map { Self.place($0) } + Axis.allCases.map { .length($0) }
    }
}

extension SweptScene {
    /// The breakpoints in order, each with all that changes there.
    ///
    /// Places appear where no length changes: most of them follow from lengths.
    package var breakpoints: [SceneBreakpoint] {
        zip(sweep.pieces, sweep.pieces.dropFirst()).map { before, after in
            let change = SceneChange(before, after)
            let lengths = change.events { .length($0) }
            let inside = lengths.isEmpty && change.stackEvents.isEmpty ? change.events { .place($0) } : lengths
            return SceneBreakpoint(
                available: after.start, events: change.sceneEvents + change.stackEvents + inside)
        }
    }
}

/// Two neighbouring pieces.
private struct SceneChange {
    typealias Event = SceneBreakpoint.Event

    private let before: SceneSweep.Piece, after: SceneSweep.Piece
    /// The frames at the breakpoint as the piece before it has them.
    private let last: [MeasuredFrame<Fraction>]

    init(_ before: SceneSweep.Piece, _ after: SceneSweep.Piece) {
        (self.before, self.after) = (before, after)
        last = before.frames(at: after.start)
    }

    var sceneEvents: [Event] {
        guard before.fit != after.fit else { return [] }
        var changes: [SceneBreakpoint.Change] = before.fit == .overflows ? [.fits] : []
        switch after.fit {
        case .overflows: changes = [.overflows]
        case .leavesSpace: changes.append(.leavesSpace)
        case .fills: if before.fit == .leavesSpace { changes.append(.usesAll) }
        }
        return changes.map { Event(subject: nil, change: $0) }
    }

    var stackEvents: [Event] {
        before.overflowing.filter { !after.overflowing.contains($0) }.map { Event(subject: $0, change: .stackFits) }
            + after.overflowing.filter { !before.overflowing.contains($0) }
            .map { Event(subject: $0, change: .stackOverflows) }
    }

    /// What changes in the lengths of the views, or in their places.
    func events(of side: (Axis) -> SceneBreakpoint.Side) -> [Event] {
        after.frames.indices.flatMap { index in
            changes(of: index, side).map { Event(subject: after.frames[index].id, change: $0) }
        }
    }

    private func changes(of index: Int, _ side: (Axis) -> SceneBreakpoint.Side) -> [SceneBreakpoint.Change] {
        if case .length = side(.vertical), let from = before.lines[index], let to = after.lines[index], from != to {
            return [.breaks(from: from, to: to, height: after.frames[index].size.vertical.value)]
        }
        return Axis.allCases.compactMap { change(of: index, side($0)) }
    }

    private func change(of index: Int, _ side: SceneBreakpoint.Side) -> SceneBreakpoint.Change? {
        let (first, second) = (before.frames[index].number(side), after.frames[index].number(side))
        let (from, to) = (last[index].number(side), second.value)
        if from != to { return .jumps(side, from: from, to: to) }
        if first.slope == second.slope { return nil }
        if first.slope == 0 { return .leaves(side, at: to, before.left[index, side], rate: second.slope) }
        if second.slope == 0 { return .reaches(side, at: to, after.reached[index, side], rate: first.slope) }
        return .changesSlope(side, from: first.slope, to: second.slope)
    }
}

extension MeasuredFrame {
    /// One of the frame's four numbers.
    package func number(_ side: SceneBreakpoint.Side) -> Value {
        switch side {
        case .length(let axis): size[axis]
        case .place(let axis): origin[axis]
        }
    }
}

extension [SceneSweep.Mark] {
    /// The name of a view's length, if it has one.
    fileprivate subscript(frame: Int, side: SceneBreakpoint.Side) -> SceneSweep.Landmark? {
        guard case .length(let axis) = side else { return nil }
        return first { $0.frame == frame && $0.axis == axis }?.landmark
    }
}
