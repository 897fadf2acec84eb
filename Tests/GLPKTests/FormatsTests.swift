// FormatsTests.swift: LP and MPS text written and read back.

import GLPK
import LinearPrograms
import ProgramSupport
import Testing

struct FormatsTests {
    private static var program: LinearProgram {
        var lp = LinearProgram()
        let x = lp.variable("w[a]", atLeast: 0, atMost: 10)
        let y = lp.variable("width of \u{1F600}", atLeast: -2)
        let z = lp.variable("w[a]")
        let e = lp.variable("e1", atLeast: 3, atMost: 3)
        let long = lp.variable(String(repeating: "long", count: 200), atMost: 1)
        lp.minimize("free", x + 2 * y + 4)
        lp.subject(to: "fit\n", x + y + z + e + long >= 1)
        lp.subject(to: "range", x - z, in: -3...8)
        lp.subject(to: "fit\n", y + z == 2.5)
        lp.subject(to: "loose", Relation(x + y, lower: -.infinity, upper: .infinity))
        lp.subject(to: "", z + long <= 7)
        return lp
    }

    @Test func `LP text reads back to the same optimum`() throws {
        let text = try Self.program.lpFormat()
        let back = try LinearProgram(lpFormat: text)
        #expect((try back.solved().objective - Self.program.solved().objective).magnitude < 1e-9)
        #expect(text.contains("w(a)"))
    }

    @Test func `MPS text reads back to the same optimum`() throws {
        let back = try LinearProgram(mpsFormat: Self.program.mpsFormat())
        #expect((try back.solved().objective - Self.program.solved().objective).magnitude < 1e-9)
    }

    @Test func `MPS text reads back to the same doubles, as small as they may be`() throws {
        let numbers: [Double] = [-1e-300, 0x1p-1022, 1.7e308, 0.1 + 0.2, -1 / 3, 12_345_678.123_456_78]
        var lp = LinearProgram()
        let x = numbers.map { lp.variable(atLeast: -.infinity, atMost: $0) }
        let y = numbers.map { lp.variable(atLeast: $0, atMost: $0.nextUp) }
        lp.minimize(sum(zip(numbers, x).map { $0 * $1 }))
        for number in numbers { lp.subject(to: "", number * x[0] + y[1] >= number) }
        let text = try lp.mpsFormat()
        let back = try LinearProgram(mpsFormat: text)
        #expect(back.columnLower == lp.columnLower && back.columnUpper == lp.columnUpper)
        #expect(back.rowLower == lp.rowLower && back.rowUpper == lp.rowUpper)
        #expect(back.coefficients == lp.coefficients && back.objectives[0].costs == lp.objectives[0].costs)
    }

    @Test func `random programs survive both formats`() throws {
        var generator = SeededGenerator(21)
        for _ in 0..<100 {
            let lp = randomProgram(&generator)
            let answer = try lp.solved()
            let scale = max(1, answer.objective.magnitude)
            let lpAnswer = try LinearProgram(lpFormat: lp.lpFormat()).solved()
            let mpsAnswer = try LinearProgram(mpsFormat: lp.mpsFormat()).solved()
            #expect(lpAnswer.status == answer.status, "\(lp)")
            #expect(mpsAnswer.status == answer.status, "\(lp)")
            guard answer.status == .optimal else { continue }
            let sign = lp.objectives[0].sense.sign
            #expect((lpAnswer.objective - answer.objective).magnitude <= 1e-7 * scale, "\(lp)")
            #expect((mpsAnswer.objective - sign * answer.objective).magnitude <= 1e-7 * scale, "\(lp)")
        }
    }

    @Test func `text that is no program is refused with its line`() {
        #expect {
            _ = try LinearProgram(lpFormat: "Minimize\n x + + y\nEnd\n")
        } throws: {
            guard case SolverError.unreadable("LP text", let line, _) = $0 else { return false }
            return line == 2
        }
        #expect(throws: SolverError.self) { _ = try LinearProgram(mpsFormat: "nonsense") }
        #expect(throws: SolverError.integerColumns(file: "LP text")) {
            _ = try LinearProgram(lpFormat: "Minimize\n obj: x\nSubject To\n c: x >= 1\nGeneral\n x\nEnd\n")
        }
    }
}
