// WrittenInCSS.swift: a row of any policy as a style sheet has it, where CSS flexbox has a line for it.  Lengths in points.
// The table below is the only place that says how a policy is written.

extension Policy {
    /// Whether a flex line states the rows of the policy.
    package var isWrittenInCSS: Bool {
        switch self {
        case .cssFlex, .glue, .naturalSteps, .spread: true
        // Tiers of a policy's own are no property of a flex line.
        default: (definition as? any UndirectedPolicy).map { $0.ownPriorities(of: [Item]()) == nil } ?? false
        }
    }
}

extension RowOver {
    /// The row as a style sheet has it: of policy `cssFlex`.
    ///
    /// | policy | each item's `flex`: grow, shrink, basis |
    /// | --- | --- |
    /// | `equalSizes` | `1 1 0` |
    /// | `equalIncrements` | `1 1 <minimum>` |
    /// | `weights` | `<weight> 1 0`; weights that sum to less than 1 leave space, as they do in a browser |
    /// | `levels`, and policies of one's own without directions or tiers | `<weight> <weight / base> <base>` |
    /// | `glue` | `<stretch> <shrink / ideal> <ideal>`; see below |
    /// | `naturalSteps` | `<grow> <shrink / ideal> <ideal>` |
    /// | `spread` | `<maximum - ideal> <(ideal - minimum) / ideal> <ideal>`; grow 1 without maximum, and 0 beside such items |
    /// | `cssFlex` | as the row states it |
    ///
    /// `min-width` and `max-width` are the item's bounds.  A browser shrinks by shrink times basis, hence the quotients; and
    /// since a sum of factors below 1 leaves space, they are divided by the least of them, from `levels` on.  Under `glue`
    /// an item whose stretch or shrink is of less than the highest order of infinity present has factor 0, and finite glue
    /// has `min-width: <ideal - shrink>`, where that is more than its minimum.
    ///
    /// The others have no flex line.  `qtBox` grows from 0 and shrinks from the natural lengths, `gtkBox` grows from these
    /// and shrinks as far as the level over the minima says, and `gridTracks` is a grid whose tracks of lengths come first.
    ///
    /// A browser knows no priorities, so a row that is written anew is one line.
    ///
    /// - Throws: `RowError.notWrittenInCSS` for a policy that no line states; `RowError.outOfRange` where factors lie so far
    ///   apart that they go beyond `Limits.factor`; what `judge.known(_:)` throws.
    /// - Complexity: O(*n*).
    func writtenInCSS<J: Judge>(judge: inout J) throws -> RowOver where J.Value == Value {
        let written: [ItemOver<Value>]
        switch policy {
        case .cssFlex: return self
        case .equalSizes: written = items.map { $0.written(.init(basis: 0, grow: 1, shrink: 1)) }
        case .equalIncrements: written = items.map { $0.written(.init(basis: $0.minimum, grow: 1, shrink: 1)) }
        case .weights: written = items.map { $0.written(.init(basis: 0, grow: $0.weight, shrink: 1)) }
        case .glue: written = try glueWrittenInCSS(judge: &judge)
        case .naturalSteps:
            written = try itemsWrittenInCSS(
                from: items.map(\.ideal), growing: items.map(\.flex.grow), shrinking: items.map(\.flex.shrink),
                judge: &judge)
        case .spread:
            let spread = Spread()
            written = try itemsWrittenInCSS(
                from: items.map(\.ideal), growing: spread.weights(of: self, grows: true, judge: &judge),
                shrinking: spread.weights(of: self, grows: false, judge: &judge), judge: &judge)
        default: written = try levelsWrittenInCSS(judge: &judge)
        }
        return RowOver(unchecked: written, spacing: spacing, available: available, policy: .cssFlex)
    }

    /// The items of a row whose policy has neither directions nor tiers of its own.
    private func levelsWrittenInCSS<J: Judge>(judge: inout J) throws -> [ItemOver<Value>] where J.Value == Value {
        guard policy.isWrittenInCSS, let definition = policy.definition as? any UndirectedPolicy,
            definition.ownPriorities(of: items) == nil
        else { throw RowError.notWrittenInCSS(policy: policy.name) }
        let weights = items.map { definition.weight(of: $0) }
        return try itemsWrittenInCSS(
            from: items.map { definition.base(of: $0) }, growing: weights, shrinking: weights, judge: &judge)
    }

    /// The items that leave their bases at some rate in each direction.
    private func itemsWrittenInCSS<J: Judge>(
        from bases: [Value], growing: [Value.Scalar], shrinking: [Value.Scalar], judge: inout J
    ) throws -> [ItemOver<Value>] where J.Value == Value {
        var quotients: [Value.Scalar] = []
        for (base, rate) in zip(bases, shrinking) {
            let base = rate > 0 ? try judge.known(base) : 0
            quotients.append(base > 0 ? rate / base : 0)
        }
        let orders = [Int](repeating: 0, count: items.count)
        let grow = try factors(growing, orders: orders, .grow)
        let shrink = try factors(quotients, orders: orders, .shrink)
        return items.indices.map {
            items[$0].written(.init(basis: bases[$0], grow: grow[$0], shrink: shrink[$0]))
        }
    }

    /// The items of a row of glue with the factors that give a browser the ratios of TeX.
    private func glueWrittenInCSS<J: Judge>(judge: inout J) throws -> [ItemOver<Value>] where J.Value == Value {
        let ideals = try items.map { $0.glue.shrink > 0 ? try judge.known($0.ideal) : 0 }
        let stretch = try factors(items.map(\.glue.stretch), orders: items.map(\.glue.stretchOrder), .grow)
        let shrink = try factors(
            zip(items, ideals).map { $1 > 0 ? $0.glue.shrink / $1 : 0 }, orders: items.map(\.glue.shrinkOrder),
            present: zip(items, ideals).map { item, _ in item.glue.shrink > 0 }, .shrink)
        return items.indices.map { index in
            let item = items[index]
            var written = item.written(.init(basis: item.ideal, grow: stretch[index], shrink: shrink[index]))
            if shrink[index] > 0, item.glue.shrinkOrder == 0 {
                written.minimum = judge.greater(item.minimum, item.ideal - Value(item.glue.shrink))
            }
            return written
        }
    }

    /// The factors of one direction: 0 below the highest order present and where an item has nothing to give, the
    /// others with 1 as the least.
    private func factors(
        _ strengths: [Value.Scalar], orders: [Int], present: [Bool]? = nil, _ quantity: RowError.Quantity
    ) throws(RowError) -> [Value.Scalar] {
        let isPresent = present ?? strengths.map { $0 > 0 }
        let highest = orders.indices.filter { isPresent[$0] }.map { orders[$0] }.max()
        let factors = zip(strengths, orders).map { $1 == highest ? $0 : 0 }
        guard let least = factors.lazy.filter({ $0 > 0 }).min() else { return factors }
        let scaled = factors.map { $0 / least }
        let most = Value.Scalar(decimal: Limits.factor.upperBound)
        if let index = scaled.firstIndex(where: { $0 > most }) {
            throw .outOfRange(
                quantity, item: index, value: scaled[index].double, allowed: "0, or \(Limits.factor.words)")
        }
        return scaled
    }
}

extension RowOver where Value: KnownNumber {
    /// The row as a style sheet has it.
    ///
    /// - Throws: `RowError.notWrittenInCSS` for a policy that no flex line states; `RowError.outOfRange` where factors lie
    ///   so far apart that they go beyond `Limits.factor`.
    public func writtenInCSS() throws -> RowOver {
        var judge = PlainJudge<Value>()
        return try writtenInCSS(judge: &judge)
    }
}

extension ItemOver {
    /// The item in a style sheet: other factors, no priority.
    fileprivate func written(_ flex: Flex) -> ItemOver {
        var item = self
        item.flex = flex
        item.priority = 0
        return item
    }
}
