// ExploredRegion.swift: one region of a family, in which a rule gives lengths that are linear.  Lengths in points, exact.

public import Families
public import Rows

/// A part of a family in which every comparison of a rule has one answer, with what the rule gives there.
public struct ExploredRegion: Sendable, Equatable {
    /// One inequality.
    public struct Bound: Sendable, Hashable {
        /// What is at least 0 in the region.
        public let slack: LinearForm
        /// Whether it is above 0.
        public let isStrict: Bool

        /// One inequality.
        public init(slack: LinearForm, isStrict: Bool) { (self.slack, self.isStrict) = (slack, isStrict) }
    }

    /// What bounds the region beside the intervals of the parameters; some may follow from others.
    public let bounds: [Bound]
    /// A point of the region: one number a parameter.
    public let inside: [Fraction]
    /// The lengths in the region.
    public let lengths: [LinearForm]
    /// Each measure asked for is the greatest of its forms.
    public let measures: [LayoutMeasure: [LinearForm]]

    /// A region.
    public init(
        bounds: [Bound], inside: [Fraction], lengths: [LinearForm], measures: [LayoutMeasure: [LinearForm]] = [:]
    ) {
        (self.bounds, self.inside, self.lengths, self.measures) = (bounds, inside, lengths, measures)
    }

    /// Whether a point of the family lies in the region.
    public func contains(_ point: [Fraction]) -> Bool {
        bounds.allSatisfy {
            let slack = $0.slack.value(at: point)
            return slack > 0 || slack == 0 && !$0.isStrict
        }
    }
}
