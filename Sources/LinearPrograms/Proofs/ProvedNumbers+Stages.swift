// ProvedNumbers+Stages.swift: from multipliers of a basis to those of a stage that holds the earlier objectives.
//
// A place that an earlier objective keeps on its bound may have a reduced cost of the wrong sign in a later one.  As
// much of the earlier one's reduced costs is added as makes all of them right, the latest objective first: what it
// keeps is what the ones before it leave open.  Worked out towards minimising throughout; `pull` turns senses back.

extension ProvedNumbers {
    /// Gives every stage its multipliers of the earlier objectives.
    mutating func holdEarlierObjectives(of system: BasisSystem<Number>) {
        let plain = stages
        let senses = system.program.objectives.map { $0.sense == .minimize ? 1 : -1 }
        for index in stages.indices.dropFirst() {
            stages[index].earlierMultipliers = [Number](repeating: .zero, count: index)
            for earlier in (0..<index).reversed() {
                let sign = senses[index] * senses[earlier]
                let amount = pull(plain, earlier, on: stages[index], senses[index], senses[earlier], system.basis)
                if amount.isZero { continue }
                stages[index].earlierMultipliers[earlier] = amount.signed(-sign)
                stages[index].add(amount.signed(sign), of: plain[earlier])
            }
        }
    }

    /// How much of an earlier objective the places that it is the first to hold need.
    private func pull(
        _ plain: [Stage], _ earlier: Int, on stage: Stage, _ sense: Int, _ earlierSense: Int, _ basis: Basis
    ) -> Number {
        var most = Number.zero
        for place in 0..<stage.reducedCosts.count + stage.rowDuals.count {
            let inward = basis[place].inward
            if inward == 0 || stage[place].isZero { continue }
            let held = plain[earlier][place]
            if held.isZero || plain[..<earlier].contains(where: { !$0[place].isZero }) { continue }
            let wanted = stage[place].signed(sense * inward)
            guard wanted.certainSign < 0 else { continue }
            let amount = -wanted / held.signed(earlierSense * inward)
            if (amount - most).certainSign > 0 { most = amount }
        }
        return most
    }
}

extension ProvedNumbers.Stage {
    /// The multiplier of a place, columns first.
    fileprivate subscript(place: Int) -> Number {
        place < reducedCosts.count ? reducedCosts[place] : rowDuals[place - reducedCosts.count]
    }

    fileprivate mutating func add(_ amount: Number, of other: Self) {
        for j in reducedCosts.indices where !other.reducedCosts[j].isZero {
            reducedCosts[j] += amount * other.reducedCosts[j]
        }
        for i in rowDuals.indices where !other.rowDuals[i].isZero { rowDuals[i] += amount * other.rowDuals[i] }
    }
}

extension CertainNumber {
    /// The sign, 0 where it cannot be told: what hangs on it here is how the numbers look, not what they prove.
    fileprivate var certainSign: Int { (try? sign()) ?? 0 }
}
