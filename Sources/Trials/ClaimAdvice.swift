// ClaimAdvice.swift: what may be behind lengths that are not optimal: the slips that authors of engines make.
// Lengths in points.  Each slip has a list of lengths, or a row, that it would give, and is named where the answer is that.

extension Counterexample {
    /// What to change in the engine, where its answers to both rows are what a usual slip gives; `nil` where they are not.
    ///
    /// A small row is answered alike by many slips, and a large one by hardly two.
    public var advice: String? {
        if case .misplaced = smallest.finding {
            return "each item starts where the one before it ends, plus their gap; \"offsets\" may be left out"
        }
        guard let smallest = smallest.answer, let original = original.answer else { return nil }
        if smallest.lengths.contains(where: { $0 < -self.smallest.row.tolerance }) {
            return "a length is negative: where there is no room, answer the minimum"
        }
        let (found, small) = (self.original.row, self.smallest.row)
        let likely = small.slips(giving: smallest)
        if let slip = found.slips(giving: original).first(where: likely.contains) { return slip }
        guard found.items.count > 2 else { return nil }
        let policies = small.policies(giving: smallest.lengths)
        return found.policies(giving: original.lengths).first(where: policies.contains).map {
            "this is optimal under the policy \($0): hold your engine to that by --like or --against \($0)"
        }
    }
}

extension Row {
    /// The slips that give an answer which is not optimal, each with what to change.
    ///
    /// - Complexity: O(*n* log *n*) for each slip.
    func slips(giving answer: EngineAnswer) -> [String] {
        let optimum = optimum(of: self)
        guard answer.lengths.count == items.count, !isNear(answer.lengths, optimum) else { return [] }
        return slipsInUnits(answer.lengths, optimum, answer.rounding) + slipsInRows(answer.lengths)
    }

    /// Slips in how lengths are written.
    private func slipsInUnits(_ lengths: [Double], _ optimum: [Double], _ rounding: Double) -> [String] {
        var slips: [String] = []
        if isNear(lengths, optimum.reversed()) {
            slips.append(
                "these are the optimal lengths from the last item to the first: give them in the order of the items")
        } else if isNear(lengths.sorted(), optimum.sorted()) {
            slips.append("these are the optimal lengths in another order: give them in the order of the items")
        }
        if rounding < 1, zip(lengths, optimum).allSatisfy({ $0 == $0.rounded() && abs($0 - $1) < 1 }) {
            slips.append(
                "every length is whole, and within a point of the optimum: if your engine rounds to pixels, say "
                    + "\"rounding\": 1 in the answer, and ask it whole rows (--whole)")
        }
        let (total, sum) = (lengths.reduce(0, +), optimum.reduce(0, +))
        for (whole, name) in [(100.0, "percentages"), (1, "shares of 1")] where abs(total - whole) < 1e-6 {
            if isNear(lengths.map { $0 * sum / whole }, optimum) {
                slips.append("these look like \(name): give points")
            }
        }
        return slips + slipsInPlaces(lengths, optimum)
    }

    /// Places for lengths.
    private func slipsInPlaces(_ lengths: [Double], _ optimum: [Double]) -> [String] {
        var end = 0.0
        let ends = zip(optimum, spacing + [0]).map { length, gap in
            end += length + gap
            return end - gap
        }
        if isNear(lengths, ends) {
            return ["this is where items end: give their lengths, the difference to where they begin"]
        }
        guard isNear(lengths, zip(ends, optimum).map({ $0 - $1 })) else { return [] }
        return ["this is where items begin: give their lengths as \"lengths\"; places may stand in \"offsets\""]
    }

    /// Slips that make the answer the optimum of another row.
    private func slipsInRows(_ lengths: [Double]) -> [String] {
        func changed(_ change: (inout Item) -> Void) -> Row? {
            var items = items
            for index in items.indices { change(&items[index]) }
            return try? Row(items: items, spacing: spacing, available: available, policy: policy)
        }
        let rows: [(row: Row?, slip: String)] = [
            (
                try? Row(items: items, spacing: spacing.map { _ in 0 }, available: available, policy: policy),
                "this is optimal without the gaps: take \"spacing\" off the container first"
            ),
            (
                changed { $0.priority = 0 },
                "this is optimal without priorities: fill the highest \"priority\" first, or ask rows of --one-tier"
            ),
            (changed { $0.maximum = .infinity }, "this is optimal without \"max\": keep to the items' maxima"),
            (changed { $0.minimum = 0 }, "this is optimal without \"min\": keep to the items' minima"),
            (
                changed { $0.priority = -$0.priority },
                "this is optimal with priorities the other way round: the highest \"priority\" is filled first"
            ),
        ]
        return rows.compactMap { row, slip in row.flatMap { isNear(lengths, optimum(of: $0)) ? slip : nil } }
    }

    /// Other policies, of those that need no fields of their own, under which lengths are optimal.
    fileprivate func policies(giving lengths: [Double]) -> [Policy] {
        [.equalSizes, .equalIncrements, .weights].filter { other in
            let row = try? Row(items: items, spacing: spacing, available: available, policy: other)
            return other != policy && row.map { isNear(lengths, optimum(of: $0)) } == true
        }
    }

    private func optimum(of row: Row) -> [Double] { row.lengths(by: WaterFilling()) }

    /// Whether two lists of lengths differ by no more than the tolerance.
    private func isNear(_ lengths: [Double], _ others: [Double]) -> Bool {
        lengths.count == others.count && zip(lengths, others).allSatisfy { $0 == $1 || abs($0 - $1) <= tolerance }
    }
}
