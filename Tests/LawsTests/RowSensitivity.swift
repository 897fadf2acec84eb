// RowSensitivity.swift: how the lengths of a row follow its container, and up to where.  Lengths in points.

import Plumb

/// The rates at which the optimal lengths follow the container, and the containers for which they hold.
///
/// The optimal lengths are piecewise linear in the container; this is one of the pieces, found by linear programs: a second
/// way to what `RowResponse` finds by running the rule.
struct RowSensitivity: Sendable, Equatable {
    /// The container asked about, in points.
    let available: Double
    /// The optimal lengths there, in points.
    let lengths: [Double]
    /// By how many points each length changes per point of container.
    let rates: [Double]
    /// By how many points the overflow changes per point of container: -1 or 0.
    let overflowRate: Double
    /// The containers for which the rates hold, in points; holds `available`, starts at 0 or above, and may be
    /// infinite.  A guarantee: within it the lengths are optimal.  Where a row turns from shrinking to growing it ends
    /// even where the rates stay the same.
    let range: ClosedRange<Double>

    /// The optimal lengths in another container within `range`, in points.
    func lengths(at other: Double) -> [Double] {
        zip(lengths, rates).map { $0 + $1 * (other - available) }
    }
}

/// To which side a container changes.
enum ContainerChange: Sendable, Hashable, CaseIterable {
    /// It becomes larger.
    case grows
    /// It becomes smaller.
    case shrinks
}

extension Row {
    /// How the optimal lengths follow the container when it becomes larger, or smaller.
    ///
    /// The two differ only where the container stands at a kink: where an item leaves its least length or reaches its
    /// greatest, a tier is full, or the row turns from shrinking to growing.
    ///
    /// - Returns: The rates and their range, with the container at one end when it stands at a kink; `nil` where the
    ///   container is unspecified or infinite, is 0 and would shrink, or where a CSS factor between 0 and 1 makes the
    ///   lengths depend on the container in a way that no linear program states.
    /// - Throws: `RowProgramError`.
    /// - Complexity: Some *n* linear programs.
    func sensitivity(
        asContainer change: ContainerChange = .grows
    ) throws(RowProgramError) -> RowSensitivity? {
        guard let available, available.isFinite, !policy.definition.mayHandOutFractions(self) else { return nil }
        if change == .shrinks, available == 0 { return nil }
        // Closer than this two containers are one.
        let closeness = 1e-9 * max(1, available, abs(available - totalSpacing))
        let here = try RowPiece(self)?.sensitivity
        let sign: Double = change == .grows ? 1 : -1
        for step in [1e-2, 1e-4, 1e-6] {
            let room = sign * step * max(1, available)
            if let here, here.reaches(available + room) { return here }
            let near = max(0, available + room)
            guard let moved = try? changing(.container, by: near - available),
                let piece = try RowPiece(moved)?.sensitivity,
                piece.reaches(available + sign * closeness)
            else { continue }
            return piece.seen(from: available)
        }
        return here
    }
}

extension RowSensitivity {
    fileprivate func reaches(_ container: Double) -> Bool { range.contains(max(0, container)) }

    /// The same piece, told from another container within it or, but for rounding, at its end.
    fileprivate func seen(from other: Double) -> RowSensitivity {
        RowSensitivity(
            available: other, lengths: lengths(at: other), rates: rates, overflowRate: overflowRate,
            range: min(range.lowerBound, other)...max(range.upperBound, other))
    }
}
