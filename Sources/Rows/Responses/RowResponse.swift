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

    /// A container's response as a linear program tells it, per point of growth; unused space is what the lengths leave.
    package init(container direction: Direction, rates: [Double], overflowRate: Double, reach: Double) {
        bound = .container
        self.direction = direction
        self.rates = rates.map { $0 * direction.sign }
        self.overflowRate = overflowRate * direction.sign
        unusedRate = direction.sign * (1 - rates.reduce(0, +) + overflowRate)
        self.reach = reach
    }

    init(
        _ bound: RowBound, _ direction: Direction, lengths: [Affine], room: Affine, until horizon: Horizon, most: Double
    ) {
        var horizon = horizon
        self.bound = bound
        self.direction = direction
        let excess = lengths.reduce(Affine(0), +) - room
        rates = lengths.map(\.slope)
        switch horizon.side(of: excess, lower: Affine(0), upper: Affine(0)) {
        case 1: (overflowRate, unusedRate) = (excess.slope, 0)
        case -1: (overflowRate, unusedRate) = (0, -excess.slope)
        default: (overflowRate, unusedRate) = (0, 0)
        }
        reach = max(0, min(most, horizon.distance))
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
            let foretold = zip(here, response.changes(after: response.reach)).map { $0 + $1 }
            guard Distance(from: WaterFilling().lengths(for: moved), to: foretold).max <= moved.tolerance else { break }
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
        var horizon = Horizon(closeness: 1e-12 * max(1, available, abs(room.value), minima))
        var most = Double.infinity
        let lengths: [Affine]
        switch bound {
        case .container, .gap:
            if bound == .container, direction == .lowered {
                if available == 0 { return nil }
                most = available
            }
            room.slope = bound == .container ? direction.sign : -direction.sign
            lengths = WaterFilling().lengths(for: self, from: room, until: &horizon)
        case .minimum, .maximum:
            guard let moved = movedRow(bound, direction, room: room), moved.most > 0 else { return nil }
            most = moved.most
            lengths = moved.fill.lengths(until: &horizon)
        case .basis, .ideal, .shrinkability: return nil
        }
        let here = WaterFilling().lengths(for: self)
        guard Distance(from: lengths.map(\.value), to: here).max <= tolerance else { return nil }
        return RowResponse(bound, direction, lengths: lengths, room: room, until: horizon, most: most)
    }

    /// The effective row with one bound of an item moving, and how far the item's own numbers let it move.
    private func movedRow(
        _ bound: RowBound, _ direction: RowResponse.Direction, room: Affine
    ) -> (fill: AffineFill, most: Double)? {
        guard let index = bound.item, let range = ownRange(of: bound), !mayHandOutFractions else { return nil }
        guard case .shared(let row) = resolution else { return nil }
        var fill = AffineFill(row, budget: room)
        let value = self.value(of: bound) ?? 0
        guard value.isFinite else { return nil }
        if case .minimum = bound {
            fill.lower[index].slope = direction.sign
            if policy == .equalIncrements { fill.base[index].slope = direction.sign }
        } else {
            fill.upper[index].slope = direction.sign
        }
        return (fill, direction == .raised ? range.upperBound - value : value - range.lowerBound)
    }

    /// The values of an item's bound for which the effective row has it as its own bound; `nil` where it has not.
    private func ownRange(of bound: RowBound) -> ClosedRange<Double>? {
        guard let index = bound.item, let room else { return nil }
        let item = items[index]
        let isMinimum = bound == .minimum(index)
        switch policy {
        case .equalSizes, .equalIncrements, .weights:
            return isMinimum ? 0...item.maximum : item.minimum...Double.infinity
        case .cssFlex:
            let line = FlexLine(items, room: room)
            let basis = item.flex.basis
            guard line.takesPart(index), line.scaledFactor[index] > 0 else { return nil }
            if isMinimum { return !line.grows && item.minimum <= basis ? 0...min(basis, item.maximum) : nil }
            return line.grows && item.maximum >= basis ? max(basis, item.minimum)...Double.infinity : nil
        case .glue:
            let natural = items.reduce(0) { $0 + $1.ideal }
            if isMinimum { return glueMinimum(of: item, shrinks: room <= natural) }
            let highest = items.lazy.filter { $0.glue.stretch > 0 }.map(\.glue.stretchOrder).max()
            let stretches = room > natural && item.glue.stretch > 0 && item.glue.stretchOrder == highest
            return stretches ? item.ideal...Double.infinity : nil
        }
    }

    /// Glue shrinks to its minimum only where that lies above what its shrinkability leaves.
    private func glueMinimum(of item: Item, shrinks: Bool) -> ClosedRange<Double>? {
        let highest = items.lazy.filter { $0.glue.shrink > 0 }.map(\.glue.shrinkOrder).max()
        guard shrinks, item.glue.shrink > 0, item.glue.shrinkOrder == highest else { return nil }
        let floor = highest == 0 ? item.ideal - item.glue.shrink : 0
        return item.minimum >= floor ? max(0, floor)...item.ideal : nil
    }
}
