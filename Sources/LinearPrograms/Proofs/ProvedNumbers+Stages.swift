// ProvedNumbers+Stages.swift: from multipliers of a basis to those of a stage that holds the earlier objectives.
//
// A place that an earlier objective keeps on its bound may have a reduced cost of the wrong sign in a later one.  As
// much of the earlier one's reduced costs is added as makes all of them right, the latest objective first: what it
// keeps is what the ones before it leave open.  Worked out towards minimising throughout; `signed` turns senses back.

extension ProvedNumbers {
    /// Gives every stage its multipliers of the earlier objectives.
    ///
    /// - Throws: `Undecided` for one that is too large or too small for the arithmetic.
    mutating func holdEarlierObjectives(of system: BasisSystem<Number>) throws(Undecided) {
        guard stages.count > 1 else { return }
        let held = heldPlaces(system.basis)
        let others = stages.map(\.placesInUse)
        let senses = system.program.objectives.map { $0.sense == .minimize ? 1 : -1 }
        // The last stage first, so that what is added is as it was.
        for index in stages.indices.dropFirst().reversed() {
            stages[index].earlierMultipliers = [Number](repeating: .zero, count: index)
            for earlier in (0..<index).reversed() {
                let sign = senses[index] * senses[earlier]
                var most = Number.zero
                for (place, inward) in held[earlier] where !stages[index].isZero(at: place) {
                    let wanted = stages[index][place].signed(senses[index] * inward)
                    guard wanted.certainSign < 0 else { continue }
                    let amount = -wanted / stages[earlier][place].signed(senses[earlier] * inward)
                    guard amount.certainSign > 0 else { throw Undecided() }
                    if (amount - most).certainSign > 0 { most = amount }
                }
                if most.isZero { continue }
                stages[index].earlierMultipliers[earlier] = most.signed(-sign)
                try stages[index].add(most.signed(sign), of: stages[earlier], at: others[earlier])
            }
        }
    }

    /// The places that every objective is the first to hold, with the direction away from their bounds.
    private func heldPlaces(_ basis: Basis) -> [[(place: Int, inward: Int)]] {
        var held = [[(place: Int, inward: Int)]](repeating: [], count: stages.count)
        let count = stages.first.map { $0.reducedCosts.count + $0.rowDuals.count } ?? 0
        var open = (0..<count).filter { basis[$0].inward != 0 }
        for index in stages.indices {
            open.removeAll { place in
                if stages[index].isZero(at: place) { return false }
                held[index].append((place, basis[place].inward))
                return true
            }
        }
        return held
    }
}

extension SolutionStageOver where Number: CertainNumber {
    /// The multiplier of a place, columns first.
    fileprivate subscript(place: Int) -> Number {
        place < reducedCosts.count ? reducedCosts[place] : rowDuals[place - reducedCosts.count]
    }

    /// The places whose multiplier is not 0.
    fileprivate var placesInUse: [Int] {
        (0..<reducedCosts.count + rowDuals.count).filter { !isZero(at: $0) }
    }

    /// Whether the multiplier of a place is 0.
    fileprivate func isZero(at place: Int) -> Bool {
        place < reducedCosts.count ? reducedCosts[place].isZero : rowDuals[place - reducedCosts.count].isZero
    }

    /// Adds a multiple of another stage's multipliers, which are 0 but at some places.
    ///
    /// - Throws: `Undecided` where a sum is too large for the arithmetic.
    fileprivate mutating func add(_ amount: Number, of other: Self, at places: [Int]) throws(Undecided) {
        let count = reducedCosts.count
        for place in places {
            if place < count {
                reducedCosts[place] += amount * other.reducedCosts[place]
            } else {
                rowDuals[place - count] += amount * other.rowDuals[place - count]
            }
            guard self[place].radius.isFinite else { throw Undecided() }
        }
    }
}

extension CertainNumber {
    /// The sign, 0 where it cannot be told: what hangs on it here is how the numbers look, not what they prove.
    fileprivate var certainSign: Int { (try? sign()) ?? 0 }
}
