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
        try visit(at: PerAxis { _ in 0 }, for: proposal, judge: &judge) { view, _, place, judge throws(J.Failure) in
            guard let id = view.id else { return }
            let size = try view.size(for: place.proposal, judge: &judge)
            frames.append(MeasuredFrame(id: id, origin: place.origin, size: size))
        }
        return frames
    }

    /// The texts under a proposal to the root, in order, as they were placed.
    ///
    /// - Throws: What `judge.known(_:)` throws for a length that is multiplied by and varies.
    package func texts<J: Judge<Value>>(
        for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> [PlacedText<Value>] {
        var texts: [PlacedText<Value>] = []
        try visit(at: PerAxis { _ in 0 }, for: proposal, judge: &judge) { view, name, place, judge throws(J.Failure) in
            guard case .text(let text) = view.content else { return }
            texts.append(PlacedText(id: name, text: try text.layout(in: place.proposal, judge: &judge)))
        }
        return texts
    }

    /// Meets the view and all inside it where they stand in the root, each before those inside it, with its name or
    /// that of the nearest view around it.
    private func visit<J: Judge<Value>>(
        at origin: PerAxis<Value>, for proposal: PerAxis<Value?>, within name: String? = nil, judge: inout J,
        _ meet: (MeasuredView, _ name: String?, MeasuredPlace<Value>, inout J) throws(J.Failure) -> Void
    ) throws(J.Failure) {
        let name = id ?? name
        try meet(self, name, MeasuredPlace(origin: origin, proposal: proposal), &judge)
        for (child, place) in zip(children, try places(for: proposal, judge: &judge)) {
            let corner = PerAxis { origin[$0] + place.origin[$0] }
            try child.visit(at: corner, for: place.proposal, within: name, judge: &judge, meet)
        }
    }
}
