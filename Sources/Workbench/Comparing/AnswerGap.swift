// AnswerGap.swift: how far an answer lies from the optimum of the row's own policy.  All quantities in points.

public import Plumb

/// The distance of one answer from the optimum, by four measures; what is within the row's tolerance is 0.
public struct AnswerGap: Sendable, Equatable {
    /// The largest difference of an item's length.
    public let largest: Double
    /// The mean difference over the items.
    public let mean: Double
    /// How far the row overflows beyond the least possible; 0 where `differs` is false.
    public let overflow: Double
    /// How much space the row leaves that could be used; 0 where `differs` is false.
    public let unused: Double
    /// Whether a length differs by more than the tolerance and the answer's rounding allowance.
    public let differs: Bool

    /// Measures a judged answer.
    ///
    /// - Parameters:
    ///   - optimum: The optimal lengths with what follows from them.
    ///   - tolerance: The row's tolerance.
    public init<Value>(_ answer: RowAnswerOver<Value>, optimum: ArrangementOver<Value>, tolerance: Value) {
        let distance = answer.distance
        largest = distance.max > tolerance ? distance.max.double : 0
        mean = distance.max > tolerance ? distance.mean.double : 0
        differs = distance.max > tolerance + answer.rounding
        // Each length may be off by the tolerance, and so a sum once per item.
        let sumTolerance = tolerance * Value(decimal: Double(max(1, optimum.lengths.count)))
        let overflow = answer.arrangement.overflow - optimum.overflow
        let unused = answer.arrangement.unused - optimum.unused
        // As for a verdict, what rounding did to an answer that it explains is no fault.
        self.overflow = differs && overflow > sumTolerance ? overflow.double : 0
        self.unused = differs && unused > sumTolerance ? unused.double : 0
    }
}
