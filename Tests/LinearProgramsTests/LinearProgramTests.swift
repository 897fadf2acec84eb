// LinearProgramTests.swift: building, printing and validating programs.

import LinearPrograms
import Testing

struct LinearProgramTests {
    @Test func `whole arrays and expressions state the same program`() throws {
        var written = LinearProgram()
        let (a, b) = (written.variable(atLeast: 0, atMost: 4), written.variable())
        written.subject(to: "", a + 2 * b >= 3)
        written.subject(to: "", b - a, in: -1...1)
        written.maximize(a + b)
        let bulk = try LinearProgram(
            columnLower: [0, -.infinity], columnUpper: [4, .infinity],
            rowLower: [3, -1], rowUpper: [.infinity, 1], rowStarts: [0, 2, 4],
            columns: [0, 1, 1, 0], coefficients: [1, 2, 1, -1],
            objectives: [Objective(.maximize, columns: [1, 0], costs: [1, 1])])
        #expect(written == bulk)
    }

    @Test(
        arguments: [[], [0], [0, 2, 3], [1, 2, 2], [0, 3, 2], [0, -1, 2], [0, 2], [0, 1, 2, 2], [0, .max, 2]]
            as [[Int32]])
    func `arrays whose rows start nowhere are refused`(starts: [Int32]) {
        #expect(throws: LinearProgramError.self) {
            try LinearProgram(
                columnLower: [0], columnUpper: [1], rowLower: [0, 0], rowUpper: [1, 1], rowStarts: starts,
                columns: [0, 0], coefficients: [1, 1])
        }
    }

    @Test func `a program prints as in a book`() {
        var lp = LinearProgram()
        let a = lp.variable("w[a]", atLeast: 0, atMost: 10)
        let b = lp.variable("w[b]", atLeast: 2.5)
        let t = lp.variable("t")
        let u = lp.variable(atMost: -1)
        let v = lp.variable("v", atLeast: 7, atMost: 7)
        lp.minimize(a + b)
        lp.maximize("level", t * 0.5 - 3)
        lp.subject(to: "fit", a + b <= 300)
        lp.subject(to: "level", a - 2 * t >= 0)
        lp.subject(to: "even", -a + u == v)
        lp.subject(to: "near", a, in: 1...2)
        let expected = """
            minimise    w[a] + w[b]
            maximise    level: 0.5 t - 3
            subject to  fit: w[a] + w[b] <= 300
                        level: w[a] - 2 t >= 0
                        even: - w[a] + x4 - v = 0
                        near: 1 <= w[a] <= 2
            bounds      0 <= w[a] <= 10
                        w[b] >= 2.5
                        t free
                        x4 <= -1
                        v = 7
            """
        #expect(lp.description == expected)
    }

    @Test func `an empty program prints and is valid`() throws {
        #expect(LinearProgram().description == "find a point")
        try LinearProgram().validate()
    }

    @Test func `names default to numbers from 1`() {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(), lp.variable("y"))
        let row = lp.subject(to: "", x <= y)
        #expect(lp.name(of: x) == "x1")
        #expect(lp.name(of: y) == "y")
        #expect(lp.name(of: row) == "r1")
    }

    @Test(arguments: [
        (Double.nan, 1.0), (0, .nan), (2, 1), (.infinity, .infinity), (-.infinity, -.infinity),
    ])
    func `bounds that no value can meet are named`(lower: Double, upper: Double) {
        var column = LinearProgram()
        _ = column.variable("w", atLeast: lower, atMost: upper)
        #expect { try column.validate() } throws: {
            guard case LinearProgramError.badColumnBounds("w", _, _) = $0 else { return false }
            return true
        }
        var row = LinearProgram()
        let x = row.variable()
        row.subject(to: "fit", Relation(x.linearExpression, lower: lower, upper: upper))
        #expect { try row.validate() } throws: {
            guard case LinearProgramError.badRowBounds("fit", _, _) = $0 else { return false }
            return true
        }
    }

    @Test func `a coefficient that is infinite is named`() {
        var lp = LinearProgram()
        let (x, y) = (lp.variable("x"), lp.variable("y"))
        lp.subject(to: "first", x <= 1)
        lp.subject(to: "second", x + .infinity * y <= 1)
        #expect(throws: LinearProgramError.coefficientNotFinite(row: "second", column: "y", .infinity)) {
            try lp.validate()
        }
    }

    @Test func `a cost or constant that is infinite is named`() {
        var lp = LinearProgram()
        let x = lp.variable("x")
        lp.minimize("cost", .infinity * x)
        #expect(throws: LinearProgramError.costNotFinite(objective: "cost", .infinity)) { try lp.validate() }
        lp.setObjectives([])
        lp.minimize("cost", x - .infinity)
        #expect(throws: LinearProgramError.costNotFinite(objective: "cost", -.infinity)) { try lp.validate() }
    }

    @Test func `a variable of another program is named`() {
        var lp = LinearProgram()
        _ = lp.variable()
        let stranger = Variable(index: 5)
        lp.subject(to: "fit", stranger <= 1)
        #expect(throws: LinearProgramError.unknownVariable(row: "fit", index: 5)) { try lp.validate() }
        var other = LinearProgram()
        other.maximize("total", stranger)
        #expect(throws: LinearProgramError.unknownObjectiveVariable(objective: "total", index: 5)) {
            try other.validate()
        }
    }

    @Test func `two objectives of one name are refused and unnamed ones are not`() throws {
        var lp = LinearProgram()
        let x = lp.variable(atLeast: 0)
        lp.minimize(x)
        lp.minimize(2 * x)
        try lp.validate()
        lp.minimize("total", x)
        lp.maximize("total", x)
        #expect(throws: LinearProgramError.repeatedObjective("total")) { try lp.validate() }
    }
}
