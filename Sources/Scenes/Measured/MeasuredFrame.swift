// MeasuredFrame.swift: the frames of a scene in any arithmetic.  Lengths in points, in the root's coordinates.

package import LayoutCore
package import Rows

/// Where a view stands.
package struct MeasuredFrame<Value: Number>: Equatable, Sendable {
    /// The view's name in the scene.
    package let id: String
    /// The top left corner.
    package let origin: PerAxis<Value>
    /// The width and the height.
    package let size: PerAxis<Value>
}

extension MeasuredView {
    /// The frames of the views with names under a proposal to the root, each before those inside it.
    ///
    /// - Throws: What `judge.known(_:)` throws for a length that is multiplied by and varies.
    package func frames<J: Judge<Value>>(
        for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> [MeasuredFrame<Value>] {
        var frames: [MeasuredFrame<Value>] = []
        try visit(at: PerAxis { _ in 0 }, for: proposal, judge: &judge) {
            (view, origin, proposal, judge) throws(J.Failure) in
            guard let id = view.id else { return }
            let size = try view.size(for: proposal, judge: &judge)
            frames.append(MeasuredFrame(id: id, origin: origin, size: size))
        }
        return frames
    }

    /// Visits the view and all inside it, each before those inside it: the view, its corner in the root, its proposal.
    func visit<J: Judge<Value>>(
        at origin: PerAxis<Value>, for proposal: PerAxis<Value?>, judge: inout J,
        _ visit: (MeasuredView, PerAxis<Value>, PerAxis<Value?>, inout J) throws(J.Failure) -> Void
    ) throws(J.Failure) {
        try visit(self, origin, proposal, &judge)
        for (child, place) in zip(children, try places(for: proposal, judge: &judge)) {
            let corner = PerAxis { origin[$0] + place.origin[$0] }
            try child.visit(at: corner, for: place.proposal, judge: &judge, visit)
        }
    }
}
