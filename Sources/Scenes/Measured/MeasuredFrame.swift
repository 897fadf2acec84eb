// MeasuredFrame.swift: the frames of a scene in any arithmetic.  Lengths in points, in the root's coordinates.

package import Boxes
package import Rows

/// Where a view stands.
package struct MeasuredFrame<Value: Number>: Equatable, Sendable {
    /// The view's name in the scene.
    package let id: String
    /// The top left corner.
    package let origin: PerAxis<Value>
    /// The width and the height.
    package let size: PerAxis<Value>

    /// The frame in other numbers.
    func mapped<Other: Number>(_ number: (Value) -> Other) -> MeasuredFrame<Other> {
        MeasuredFrame<Other>(id: id, origin: PerAxis { number(origin[$0]) }, size: PerAxis { number(size[$0]) })
    }
}

extension Box {
    /// The frames of the views with names under a proposal to the root, each before those inside it.
    ///
    /// - Throws: What `elements(for:judge:)` throws.
    package func frames<J: Judge<Value>>(
        for proposal: PerAxis<Value?>, judge: inout J
    ) throws -> [MeasuredFrame<Value>] {
        try elements(for: proposal, judge: &judge).compactMap { element in
            element.box.id.map { MeasuredFrame(id: $0, origin: element.origin, size: element.size) }
        }
    }
}
