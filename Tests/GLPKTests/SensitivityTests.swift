// SensitivityTests.swift: rates and ranges worked by hand, and the law that they hold wherever they say so.

import GLPK
import LinearPrograms
import PlumbTesting
import ProgramSupport
import Testing

struct SensitivityTests {
    private func near(_ a: [Double], _ b: [Double]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { ($0 - $1).magnitude <= 1e-9 }
    }

    private func near(_ range: ClosedRange<Double>?, _ lower: Double, _ upper: Double) -> Bool {
        guard let range else { return false }
        func same(_ a: Double, _ b: Double) -> Bool { a == b || (a - b).magnitude <= 1e-9 }
        return same(range.lowerBound, lower) && same(range.upperBound, upper)
    }

    /// Maximise 3 x + 5 y subject to x <= 4, 2 y <= 12, 3 x + 2 y <= 18: the Wyndor Glass problem.  Hillier and
    /// Lieberman give 6 ... 18 for the second bound, 12 ... 24 for the third, and no end above 2 for the first.
    @Test func `the ranges of the Wyndor Glass problem are those of the textbook`() throws {
        var lp = LinearProgram()
        let (x, y) = (lp.variable("x", atLeast: 0), lp.variable("y", atLeast: 0))
        lp.maximize(3 * x + 5 * y)
        let one = lp.subject(to: "one", x <= 4)
        let two = lp.subject(to: "two", 2 * y <= 12)
        let three = lp.subject(to: "three", 3 * x + 2 * y <= 18)
        let first = try lp.sensitivity(to: ProgramBound(one, .upper))
        #expect(near(first?.range, 2, .infinity) && first?.rates == [0, 0])
        let second = try #require(try lp.sensitivity(to: ProgramBound(two, .upper)))
        #expect(near(second.range, 6, 18) && near(second.rates, [-1.0 / 3, 0.5]))
        #expect(near(second.objectiveRates, [1.5]) && near(second.values(at: 9), [3, 4.5]))
        let third = try #require(try lp.sensitivity(to: ProgramBound(three, .upper)))
        #expect(near(third.range, 12, 24) && near(third.rates, [1.0 / 3, 0]) && near(third.objectiveRates, [1]))
        #expect(near([third.rate(of: 3 * x + 2 * y), third.rate(of: y)], [1, 0]))
    }

    @Test func `a column's bound and an equality move like any other number`() throws {
        var lp = LinearProgram()
        let (x, y) = (lp.variable("x", atLeast: 1, atMost: 4), lp.variable("y", atLeast: 0))
        lp.minimize(x + 3 * y)
        let sum = lp.subject(to: "sum", x + y == 10)
        let most = try #require(try lp.sensitivity(to: ProgramBound(x, .upper)))
        #expect(near(most.range, 1, 10) && near(most.rates, [1, -1]) && near(most.objectiveRates, [-2]))
        let total = try #require(try lp.sensitivity(to: ProgramBound(sum, .equal)))
        #expect(near(total.range, 4, .infinity) && near(total.rates, [0, 1]) && near(total.objectiveRates, [3]))
        let least = try #require(try lp.sensitivity(to: ProgramBound(x, .lower)))
        #expect(near(least.range, -.infinity, 4) && near(least.rates, [0, 0]))
    }

    @Test func `later objectives follow what the earlier ones reach`() throws {
        var lp = LinearProgram()
        let (x, y) = (lp.variable("x", atLeast: 0, atMost: 6), lp.variable("y", atLeast: 0, atMost: 6))
        lp.maximize("total", x + y)
        lp.minimize("first", x)
        let fit = lp.subject(to: "fit", x + y <= 8)
        let followed = try #require(try lp.sensitivity(to: ProgramBound(fit, .upper)))
        #expect(near(followed.solution.values, [2, 6]) && near(followed.rates, [1, 0]))
        #expect(near(followed.objectiveRates, [1, 1]) && near(followed.range, 6, 12))
    }

    @Test func `a kink is at one end of the range`() throws {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 0, atMost: 5), lp.variable(atLeast: 0, atMost: 5))
        lp.maximize(2 * x + y)
        let fit = lp.subject(to: "fit", x + y <= 5)
        let followed = try #require(try lp.sensitivity(to: ProgramBound(fit, .upper)))
        #expect(near(followed.range, 0, 5) || near(followed.range, 5, 10))
    }

    @Test func `a program without optimum has no sensitivity, and a bound that is not there is refused`() throws {
        var lp = LinearProgram()
        let x = lp.variable(atLeast: 0)
        lp.maximize(x)
        #expect(try lp.sensitivity(to: ProgramBound(x, .lower)) == nil)
        for side in [ProgramBound.Side.upper, .equal] {
            #expect(throws: SolverError.self) { try lp.sensitivity(to: ProgramBound(x, side)) }
        }
        #expect(throws: SolverError.self) { try lp.sensitivity(to: ProgramBound(Variable(index: 1), .lower)) }
        #expect(throws: SolverError.self) { try lp.sensitivity(to: ProgramBound(Constraint(index: -1), .lower)) }
    }

    @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 3)])
    func `solving again inside the range gives the predicted objectives and a point as good as the moved one`(
        seed: UInt64, objectives: Int
    ) throws {
        var generator = SeededGenerator(seed)
        var (all, wide, moving) = (0, 0, 0)
        let settings = TestingSettings.share(400, of: 20_000)
        for _ in 0..<settings.cases {
            let lp = randomProgram(&generator, objectives: objectives)
            let bounds = lp.constraints.flatMap(lp.bounds) + lp.variables.flatMap(lp.bounds)
            guard let bound = bounds.randomElement(using: &generator),
                let followed = try lp.sensitivity(to: bound)
            else { continue }
            #expect(followed.range.contains(followed.value))
            let low = max(followed.range.lowerBound, followed.value - 50)
            let high = min(followed.range.upperBound, followed.value + 50)
            all += 1
            if low < high { wide += 1 }
            if low < high, followed.rates.contains(where: { $0 != 0 }) { moving += 1 }
            for share in [0, 0.3, 1.0] {
                // Ends are rounded, and beyond the true one there may be no point.
                let room = min(1e-9, (high - low) / 2)
                let value = min(high - room, low + room + share * (high - low))
                let moved = lp.setting(bound, to: value)
                let answer = try moved.solved()
                #expect(answer.status == .optimal, "\(lp)\n\(lp.text(of: bound)) moved to \(value)")
                guard answer.status == .optimal else { continue }
                let point = followed.values(at: value)
                for (index, objective) in moved.objectives.enumerated() {
                    let best = answer.stages[index].objective
                    let scale = 1e-6 * max(1, best.magnitude)
                    #expect((objective.value(at: point) - best).magnitude <= scale, "\(lp)\n\(lp.text(of: bound))")
                    let predicted =
                        followed.solution.stages[index].objective
                        + followed.objectiveRates[index] * (value - followed.value)
                    #expect((predicted - best).magnitude <= scale)
                }
                #expect(moved.holds(point))
            }
        }
        #expect(
            moving * 14 > settings.cases && wide > all * 3 / 4,
            "\(all) ranges, \(wide) of them wide, \(moving) with rates")
    }
}

extension LinearProgram {
    /// The same program with another number at one of its bounds.
    fileprivate func setting(_ bound: ProgramBound, to value: Double) -> LinearProgram {
        var program = self
        switch bound.place {
        case .row(let row):
            program.setBounds(
                of: row, atLeast: bound.side == .upper ? rowLower[row.index] : value,
                atMost: bound.side == .lower ? rowUpper[row.index] : value)
        case .column(let column):
            program.setBounds(
                of: column, atLeast: bound.side == .upper ? columnLower[column.index] : value,
                atMost: bound.side == .lower ? columnUpper[column.index] : value)
        }
        return program
    }

    /// Whether a point keeps all bounds.
    fileprivate func holds(_ point: [Double]) -> Bool {
        func within(_ value: Double, _ lower: Double, _ upper: Double) -> Bool {
            value >= lower - 1e-7 * max(1, lower.magnitude) && value <= upper + 1e-7 * max(1, upper.magnitude)
        }
        return variables.allSatisfy { within(point[$0.index], columnLower[$0.index], columnUpper[$0.index]) }
            && constraints.allSatisfy {
                within(expression(of: $0).value(at: point), rowLower[$0.index], rowUpper[$0.index])
            }
    }
}
