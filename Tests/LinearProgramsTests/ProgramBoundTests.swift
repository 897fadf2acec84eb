// ProgramBoundTests.swift: which bounds a program has, what they are, and how they are written.

import LinearPrograms
import Testing

struct ProgramBoundTests {
    @Test func `a range has two bounds, an equality one, a free variable none`() {
        var lp = LinearProgram()
        let (x, y) = (lp.variable("x", atLeast: 1, atMost: 3), lp.variable("y"))
        let row = lp.subject(to: "sum", x + 2 * y == 4)
        let half = lp.subject(to: "half", x - y >= -1)
        #expect(lp.bounds(of: x) == [ProgramBound(x, .lower), ProgramBound(x, .upper)])
        #expect(lp.bounds(of: y).isEmpty)
        #expect(
            lp.bounds(of: row) == [ProgramBound(row, .equal)] && lp.bounds(of: half) == [ProgramBound(half, .lower)])
        #expect(lp.bounds(of: x).map(lp.text) == ["x >= 1", "x <= 3"])
        #expect((lp.bounds(of: row) + lp.bounds(of: half)).map(lp.text) == ["sum: x + 2 y = 4", "half: x - y >= -1"])
    }

    @Test func `a bound that a program does not have has no value`() {
        var lp = LinearProgram()
        let x = lp.variable(atLeast: 2, atMost: 2)
        let row = lp.subject(to: "most", x <= 5)
        #expect(lp.value(of: ProgramBound(x, .equal)) == 2 && lp.value(of: ProgramBound(row, .upper)) == 5)
        let missing = [
            ProgramBound(x, .lower), ProgramBound(x, .upper), ProgramBound(row, .lower), ProgramBound(row, .equal),
            ProgramBound(Variable(index: 1), .lower), ProgramBound(Constraint(index: -1), .lower),
        ]
        #expect(missing.allSatisfy { lp.value(of: $0) == nil })
    }
}
