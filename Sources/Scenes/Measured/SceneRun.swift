// SceneRun.swift: a scene laid out just beyond a container, and how far that stands.  Lengths in points.

import Fractions
import LayoutCore
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
struct SceneRun {
    typealias Length = SceneSweep.Length

    /// A view with a name, where it stands.
    private struct Place {
        let view: MeasuredView<Length>
        let proposal: PerAxis<Length?>
    }

    /// The frames of the views with names.
    let frames: [MeasuredFrame<Length>]
    /// How many lines each of them has; `nil` for what has none.
    let lines: [Int?]
    /// The stacks inside that are longer than they are offered.
    let overflowing: [String]
    /// How the root fills the container.
    let fit: Sweep.Fit
    /// How far all of that stands.
    let judge: SweepJudge<Fraction>
    private let places: [Place]

    /// Lays a scene out.
    ///
    /// - Parameter axis: That along which the container varies.
    init(_ root: MeasuredView<Length>, in proposal: PerAxis<Length?>, along axis: Axis) throws(NotLinear) {
        var judge = SweepJudge<Fraction>(closeness: 0)
        fit = try Self.fit(of: root, in: proposal, along: axis, judge: &judge)
        var (frames, lines): ([MeasuredFrame<Length>], [Int?]) = ([], [])
        var (places, overflowing): ([Place], [String]) = ([], [])
        try root.visit(at: PerAxis { _ in 0 }, for: proposal, judge: &judge) {
            (view, origin, proposal, judge) throws(NotLinear) in
            let size = try view.size(for: proposal, judge: &judge)
            if let id = view.id {
                frames.append(MeasuredFrame(id: id, origin: origin, size: size))
                lines.append(view.lines(in: size))
                places.append(Place(view: view, proposal: proposal))
            }
            guard view !== root, let name = view.stackName, let offer = proposal[axis] else { return }
            if judge.isLess(offer, size[axis]) { overflowing.append(name) }
        }
        (self.frames, self.lines, self.places) = (frames, lines, places)
        (self.overflowing, self.judge) = (overflowing, judge)
    }

    private static func fit(
        of root: MeasuredView<Length>, in proposal: PerAxis<Length?>, along axis: Axis,
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
        let place = places[index]
        return SceneSweep.Landmark.allCases.first { landmark in
            let offer = PerAxis { $0 == axis ? landmark.offer : place.proposal[$0] }
            return (try? place.view.size(for: offer, judge: &judge))?[axis] == frames[index].size[axis]
        }
    }
}

extension MeasuredView {
    /// How many lines the view has in a size that it takes; `nil` for what has none.
    func lines(in size: PerAxis<Value>) -> Int? {
        guard case .steps(let steps) = content else { return nil }
        let step = steps.firstIndex { step in
            Self.length(step.horizontal) == size.horizontal && Self.length(step.vertical) == size.vertical
        }
        return step.map { $0 + 1 }
    }

    /// What a stack is called: its id, or after what stands in it; `nil` for what is no stack.
    var stackName: String? {
        guard case .stack(let stack, _, _, _) = content else { return nil }
        if let id { return id }
        let kind = stack.axis == .horizontal ? "row" : "column"
        let inside = names
        guard let first = inside.first, let last = inside.last else { return "a \(kind)" }
        return inside.count > 3 ? "the \(kind) from \(first) to \(last)" : "the \(kind) of \(inside.listed)"
    }

    /// The outermost views inside that have names.
    private var names: [String] { children.flatMap { child in child.id.map { [$0] } ?? child.names } }
}
