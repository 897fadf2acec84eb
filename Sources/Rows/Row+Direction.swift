// Row+Direction.swift: where a row turns from shrinking to growing.  Lengths in points.

extension Row {
    /// The container up to which the row shrinks and beyond which it grows, in points; `nil` under a policy without
    /// directions.
    ///
    /// Between here and the next turn the bounds, bases and weights of the effective row are the same.
    package var turningPoint: Double? {
        switch policy {
        case .equalSizes, .equalIncrements, .weights: nil
        case .cssFlex: items.reduce(totalSpacing) { $0 + $1.clamped($1.flex.basis) }
        case .glue: items.reduce(totalSpacing) { $0 + $1.ideal }
        }
    }

    /// Whether the row grows, as the policy itself decides it: `turningPoint` is rounded differently.
    package var isBeyondTurningPoint: Bool {
        guard let room else { return false }
        return switch policy {
        case .equalSizes, .equalIncrements, .weights: false
        case .cssFlex: FlexLine(items, room: room).grows
        case .glue: room > items.reduce(0) { $0 + $1.ideal }
        }
    }

    /// Whether CSS may hand out only a fraction of the room, by a rule that is not linear in the container: some
    /// factor lies between 0 and 1.
    package var mayHandOutFractions: Bool {
        guard policy == .cssFlex else { return false }
        return items.contains { item in [item.flex.grow, item.flex.shrink].contains { $0 > 0 && $0 < 1 } }
    }
}
