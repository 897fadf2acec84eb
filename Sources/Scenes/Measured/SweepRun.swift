// SweepRun.swift: a scene laid out just beyond a container, and how far that stands.  Lengths in points.

import Fractions
import Boxes
import Rows

extension SceneSweep {
    /// A length of a view that has a name.
    package enum Landmark: String, Sendable, CaseIterable {
        /// What it takes of nothing.
        case minimum
        /// What it takes of everything.
        case maximum
        /// What it takes where its length is left open.
        case ideal

        fileprivate var offer: Length? {
            switch self {
            case .minimum: 0
            case .maximum: .infinity
            case .ideal: nil
            }
        }
    }
}

/// One layout of a scene, on lengths that vary with the container.
struct SweepRun {
    typealias Length = SceneSweep.Length

    /// The frames of the views with names.
    let frames: [MeasuredFrame<Length>]
    /// How many lines each of them has; `nil` for what has none.
    let lines: [Int?]
    /// The stacks inside that are longer than their room.
    let overflowing: [String]
    /// How the root fills the container.
    let fit: Sweep.Fit
    /// How far all of that stands.
    let judge: SweepJudge<Fraction>
    /// The views with names, where they stand.
    private let named: [PlacedBox<Length>]

    /// Lays a scene out.
    ///
    /// - Parameter axis: That along which the container varies.
    /// - Throws: `NotLinear` where a length that varies is multiplied by, `UnsharedStack`.
    init(_ root: Box<Length>, in proposal: PerAxis<Length?>, along axis: Axis) throws {
        var judge = SweepJudge<Fraction>(closeness: 0)
        fit = try Self.fit(of: root, in: proposal, along: axis, judge: &judge)
        let elements = try root.elements(for: proposal, judge: &judge)
        var (frames, lines): ([MeasuredFrame<Length>], [Int?]) = ([], [])
        var (named, overflowing): ([PlacedBox<Length>], [String]) = ([], [])
        for element in elements {
            if let id = element.box.id {
                frames.append(MeasuredFrame(id: id, origin: element.origin, size: element.size))
                lines.append(try element.lines(judge: &judge))
                named.append(element)
            }
        }
        for held in elements.held(in: proposal) where held.axis == axis && held.view > 0 {
            guard let name = elements[held.view].box.stackName else { continue }
            if judge.isLess(held.room, held.length) { overflowing.append(name) }
        }
        (self.frames, self.lines, self.named) = (frames, lines, named)
        (self.overflowing, self.judge) = (overflowing, judge)
    }

    private static func fit(
        of root: Box<Length>, in proposal: PerAxis<Length?>, along axis: Axis,
        judge: inout SweepJudge<Fraction>
    ) throws(NotLinear) -> Sweep.Fit {
        let length = try root.size(for: proposal, judge: &judge)[axis]
        return switch judge.order(length, proposal[axis] ?? length) {
        case .above: .overflows
        case .inside: .fills
        case .below: .leavesSpace
        }
    }

    /// The name of the length that a view has all along the run, if there is one.
    func landmark(of index: Int, along axis: Axis) -> SceneSweep.Landmark? {
        // What these comparisons are worth elsewhere does not matter.
        var judge = judge
        let place = named[index]
        return SceneSweep.Landmark.allCases.first { landmark in
            let offer = PerAxis { $0 == axis ? landmark.offer : place.proposal[$0] }
            return (try? place.box.size(for: offer, judge: &judge))?[axis] == frames[index].size[axis]
        }
    }
}

extension PlacedBox {
    /// How many lines the view has; `nil` for what has none.
    fileprivate func lines<J: Judge<Value>>(judge: inout J) throws(J.Failure) -> Int? {
        if case .steps(let steps) = box.content {
            let step = steps.firstIndex { step in
                Box<Value>.length(step.horizontal) == size.horizontal
                    && Box<Value>.length(step.vertical) == size.vertical
            }
            return step.map { $0 + 1 }
        }
        return try box.text(for: proposal, judge: &judge)?.lineCount
    }
}

extension Box {
    /// What a stack is called: its id, or after what stands in it; `nil` for what is no stack.
    var stackName: String? {
        guard case .stack(let stack, _, _) = content else { return nil }
        if let id { return id }
        let kind = stack.axis == .horizontal ? "row" : "column"
        let inside = names
        guard let first = inside.first, let last = inside.last else { return "a \(kind)" }
        return inside.count > 3 ? "the \(kind) from \(first) to \(last)" : "the \(kind) of \(inside.listed)"
    }

    /// The outermost views inside that have names.
    private var names: [String] { children.flatMap { child in child.id.map { [$0] } ?? child.names } }
}
