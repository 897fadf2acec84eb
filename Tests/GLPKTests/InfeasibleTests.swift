// InfeasibleTests.swift: contradictions worked by hand, and the law that nothing can be left out of them.

import GLPK
import LinearPrograms
import PlumbTesting
import ProgramSupport
import Testing

struct InfeasibleTests {
    private func texts(_ lp: LinearProgram) throws -> [String]? {
        try lp.irreducibleInfeasibleSet()?.map(lp.text)
    }

    @Test func `minima that do not fit are named with the row they break`() throws {
        var lp = LinearProgram()
        let a = lp.variable("a", atLeast: 60, atMost: 90)
        let b = lp.variable("b", atLeast: 50)
        let c = lp.variable("c", atLeast: 0, atMost: 10)
        lp.subject(to: "wide", a + b >= 20)
        lp.subject(to: "fit", a + b <= 100)
        lp.subject(to: "loose", a + b + c <= 300)
        lp.minimize(c)
        #expect(try texts(lp) == ["fit: a + b <= 100", "a >= 60", "b >= 50"])
    }

    @Test func `a row that contradicts a bound, another row or nothing at all is found`() throws {
        var bound = LinearProgram()
        let x = bound.variable("x", atLeast: 3, atMost: 3)
        bound.subject(to: "small", 2 * x, in: -1...4)
        #expect(try texts(bound) == ["small: 2 x <= 4", "x = 3"])

        var rows = LinearProgram()
        let (y, z) = (rows.variable("y"), rows.variable("z", atLeast: 0))
        rows.subject(to: "one", y + z == 1)
        rows.subject(to: "two", y + z >= 2)
        rows.subject(to: "three", y + z == 3)
        let found = try #require(try rows.irreducibleInfeasibleSet())
        #expect(found.count == 2 && found.contains(ProgramBound(rows.constraints[0], .equal)))

        var empty = LinearProgram()
        empty.subject(to: "nothing", Relation(LinearExpression(), lower: 1, upper: 2))
        #expect(try texts(empty) == ["nothing: 0 >= 1"])
    }

    /// x < y < z < x, each by one: no two of the rows contradict each other.
    @Test func `a circle of orders needs all its rows`() throws {
        var lp = LinearProgram()
        let (x, y, z) = (lp.variable("x"), lp.variable("y"), lp.variable("z"))
        lp.subject(to: "a", y >= x + 1)
        lp.subject(to: "b", z >= y + 1)
        lp.subject(to: "far", x + y + z <= 12)
        lp.subject(to: "c", x >= z + 1)
        #expect(try lp.irreducibleInfeasibleSet()?.map(\.place) == [0, 1, 3].map { .row(lp.constraints[$0]) })
    }

    @Test func `a program that some point meets has no such set, and one that makes no sense is refused`() throws {
        var lp = LinearProgram()
        let x = lp.variable(atLeast: 0)
        lp.maximize(x)
        #expect(try lp.irreducibleInfeasibleSet() == nil)
        lp.setBounds(of: x, atLeast: 2, atMost: 1)
        #expect(throws: SolverError.self) { try lp.irreducibleInfeasibleSet() }
    }

    private static let seeds = TestingSettings.share(
        1, of: 4, law: "no point meets the set, and some point meets it without any one of its bounds"
    ).cases

    @Test(arguments: 1...UInt64(seeds))
    func `no point meets the set, and some point meets it without any one of its bounds`(seed: UInt64) throws {
        var generator = SeededGenerator(seed + 30)
        var (count, largest) = (0, 0)
        for _ in 0..<1_000 {
            let lp = randomProgram(&generator)
            guard let found = try lp.irreducibleInfeasibleSet() else { continue }
            count += 1
            largest = max(largest, found.count)
            #expect(try lp.keeping(found).solved().status == .infeasible, "\(lp)\n\(found.map(lp.text))")
            for bound in found {
                let rest = lp.keeping(found.filter { $0 != bound })
                #expect(try rest.solved().status != .infeasible, "\(lp)\n\(found.map(lp.text))")
            }
        }
        #expect(count > 200 && largest > 3, "\(count) programs, the largest set has \(largest) bounds")
    }
}

extension LinearProgram {
    /// The same program with only some of its bounds.
    fileprivate func keeping(_ kept: [ProgramBound]) -> LinearProgram {
        var program = self
        for row in constraints {
            let sides = bounds(of: row).filter(kept.contains)
            program.setBounds(
                of: row, atLeast: sides.contains { $0.side != .upper } ? rowLower[row.index] : -.infinity,
                atMost: sides.contains { $0.side != .lower } ? rowUpper[row.index] : .infinity)
        }
        for column in variables {
            let sides = bounds(of: column).filter(kept.contains)
            program.setBounds(
                of: column, atLeast: sides.contains { $0.side != .upper } ? columnLower[column.index] : -.infinity,
                atMost: sides.contains { $0.side != .lower } ? columnUpper[column.index] : .infinity)
        }
        return program
    }
}
