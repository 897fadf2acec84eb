// RowResponse.swift: what the optimal lengths do while one bound of a row moves.  Lengths in points, rates in points
// per point of the bound.

/// The rates at which the optimal lengths follow a bound in one direction, and how far.
public struct RowResponse: Sendable, Equatable {
    /// To which side a bound moves.
    public enum Direction: Sendable, Hashable, CaseIterable {
        /// It becomes larger.
        case raised
        /// It becomes smaller.
        case lowered

        /// 1 or -1.
        var sign: Double { self == .raised ? 1 : -1 }
    }

    /// The bound that moves.
    public let bound: RowBound
    /// To which side.
    public let direction: Direction
    /// By how much each length changes for every point that the bound is moved.
    public let rates: [Double]
    /// By how much the overflow changes for every point.
    public let overflowRate: Double
    /// By how much the unused space changes for every point.
    public let unusedRate: Double
    /// How many points the bound can be moved before the rates change; infinite where they never do.
    ///
    /// The limits of what a row may hold (`Limits`) are not counted.  At the end of it the lengths of a flex line with
    /// factors between 0 and 1 may jump.
    public package(set) var reach: Double

    /// Whether the lengths stay as they are.
    public var isIdle: Bool { (rates + [overflowRate, unusedRate]).allSatisfy { abs($0) < 1e-9 } }

    /// Whether the rates are those of a response that ends where this one begins.
    fileprivate func goesOn(as other: RowResponse) -> Bool {
        Distance(from: rates, to: other.rates).max < 1e-9 && abs(overflowRate - other.overflowRate) < 1e-9
            && abs(unusedRate - other.unusedRate) < 1e-9
    }

    /// By how much each length has changed when the bound has been moved by `amount` points, up to `reach`.
    public func changes(after amount: Double) -> [Double] { rates.map { $0 * amount } }

    init(
        _ bound: RowBound, _ direction: Direction, lengths: [Affine], room: Affine, by judge: SweepJudge<Double>,
        most: Double
    ) {
        var judge = judge
        self.bound = bound
        self.direction = direction
        let excess = lengths.reduce(0, +) - room
        rates = lengths.map(\.slope)
        switch judge.sign(of: excess) {
        case .above: (overflowRate, unusedRate) = (excess.slope, 0)
        case .below: (overflowRate, unusedRate) = (0, -excess.slope)
        case .inside: (overflowRate, unusedRate) = (0, 0)
        }
        reach = max(0, min(most, judge.reach))
    }
}

extension Row {
    /// How the optimal lengths follow a bound.
    ///
    /// - Returns: `nil` in a container that is unspecified or infinite; for a bound that cannot move that way; where the
    ///   policy lets the bound decide more than one thing at once: under `cssFlex` and `glue` the bounds of items that do
    ///   not stand at them, and bounds of a flex line with factors between 0 and 1; and where such a line's lengths jump.
    /// - Complexity: O(*n*²) for each turn of a comparison, of which there are O(*n*).
    public func response(to bound: RowBound, _ direction: RowResponse.Direction) -> RowResponse? {
        guard var response = nearResponse(to: bound, direction) else { return nil }
        // A comparison that turns round need not change the rates.
        let here = WaterFilling().lengths(for: self)
        var steps = 0
        while response.reach.isFinite, steps <= 4 * items.count,
            let moved = try? changing(bound, by: direction.sign * response.reach),
            let next = moved.nearResponse(to: bound, direction), next.reach > 0, next.goesOn(as: response)
        {
            let expected = zip(here, response.changes(after: response.reach)).map { $0 + $1 }
            guard Distance(from: WaterFilling().lengths(for: moved), to: expected).max <= moved.tolerance else { break }
            response.reach += next.reach
            steps += 1
        }
        return response
    }

    /// How the lengths follow a bound up to the first comparison that turns round.
    private func nearResponse(to bound: RowBound, _ direction: RowResponse.Direction) -> RowResponse? {
        guard let available, available.isFinite else { return nil }
        var room = Affine(available - totalSpacing)
        let minima = items.reduce(0) { $0 + $1.minimum }
        var judge = SweepJudge<Double>(closeness: Double.rounding(at: max(available, abs(room.value), minima)))
        var most = Double.infinity
        let lengths: [Affine]
        switch bound {
        case .container, .gap:
            if bound == .container, direction == .lowered {
                if available == 0 { return nil }
                most = available
            }
            room.slope = bound == .container ? direction.sign : -direction.sign
            guard let followed = try? WaterFilling().lengths(of: mapped(Affine.init, { $0 }), in: room, judge: &judge)
            else { return nil }
            lengths = followed
        case .minimum, .maximum:
            guard let moved = movedRow(bound, direction, room: room), moved.most > 0 else { return nil }
            most = moved.most
            lengths = moved.row.filled(judge: &judge)
        case .basis, .ideal, .shrinkability, .shrinkFactor, .spacing, .least: return nil
        }
        let here = WaterFilling().lengths(for: self)
        guard Distance(from: lengths.map(\.value), to: here).max <= tolerance else { return nil }
        return RowResponse(bound, direction, lengths: lengths, room: room, by: judge, most: most)
    }

    /// The effective row with one bound of an item moving, and how far the item's own numbers let it move.
    private func movedRow(
        _ bound: RowBound, _ direction: RowResponse.Direction, room: Affine
    ) -> (row: ReducedRowOver<Affine>, most: Double)? {
        guard let index = bound.item, let range = policy.definition.ownRange(of: bound, in: self, room: room.value),
            !policy.definition.mayHandOutFractions(self)
        else { return nil }
        guard case .shared(let row) = resolution else { return nil }
        var moved = ReducedRowOver<Affine>(
            lower: row.lower.map(Affine.init), upper: row.upper.map(Affine.init), base: row.base.map(Affine.init),
            weight: row.weight, tiers: row.tiers, budget: room)
        let value = self.value(of: bound) ?? 0
        guard value.isFinite else { return nil }
        if case .minimum = bound {
            moved.lower[index].slope = direction.sign
            if policy.definition.startsAtMinimum(items[index]) { moved.base[index].slope = direction.sign }
        } else {
            moved.upper[index].slope = direction.sign
        }
        return (moved, direction == .raised ? range.upperBound - value : value - range.lowerBound)
    }
}
