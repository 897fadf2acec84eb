// ContradictionSearch.swift: a hunt for points of a family that contradict what has been proved of it.

import Proofs

/// What a hunt came to.
struct ContradictionTally: Sendable {
    var families = 0
    var undecided = 0
    var proved = 0
    var refuted = 0
    /// Suprema other than 0 that are attained, and how many of them a search came near to.
    var attained = 0
    var near = 0
    var approached = 0
    var exactPoints = 0
    var points = 0
    var regions = 0
}

/// Tries to contradict proofs with points of a family.
struct ContradictionSearch<R: Rule, Random: RandomNumberGenerator> {
    let family: Family
    let rule: R
    /// How many points are tried in fractions, and how many in doubles.
    let counts: (exact: Int, doubles: Int)
    var random: Random
    var tally: ContradictionTally
    private var best: [Double] = []
    private var bestPoints: [[Double]] = []
    private var rechecks = 0

    /// What was found wrong.
    struct Contradiction: Error { let words: String }

    init(_ family: Family, _ rule: R, counts: (exact: Int, doubles: Int), random: Random, tally: ContradictionTally) {
        (self.family, self.rule, self.counts) = (family, rule, counts)
        (self.random, self.tally) = (random, tally)
    }

    /// - Throws: `Contradiction` for the first one found.
    mutating func run(_ limits: ProofLimits, checksCertificate: Bool) throws {
        let measures = PlainMeasures(family).all
        let study = try FamilyStudy(
            of: family, by: rule, measures: measures, limits: limits, keepsCertificate: checksCertificate)
        guard study.stop == nil else {
            tally.undecided += 1
            return
        }
        try study.certificate?.check(by: rule)
        tally.families += 1
        tally.regions += study.effort.regions
        for (place, worst) in study.worst.enumerated() { try confirm(worst, place) }
        try checkClaims(measures, study.worst, limits)
        let regions = try FamilyRegions(of: family, by: rule, limits: limits)
        try tryPoints(TurningPoints(family, regions.regions), study.worst)
        for (place, worst) in study.worst.enumerated() where worst.isAttained {
            guard worst.value != 0 else { continue }
            tally.attained += 1
            climb(place)
            let missing = worst.value.double - best[place]
            let scale = max(1, abs(worst.value.double))
            tally.near += missing <= 0.01 * scale ? 1 : 0
        }
    }

    private func require(_ condition: Bool, _ words: @autoclosure () -> String) throws {
        if !condition { throw Contradiction(words: "\(words()) in \(family)") }
    }

    private func values(_ named: [String: Fraction]) throws -> [Fraction] {
        let point = family.parameters.map { named[$0.name] ?? 0 }
        try require(family.contains(point), "\(point) is no point")
        return try family.plainAnswer(at: point, by: rule).values
    }

    /// What is attained is so at the point named, and what is approached comes near.
    private mutating func confirm(_ worst: WorstCase, _ place: Int) throws {
        let value = try values(worst.at)[place]
        tally.approached += worst.isAttained ? 0 : 1
        try require(value == worst.valueThere, "\(worst.measure) is \(value), not \(worst.valueThere),")
        try require(worst.isAttained == (value == worst.value), "\(worst) attains \(value)")
    }

    /// A claim that allows the supremum holds, attained or not; one that allows less does not.
    private mutating func checkClaims(
        _ measures: [LayoutMeasure], _ worst: [WorstCase], _ limits: ProofLimits
    ) throws {
        let margins: [Fraction] = [0, Fraction(1, over: 1000), Fraction(1, over: 1_000_000_000_000)]
        let claims = zip(measures, worst).flatMap { measure, worst in
            margins.map { LayoutClaim(measure, atMost: worst.value - $0) }
        }
        let study = try FamilyStudy(of: family, by: rule, claims: claims, limits: limits)
        for (index, proof) in study.proofs.enumerated() {
            try require(proof.isProved == (index % margins.count == 0), "\(proof)")
            tally.proved += proof.isProved ? 1 : 0
            guard let counterexample = proof.counterexample else { continue }
            tally.refuted += 1
            let place = index / margins.count
            let value = try values(counterexample.at)[place]
            let allowance = worst[place].value - margins[index % margins.count]
            // What a claim about a term measures is how far the term is above the allowance.
            let stated = place < 4 ? counterexample.value : counterexample.value + allowance
            try require(value == stated && value > allowance, "\(proof): \(value)")
        }
    }

    private mutating func tryPoints(_ turning: TurningPoints, _ worst: [WorstCase]) throws {
        best = worst.map { _ in -.infinity }
        bestPoints = worst.map { _ in [] }
        rechecks = 0
        for point in turning.corners.prefix(counts.exact) { try tryExactly(point, worst) }
        for _ in 0..<counts.exact {
            let point = turning.draw(&random) ?? turning.anywhere(&random)
            if family.contains(point) { try tryExactly(point, worst) }
        }
        let doubles = FamilyInDoubles(family)
        for _ in 0..<counts.doubles {
            let point = doubles.ranges.map { Double.random(in: $0, using: &random) }
            guard doubles.contains(point), let answer = doubles.answer(at: point, by: rule) else { continue }
            tally.points += 1
            try take(answer.values, at: point, worst)
        }
    }

    private mutating func tryExactly(_ point: [Fraction], _ worst: [WorstCase]) throws {
        tally.exactPoints += 1
        tally.points += 1
        let values = try family.plainAnswer(at: point, by: rule).values
        for (place, value) in values.enumerated() {
            let isWithin = worst[place].isAttained ? value <= worst[place].value : value < worst[place].value
            try require(isWithin, "\(worst[place].measure) is \(value) at \(point), beyond \(worst[place])")
        }
        note(values.map(\.double), at: point.map(\.double))
    }

    private mutating func note(_ values: [Double], at point: [Double]) {
        for (place, value) in values.enumerated() where value > best[place] {
            (best[place], bestPoints[place]) = (value, point)
        }
    }

    /// Values in doubles are believed where they are far from a contradiction, and tried again in fractions elsewhere.
    private mutating func take(_ values: [Double], at point: [Double], _ worst: [WorstCase]) throws {
        for (place, value) in values.enumerated() {
            let limit = worst[place].value.double
            let scale = max(1, abs(limit))
            let isClose = value > limit - 1e-6 * scale && (value != limit || !worst[place].isAttained)
            guard isClose, value > limit + 1e-9 * scale || rechecks < 100 else { continue }
            rechecks += 1
            let exact = point.map(Fraction.init(exactly:))
            if family.contains(exact) { try tryExactly(exact, worst) }
            return
        }
        note(values, at: point)
    }

    /// Walks uphill from the best point, one parameter at a time.
    private mutating func climb(_ place: Int) {
        let doubles = FamilyInDoubles(family)
        var point = bestPoints[place]
        guard !point.isEmpty else { return }
        var share = 0.25
        while share * Double(counts.doubles) > 0.5 {
            var hasMoved = false
            for index in point.indices {
                let range = doubles.ranges[index]
                for step in [share, -share] {
                    var next = point
                    let moved = point[index] + step * (range.upperBound - range.lowerBound)
                    next[index] = min(range.upperBound, max(range.lowerBound, moved))
                    guard doubles.contains(next), let answer = doubles.answer(at: next, by: rule) else { continue }
                    let value = answer.values[place]
                    if value > best[place] { (best[place], point, hasMoved) = (value, next, true) }
                }
            }
            if !hasMoved { share /= 2 }
        }
    }
}
