// ProgramCertificateTests.swift: certificates of small programs, worked by hand.

import Fractions
import LinearPrograms
import Testing

struct ProgramCertificateTests {
    /// Maximise 3 x + 2 y with x + y <= 4, x + 3 y <= 6, 0 <= x <= 3, 0 <= y: the point is (3, 1), the value 11, and the
    /// multipliers are 2 of the first row and 1 of x's bound.  Then minimise y: it is held at 1 by both.
    static let program: LinearProgram = {
        var program = LinearProgram()
        let x = program.variable("x", atLeast: 0, atMost: 3)
        let y = program.variable("y", atLeast: 0)
        program.subject(to: "first", x + y <= 4)
        program.subject(to: "second", x + 3 * y <= 6)
        program.maximize("profit", 3 * x + 2 * y)
        program.minimize("least", sum([y]))
        return program
    }()

    static let good = ProgramCertificate(
        values: [3, 1],
        stages: [
            .init(objective: 11, rowDuals: [2, 0], reducedCosts: [1, 0], earlierMultipliers: []),
            // y = (3 x + 2 y) / 2 - 3 x / 2, and x stands at its upper bound.
            .init(
                objective: 1, rowDuals: [0, 0], reducedCosts: [Fraction(-3, over: 2), 0],
                earlierMultipliers: [Fraction(1, over: 2)]),
        ])

    @Test func `a point with multipliers that lean on its bounds is a proof`() {
        #expect(Self.program.fault(in: Self.good) == nil)
    }

    @Test func `a point beyond a bound is none`() {
        var certificate = Self.good
        certificate.values[1] = 2
        #expect(
            Self.program.fault(in: certificate)
                == .outOfBounds(name: "first", value: 5, lower: -.infinity, upper: 4))
        certificate.values = [4, 0]
        #expect(Self.program.fault(in: certificate)?.description == "x is 4, beyond its bounds 0 … 3")
    }

    @Test func `a feasible point that is not the best is none, whatever is said of it`() {
        var certificate = Self.good
        certificate.values = [3, 0]
        #expect(Self.program.fault(in: certificate) == .wrongObjective(stage: 0, stated: 11, value: 9))
        certificate.stages[0].objective = 9
        #expect(
            Self.program.fault(in: certificate)
                == .notAtBound(stage: 0, name: "first", multiplier: 2, value: 3, bound: 4))
    }

    @Test func `multipliers of the wrong sign, size or number are none`() {
        var certificate = Self.good
        certificate.stages[0].rowDuals[0] = -2
        #expect(
            Self.program.fault(in: certificate)
                == .wrongReducedCost(stage: 0, name: "x", stated: 1, value: 5))
        certificate.stages[0].reducedCosts = [5, 4]
        #expect(
            Self.program.fault(in: certificate)
                == .notAtBound(stage: 0, name: "y", multiplier: 4, value: 1, bound: .infinity))
        certificate = Self.good
        certificate.stages[1].earlierMultipliers = []
        #expect(Self.program.fault(in: certificate) == .wrongCount(stage: 1))
        certificate.stages.removeLast()
        #expect(Self.program.fault(in: certificate) == .wrongCount(stage: 1))
        certificate.values = [3]
        #expect(Self.program.fault(in: certificate) == .wrongCount(stage: nil))
    }

    @Test func `a multiplier may lean on either side of an equation`() {
        var program = LinearProgram()
        let x = program.variable("x")
        program.subject(to: "is", 2 * x == 5)
        program.minimize("least", sum([x]))
        program.maximize("most", sum([x]))
        let half = Fraction(1, over: 2)
        let certificate = ProgramCertificate(
            values: [Fraction(5, over: 2)],
            stages: [
                .init(objective: Fraction(5, over: 2), rowDuals: [half], reducedCosts: [0], earlierMultipliers: []),
                .init(objective: Fraction(5, over: 2), rowDuals: [half], reducedCosts: [0], earlierMultipliers: [0]),
            ])
        #expect(program.fault(in: certificate) == nil)
    }

    /// 0.1 is a double, and so not one tenth.
    @Test func `the numbers of a program are the doubles that they are`() {
        var program = LinearProgram()
        let x = program.variable("x", atLeast: 0.1)
        program.minimize("least", sum([x]))
        let stage = { (value: Fraction) in
            ProgramCertificate(
                values: [value],
                stages: [.init(objective: value, rowDuals: [], reducedCosts: [1], earlierMultipliers: [])])
        }
        #expect(program.fault(in: stage(Fraction(exactly: 0.1))) == nil)
        #expect(program.fault(in: stage(Fraction(decimal: 0.1))) != nil)
    }
}
