// BasisOutcome.swift: what a basis proves about its program, if anything.
//
// With several objectives the reduced costs of a place are a list, read like a word in a dictionary: the first that is
// not 0 must have the sign that its bound asks for.  One basis so proves all objectives in order (Isermann, "Linear
// lexicographic optimization", 1982).

/// What a basis proves.
package enum BasisOutcome<Number: CertainNumber> {
    /// Its point is optimal for all objectives in order, or there is none, or one of the objectives has no end.
    case proved(ProvedNumbers<Number>)
    /// Nothing yet: entering one of some places would improve it.
    case improvable(Improvement<Number>)
}

/// The places that improve a basis.
package struct Improvement<Number: CertainNumber> {
    /// The values of all places, columns first.
    package let values: [Number]
    /// -1 where a place is below its bounds, 1 where it is above them; what improves is their sum unless all are 0.
    package let broken: [Int]
    /// The places that may enter, which way they move, and how fast that improves.
    package let entering: [(place: Int, direction: Int, rate: Number)]
    /// The objectives that are optimal already.
    package let proved: ProvedNumbers<Number>
}

/// An answer in the arithmetic of its proof.
package struct ProvedNumbers<Number: CertainNumber>: Sendable {
    package typealias Stage = SolutionStageOver<Number>

    package var status = SolutionStatus.optimal
    package var values: [Number] = []
    package var stages: [Stage] = []
    package var farkas: [Number] = []
    package var ray: [Number] = []
}

extension BasisSystem {
    /// What this basis proves.
    package func outcome() throws(Undecided) -> BasisOutcome<Number> {
        let values = point()
        let broken = try broken(values)
        if broken.contains(where: { $0 != 0 }) { return try feasibility(values, broken) }
        var proved = ProvedNumbers<Number>(values: Array(values[..<program.columnCount]))
        var open = openPlaces
        for objective in program.objectives {
            var costs = [Number](repeating: .zero, count: program.columnCount)
            var total = Number(exactly: objective.constant)
            for (column, cost) in zip(objective.columns, objective.costs) {
                costs[Int(column)] = Number(exactly: cost)
                total += Number(exactly: cost) * values[Int(column)]
            }
            let prices = prices(columns: costs)
            let entering = try entering(prices, sense: objective.sense == .minimize ? 1 : -1, &open)
            if !entering.isEmpty {
                return try unboundedness(
                    Improvement(values: values, broken: broken, entering: entering, proved: proved))
            }
            proved.stages.append(stage(total, prices))
        }
        if program.objectives.isEmpty {
            proved.stages = [stage(.zero, prices(columns: [Number](repeating: .zero, count: program.columnCount)))]
        }
        try proved.holdEarlierObjectives(of: self)
        return .proved(proved)
    }

    private func stage(_ objective: Number, _ prices: Prices<Number>) -> ProvedNumbers<Number>.Stage {
        .init(objective: objective, rowDuals: prices.rows, reducedCosts: prices.columns)
    }

    /// Places that are not basic and have room to move.
    private var openPlaces: [Int] {
        (0..<program.columnCount + program.rowCount).filter { basis[$0] != .basic && basis[$0] != .fixed }
    }

    /// On which side of its bounds each basic place is.
    private func broken(_ values: [Number]) throws(Undecided) -> [Int] {
        var broken = [Int](repeating: 0, count: values.count)
        for place in values.indices where basis[place] == .basic {
            let (lower, upper) = program.bounds(ofPlace: place)
            if lower.isFinite, try (values[place] - Number(exactly: lower)).sign() < 0 { broken[place] = -1 }
            if upper.isFinite, try (values[place] - Number(exactly: upper)).sign() > 0 { broken[place] = 1 }
        }
        return broken
    }

    /// Open places that improve a price; those that would make it worse are open no longer.
    private func entering(
        _ prices: Prices<Number>, sense: Int, _ open: inout [Int]
    ) throws(Undecided) -> [(place: Int, direction: Int, rate: Number)] {
        var result: [(place: Int, direction: Int, rate: Number)] = []
        var left: [Int] = []
        for place in open {
            let sign = prices.isZero(at: place) ? 0 : try prices[place].sign() * sense
            if sign != 0, sign == basis[place].inward { continue }
            left.append(place)
            if sign != 0 { result.append((place, -sign, prices[place].signed(sign * sense))) }
        }
        open = left
        return result
    }

    /// Whether the places outside their bounds prove that there is no point: all together, or one alone.
    private func feasibility(_ values: [Number], _ broken: [Int]) throws(Undecided) -> BasisOutcome<Number> {
        let places = broken.indices.filter { broken[$0] != 0 }
        let together = try contradiction(broken)
        if case .proved = together.outcome { return together.outcome }
        for place in places.prefix(places.count > 1 ? 8 : 0) {
            var one = [Int](repeating: 0, count: broken.count)
            one[place] = broken[place]
            let alone = try contradiction(one)
            if case .proved = alone.outcome { return alone.outcome }
        }
        return .improvable(
            Improvement(values: values, broken: broken, entering: together.entering, proved: ProvedNumbers()))
    }

    private func contradiction(
        _ broken: [Int]
    ) throws(Undecided) -> (outcome: BasisOutcome<Number>, entering: [(place: Int, direction: Int, rate: Number)]) {
        let costs = broken.map { $0 == 0 ? Number.zero : Number(exactly: Double($0)) }
        let count = program.columnCount
        let prices = prices(columns: Array(costs[..<count]), rows: Array(costs[count...]))
        var open = openPlaces
        let entering = try entering(prices, sense: 1, &open)
        var proved = ProvedNumbers<Number>(status: .infeasible)
        proved.farkas = prices.rows
        if entering.isEmpty { return (.proved(proved), []) }
        return (
            .improvable(Improvement(values: [], broken: broken, entering: entering, proved: proved)), entering
        )
    }

    /// Whether one of the first edges that improve never ends.
    private func unboundedness(_ improvement: Improvement<Number>) throws(Undecided) -> BasisOutcome<Number> {
        for candidate in improvement.entering.prefix(3) {
            let rates = motion(of: candidate.place, rate: Number(exactly: Double(candidate.direction)))
            if try isEndless(rates) { return .proved(try improvement.proved.unbounded(along: rates, of: self)) }
        }
        return .improvable(improvement)
    }

    private func isEndless(_ rates: [Number]) throws(Undecided) -> Bool {
        for place in rates.indices {
            let (lower, upper) = program.bounds(ofPlace: place)
            if lower.isInfinite && upper.isInfinite { continue }
            let sign = try rates[place].sign()
            if sign > 0 && upper.isFinite || sign < 0 && lower.isFinite { return false }
        }
        return true
    }
}

extension ProvedNumbers {
    /// The same answer once an objective has been found to have no end.
    package func unbounded(
        along rates: [Number], of system: BasisSystem<Number>
    ) throws(Undecided) -> ProvedNumbers {
        var proved = self
        proved.status = .unbounded
        proved.ray = Array(rates[..<system.program.columnCount])
        try proved.holdEarlierObjectives(of: system)
        return proved
    }
}
