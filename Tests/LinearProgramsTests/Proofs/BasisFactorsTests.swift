// BasisFactorsTests.swift: bases taken apart solve their equations, whatever the order and the size.

import Fractions
import LinearPrograms
import Testing

struct BasisFactorsTests {
    /// Equations in as many variables, entries and right sides whole and small.
    struct System {
        var rows: [[Int: Int]]
        var right: [Int]

        var program: LinearProgram {
            var program = LinearProgram()
            for _ in rows { _ = program.variable() }
            for (row, value) in zip(rows, right) {
                let entries = row.sorted { $0.key < $1.key }
                program.addRow(
                    columns: entries.map { Int32($0.key) }, coefficients: entries.map { Double($0.value) },
                    lower: Double(value), upper: Double(value))
            }
            return program
        }

        var basis: Basis { Basis(rows: rows.map { _ in .fixed }, columns: rows.map { _ in .basic }) }

        /// A triangle with its rows and columns shuffled, and some entries beside it.
        init(random: inout Stream, count: Int, beside: Int) {
            let rowOrder = random.shuffled(count)
            let columnOrder = random.shuffled(count)
            rows = [[Int: Int]](repeating: [:], count: count)
            for step in 0..<count {
                rows[rowOrder[step]][columnOrder[step]] = 1 + random.next(3)
                for _ in 0..<random.next(3) where step > 0 {
                    rows[rowOrder[step]][columnOrder[random.next(step)]] = random.next(7) - 3
                }
            }
            for _ in 0..<beside { rows[random.next(count)][random.next(count)] = 1 + random.next(5) }
            for row in rows.indices { rows[row] = rows[row].filter { $0.value != 0 } }
            right = (0..<count).map { _ in random.next(21) - 10 }
        }

        init(rows: [[Int: Int]], right: [Int]) { (self.rows, self.right) = (rows, right) }

        /// Whether a point satisfies every equation exactly.
        func holds(at point: [Fraction]) -> Bool {
            zip(rows, right).allSatisfy { row, value in
                row.reduce(Fraction(0)) { $0 + Fraction($1.value) * point[$1.key] } == Fraction(value)
            }
        }
    }

    /// Numbers that are the same in every run.
    struct Stream {
        private var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }

        mutating func shuffled(_ count: Int) -> [Int] {
            var order = Array(0..<count)
            for place in order.indices.dropFirst() { order.swapAt(place, next(place + 1)) }
            return order
        }
    }

    @Test(arguments: 1...60) func `the point of a basis solves its equations`(seed: UInt64) throws {
        var random = Stream(seed: seed)
        let system = System(random: &random, count: 1 + random.next(40), beside: random.next(30))
        switch BasisSystem<Fraction>.exact(system.program, system.basis) {
        case .success(let taken): #expect(system.holds(at: taken.point()))
        // The entries beside the triangle may have made it singular; then fewer columns are basic.
        case .failure(let singular):
            #expect(singular.repaired.columns.count { $0 == .basic } < system.rows.count)
            let repaired = try BasisSystem<Fraction>.exact(system.program, singular.repaired).get()
            #expect(repaired.basis == singular.repaired)
        }
    }

    @Test func `rows that depend on each other are left over`() throws {
        let system = System(rows: [[0: 1, 1: 1], [1: 1, 2: 1], [0: 1, 1: 2, 2: 1]], right: [1, 2, 3])
        guard case .failure(let singular) = BasisSystem<Fraction>.exact(system.program, system.basis) else {
            Issue.record("the third row is the sum of the others")
            return
        }
        #expect(singular.repaired.columns.count { $0 == .basic } == 2)
        #expect(singular.repaired.rows.count { $0 == .basic } == 1)
    }

    /// Neighbours on a ring come to known sums: no row or column has a single entry, so that every step fills in.
    @Test func `a ring of 20,001 equations is taken apart, and fills in one number a step`() throws {
        let count = 20_001
        let values = (0..<count).map { ($0 * 37) % 101 }
        let system = System(
            rows: (0..<count).map { [$0: 1, ($0 + 1) % count: 1] },
            right: (0..<count).map { values[$0] + values[($0 + 1) % count] })
        let taken = try BasisSystem<Fraction>.exact(system.program, system.basis).get()
        #expect(taken.point().prefix(count).elementsEqual(values.map { Fraction($0) }))
        // Each step has one row to subtract from, and one other number in its own.
        #expect(taken.fill <= 2 * count)
    }
}
