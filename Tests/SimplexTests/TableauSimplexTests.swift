// TableauSimplexTests.swift: the reference itself, against the enumeration of vertices of tiny programs.
//
// Within a box the optimum of a program is at a point where as many of its bounds are met as it has variables.

import Fractions
import LinearPrograms
import ProgramSupport
import Testing

struct TableauSimplexTests {
    /// A bound as a plane: coefficients of two variables, and the right-hand side.
    private typealias Plane = (a: Fraction, b: Fraction, right: Fraction)

    /// The best corner of a bounded program of two variables; `nil` when it has none.
    private func bestCorner(_ lp: LinearProgram) -> Fraction? {
        func entry(_ row: Int, _ column: Int) -> Fraction {
            lp.entries(ofRow: row).reduce(0) {
                Int(lp.columns[$1]) == column ? $0 + Fraction(exactly: lp.coefficients[$1]) : $0
            }
        }
        var planes: [Plane] = []
        func add(_ a: Fraction, _ b: Fraction, _ bounds: Double...) {
            for bound in bounds where bound.isFinite { planes.append((a, b, Fraction(exactly: bound))) }
        }
        add(1, 0, lp.columnLower[0], lp.columnUpper[0])
        add(0, 1, lp.columnLower[1], lp.columnUpper[1])
        for i in 0..<lp.rowCount { add(entry(i, 0), entry(i, 1), lp.rowLower[i], lp.rowUpper[i]) }
        var best: Fraction?
        for (first, p) in planes.enumerated() {
            for q in planes[(first + 1)...] {
                let determinant = p.a * q.b - p.b * q.a
                if determinant == 0 { continue }
                let x = (p.right * q.b - p.b * q.right) / determinant
                let y = (p.a * q.right - p.right * q.a) / determinant
                guard holds(lp, x, y, entry) else { continue }
                let value = cost(lp, x, y)
                if best.map({ value < $0 }) ?? true { best = value }
            }
        }
        return best
    }

    private func holds(_ lp: LinearProgram, _ x: Fraction, _ y: Fraction, _ entry: (Int, Int) -> Fraction) -> Bool {
        func isBetween(_ value: Fraction, _ lower: Double, _ upper: Double) -> Bool {
            value >= Fraction(exactly: lower) && value <= Fraction(exactly: upper)
        }
        return isBetween(x, lp.columnLower[0], lp.columnUpper[0]) && isBetween(y, lp.columnLower[1], lp.columnUpper[1])
            && lp.constraints.allSatisfy {
                isBetween(entry($0.index, 0) * x + entry($0.index, 1) * y, lp.rowLower[$0.index], lp.rowUpper[$0.index])
            }
    }

    private func cost(_ lp: LinearProgram, _ x: Fraction, _ y: Fraction) -> Fraction {
        zip(lp.objectives[0].columns, lp.objectives[0].costs).reduce(0) {
            $0 + Fraction(exactly: $1.1) * ($1.0 == 0 ? x : y)
        }
    }

    @Test(arguments: [1, 2, 3])
    func `the tableau finds the best corner of programs of two variables in a box`(seed: UInt64) {
        var generator = SeededGenerator(seed)
        var infeasible = 0
        for _ in 0..<200 {
            var lp = LinearProgram()
            for _ in 0..<2 {
                let lower = Double(Int.random(in: -4...2, using: &generator))
                _ = lp.variable(atLeast: lower, atMost: lower + Double(Int.random(in: 0...6, using: &generator)))
            }
            func line() -> LinearExpression {
                sum(lp.variables.map { Double(Int.random(in: -3...3, using: &generator)) / 4 * $0 })
            }
            for _ in 0..<Int.random(in: 0...4, using: &generator) {
                let right = Double(Int.random(in: -4...4, using: &generator))
                switch Int.random(in: 0...2, using: &generator) {
                case 0: lp.subject(to: "", line() <= right)
                case 1: lp.subject(to: "", line() >= right)
                default: lp.subject(to: "", Relation(line(), lower: right, upper: right + 1))
                }
            }
            lp.minimize(line())
            if let best = bestCorner(lp) {
                #expect(TableauSimplex.solve(lp) == .optimal([best]), "\(lp)")
            } else {
                infeasible += 1
                #expect(TableauSimplex.solve(lp) == .infeasible, "\(lp)")
            }
        }
        #expect(infeasible > 10 && infeasible < 190)
    }

    @Test func `the tableau tells a program without end, and keeps what came before`() {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 3), lp.variable())
        lp.minimize(x)
        lp.maximize(y)
        #expect(TableauSimplex.solve(lp) == .unbounded([3]))
        lp.subject(to: "", y - x <= Fraction(1, over: 2).double)
        #expect(TableauSimplex.solve(lp) == .optimal([3, Fraction(7, over: 2)]))
    }
}
