// PiecewiseLinearDistribution.swift: a rule that can be followed over all containers at once.

/// A distribution whose lengths are piecewise linear in the container.
///
/// A conformer runs its rule on affine lengths and leaves every comparison to the horizon; it then gives the lengths of
/// `lengths(for:)` from the start of the room up to the horizon.
public protocol PiecewiseLinearDistribution: Distribution {
    /// The lengths of the items just beyond the start of `room`, and as far as the horizon then lies.
    ///
    /// - Parameters:
    ///   - problem: Its `available` is not looked at.
    ///   - room: What the gaps leave of the container, in points, with slope 1.
    ///   - horizon: Decides every comparison that depends on `room`.
    func lengths(for problem: Row, from room: Affine, until horizon: inout Horizon) -> [Affine]

    /// The lengths from which the rule shrinks and grows; `nil` for a rule that only grows.
    func footing(of problem: Row) -> Footing?
}
