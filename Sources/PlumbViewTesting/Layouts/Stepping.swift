// Stepping.swift: a child that jumps between a few lengths, as text does that breaks into lines.  Lengths in points.

/// A child that takes the longest of its lengths that is not longer than the offer, else the shortest.
///
/// With every step that it is shorter it is one line larger across.  Its ideal length is the longest.
public struct Stepping: View {
    private let steps: [CGFloat]
    private let line: CGFloat
    private let axis: Axis

    /// Makes a child.
    ///
    /// - Parameters:
    ///   - steps: The lengths that it can have, in any order.
    ///   - line: How large it is across at its longest, and by how much it grows with every step.
    /// - Precondition: There is a step, and all are finite and at least 0.
    public init(steps: [CGFloat], line: CGFloat = 10, axis: Axis = .horizontal) {
        precondition(!steps.isEmpty && steps.allSatisfy { $0 >= 0 && $0.isFinite }, "steps \(steps)")
        self.steps = steps.sorted(by: >)
        (self.line, self.axis) = (line, axis)
    }

    /// A leaf.
    public var body: some View {
        MeasuredLeaf { [steps, line, axis] proposal in
            let offer = proposal[axis] ?? .infinity
            let step = steps.firstIndex { $0 <= offer } ?? steps.count - 1
            return CGSize(along: axis, steps[step], across: line * CGFloat(step + 1))
        }
    }
}
