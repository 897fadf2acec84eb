// ProgramFamily.swift: small programs that are hard for floating point, each a function of a seed.

package import LinearPrograms

/// A kind of program.
package enum ProgramFamily: String, CaseIterable {
    /// Whole coefficients, costs of 1 and 1e9, variables of at least 0.
    case mixedCosts
    /// Small whole numbers, many ties: equal rows, right sides of 0, bounds that meet.
    case degenerate
    /// Free variables and ranges.
    case free
    /// Equalities, some of them sums of the others.
    case equalities
    /// Rows, columns or entries missing.
    case empty
    /// Coefficients, bounds and costs from 1e-9 to 1e9.
    case scales
    /// Klee and Minty's cubes, their sides rounded.
    case kleeMinty
    /// Rows that differ in the tenth digit.
    case nearlyParallel
    /// Decimals that are no doubles, several objectives.
    case decimals
    /// Coefficients, bounds and costs from one end of the range of doubles to the other.
    case extremes

    package func program(_ generator: inout SeededGenerator) -> LinearProgram {
        var maker = Maker(generator)
        defer { generator = maker.generator }
        switch self {
        case .mixedCosts: return maker.mixedCosts()
        case .degenerate: return maker.degenerate()
        case .free: return randomProgram(&maker.generator, objectives: maker.int(0...2))
        case .equalities: return maker.equalities()
        case .empty: return maker.empty()
        case .scales: return maker.scales()
        case .kleeMinty: return maker.kleeMinty()
        case .nearlyParallel: return maker.nearlyParallel()
        case .decimals: return maker.decimals()
        case .extremes: return maker.extremes()
        }
    }
}

private struct Maker {
    var generator: SeededGenerator

    init(_ generator: SeededGenerator) { self.generator = generator }

    mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    mutating func flip() -> Bool { Bool.random(using: &generator) }

    /// A program whose numbers are drawn by closures.
    private mutating func make(
        columns: Int, rows: Int, bounds: (inout Maker) -> (Double, Double), entry: (inout Maker) -> Double,
        right: (inout Maker) -> (Double, Double), cost: (inout Maker) -> Double, objectives: Int = 1
    ) -> LinearProgram {
        var lp = LinearProgram()
        for _ in 0..<columns {
            let (lower, upper) = bounds(&self)
            _ = lp.variable(atLeast: min(lower, upper), atMost: max(lower, upper))
        }
        for _ in 0..<rows {
            let row = sum(lp.variables.map { entry(&self) * $0 })
            let (lower, upper) = right(&self)
            lp.subject(to: "", Relation(row, lower: min(lower, upper), upper: max(lower, upper)))
        }
        for _ in 0..<objectives {
            let costs = sum(lp.variables.map { cost(&self) * $0 })
            if flip() { lp.minimize(costs) } else { lp.maximize(costs) }
        }
        return lp
    }

    mutating func mixedCosts() -> LinearProgram {
        make(
            columns: int(1...4), rows: int(1...4), bounds: { (0, $0.flip() ? .infinity : 100) },
            entry: { Double($0.int(-3...3)) },
            right: { maker in
                let right = Double(maker.int(-5...10))
                return maker.flip() ? (-.infinity, right) : (right, .infinity)
            }, cost: { Double($0.int(-2...2)) * ($0.flip() ? 1 : 1e9) })
    }

    mutating func degenerate() -> LinearProgram {
        make(
            columns: int(2...5), rows: int(2...7),
            bounds: { ($0.int(0...3) > 0 ? 0 : -1, $0.int(0...2) == 0 ? 0 : .infinity) },
            entry: { Double($0.int(-1...1)) },
            right: { ($0.int(0...3) == 0 ? -.infinity : 0, $0.flip() ? 0 : .infinity) },
            cost: { Double($0.int(-1...1)) }, objectives: int(1...3))
    }

    mutating func equalities() -> LinearProgram {
        var lp = make(
            columns: int(2...6), rows: int(1...3), bounds: { (0, $0.flip() ? .infinity : Double($0.int(1...9))) },
            entry: { Double($0.int(-4...4)) / 2 },
            right: { maker in
                let right = Double(maker.int(-6...12)) / 4
                return (right, right)
            }, cost: { Double($0.int(-5...5)) }, objectives: int(1...2))
        if lp.rowCount > 1, flip() {
            // A multiple of the sum of two, sometimes of another right-hand side.
            let (first, second) = (lp.constraints[0], lp.constraints[1])
            let right = lp.rowLower[0] + lp.rowLower[1]
            let both = 3 * lp.expression(of: first) + 3 * lp.expression(of: second)
            lp.subject(to: "", both == 3 * right + (flip() ? 0 : Double(int(-1...1)) * 1e-12))
        }
        return lp
    }

    mutating func empty() -> LinearProgram {
        make(
            columns: int(0...3), rows: int(0...3), bounds: { ($0.flip() ? -.infinity : -1, $0.flip() ? .infinity : 1) },
            entry: { $0.int(0...3) == 0 ? Double($0.int(-2...2)) : 0 },
            right: { ($0.flip() ? -.infinity : Double($0.int(-2...1)), $0.flip() ? .infinity : 1) },
            cost: { Double($0.int(-1...1)) }, objectives: int(0...2))
    }

    private mutating func scaled() -> Double {
        let sizes: [Double] = [1e-9, 1e-6, 1e-3, 1, 1e3, 1e6, 1e9]
        return Double(int(-9...9)) * sizes[int(0...6)]
    }

    mutating func scales() -> LinearProgram {
        make(
            columns: int(1...4), rows: int(1...4),
            bounds: { ($0.int(0...3) > 0 ? 0 : $0.scaled(), $0.flip() ? .infinity : $0.scaled()) },
            entry: { $0.int(0...2) == 0 ? 0 : $0.scaled() },
            right: { maker in
                let right = maker.scaled()
                return maker.flip() ? (-.infinity, right) : (right, .infinity)
            }, cost: { $0.scaled() }, objectives: int(1...2))
    }

    mutating func kleeMinty() -> LinearProgram {
        let (count, factor) = (int(2...8), [2.0, 3, 10, 0.1, 100][int(0...4)])
        var lp = LinearProgram()
        let x = (0..<count).map { _ in lp.variable(atLeast: 0) }
        var right = 1.0
        for i in 0..<count {
            lp.subject(to: "", sum((0..<i).map { 2 * factor * x[$0] }) + x[i] <= right)
            right *= factor * factor
        }
        lp.maximize(sum((0..<count).map { factor * x[$0] }))
        return lp
    }

    mutating func nearlyParallel() -> LinearProgram {
        let tiny = [1e-9, -1e-9, 1e-7, -1e-7, 1e-12, 0, 0x1p-52]
        var lp = LinearProgram()
        let width = int(2...4)
        for _ in 0..<width { _ = lp.variable(atLeast: int(0...3) > 0 ? 0 : -.infinity) }
        let base = (0..<width).map { _ in Double(int(-3...3)) }
        for _ in 0..<int(2...4) {
            let row = sum(lp.variables.map { (base[$0.index] + tiny[int(0...6)]) * $0 })
            let right = Double(int(-2...2)) + tiny[int(0...6)]
            lp.subject(to: "", flip() ? row <= right : row >= right)
        }
        let costs = sum(lp.variables.map { (base[$0.index] + tiny[int(0...6)]) * $0 })
        if flip() { lp.minimize(costs) } else { lp.maximize(costs) }
        return lp
    }

    mutating func decimals() -> LinearProgram {
        make(
            columns: int(2...6), rows: int(1...5),
            bounds: { maker in
                let lower = Double(maker.int(-50...50)) / 10
                return (lower, maker.flip() ? .infinity : lower + Double(maker.int(0...90)) / 10)
            },
            entry: { Double($0.int(-30...30)) / 10 },
            right: { maker in
                let right = Double(maker.int(-99...99)) / 10
                return (right, maker.int(0...2) == 0 ? right : maker.flip() ? .infinity : -.infinity)
            }, cost: { Double($0.int(-9...9)) / 10 }, objectives: int(1...3))
    }

    private mutating func extreme() -> Double {
        let sizes: [Double] = [0x1p-1074, 0x1p-1030, 1e-300, 1e-150, 1, 2, 1e8, 1e150, 1e300, 1.7e308]
        return (flip() ? 1 : -1) * sizes[int(0...9)]
    }

    mutating func extremes() -> LinearProgram {
        make(
            columns: int(1...4), rows: int(1...4),
            bounds: { ($0.int(0...3) > 0 ? 0 : $0.extreme(), $0.flip() ? .infinity : $0.extreme()) },
            entry: { $0.int(0...2) == 0 ? 0 : $0.extreme() },
            right: { maker in
                let right = maker.extreme()
                return maker.flip() ? (-.infinity, right) : (right, .infinity)
            }, cost: { $0.extreme() }, objectives: int(1...2))
    }
}
