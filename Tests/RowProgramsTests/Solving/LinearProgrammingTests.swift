// LinearProgrammingTests.swift: the linear programs against each other and against the greedy references.

import GLPK
import LinearPrograms
import PlumbTesting
import Rows
import RowPrograms
import TestSupport
import Testing

struct LinearProgrammingTests {
    /// The greedy reference that is optimal for a policy, if there is one.
    static func reference(of policy: Policy) -> (any Distribution)? {
        switch policy {
        case .equalIncrements: ProgressiveFilling()
        case .cssFlex: CSSFlexbox()
        case .glue: TeXGlue()
        case .qtBox, .naturalSteps: ToolkitRule()
        default: nil
        }
    }

    @Test(arguments: Policy.allCases)
    func `progressive, Gini, certified start, water filling and the greedy reference give one answer`(
        policy: Policy
    ) throws {
        let methods: [ProgramMethod] = [.progressive, .gini, .certified]
        var rules: [any Distribution] = methods.map { LinearProgramming(method: $0, advisedBy: .glpk) }
        if let reference = Self.reference(of: policy) { rules.append(reference) }
        let rows = Generator.rows(RowShape(policy: policy))
        try forAll(rows, settings: .share(30, of: 200_000, under: policy)) { problem in
            let expected = WaterFilling().lengths(for: problem)
            return try rules.allSatisfy { rule in
                Distance(from: try rule.lengths(for: problem), to: expected).max <= problem.tolerance
            }
        }
    }

    @Test(arguments: Policy.allCases)
    func `exact arithmetic gives the same answer`(policy: Policy) throws {
        let rows = Generator.rows(RowShape(policy: policy, items: 1...6))
        try forAll(rows, settings: .share(15, of: 2_000, under: policy)) { problem in
            let lengths = try LinearProgramming(method: .exact, advisedBy: .glpk).lengths(for: problem)
            return Distance(from: lengths, to: WaterFilling().lengths(for: problem)).max <= problem.tolerance
        }
    }

    @Test(arguments: Policy.allCases, ProgramMethod.allCases)
    func `every program that an answer rests on is proved by its dual`(
        policy: Policy, method: ProgramMethod
    ) throws {
        let rows = Generator.rows(RowShape(policy: policy, items: 1...6))
        try forAll(rows, settings: .share(6, of: 1_000, under: policy)) { problem in
            let answer = try LinearProgramming(method: method, advisedBy: .glpk).solve(problem)
            return try answer.programs.allSatisfy { $0.program.check($0.solution).holds() }
        }
    }

    @Test(arguments: [ProgramMethod.progressive, .exact], [64, 130])
    func `the proofs of many tiers grow with their number`(method: ProgramMethod, count: Int) throws {
        let items = (0..<count).map { Item(minimum: 5.5, maximum: 30, priority: Double($0 * 11 % count)) }
        for room in [5.25, 17.5] {
            let row = try Row(items: items, available: room * Double(count))
            let answer = try LinearProgramming(method: method, advisedBy: .glpk).solve(row)
            #expect(answer.method == method)
            let distance = Distance(from: answer.lengths, to: WaterFilling().lengths(for: row))
            #expect(distance.max <= row.tolerance)
            let programs = try answer.programs
            #expect(programs.allSatisfy { $0.program.objectives.count <= 65 })
            #expect(programs.last.map { $0.program.check($0.solution).holds() } == true)
            let tiers = programs.flatMap(\.program.objectives).filter { $0.name.hasPrefix("tier") }
            #expect(tiers.map(\.name) == (0..<count).map { "tier[\($0)]" })
        }
    }

    @Test(arguments: Policy.allCases)
    func `a right greedy answer is confirmed without a pivot`(policy: Policy) throws {
        try forAll(.rows(RowShape(policy: policy)), settings: .share(100, of: 6_000, under: policy)) { problem in
            let answer = try LinearProgramming(method: .certified, advisedBy: .glpk).solve(problem)
            return answer.method == .certified && answer.iterations == 0
        }
    }

    /// Gives every item its least length, which is rarely right.
    struct Stingy: Distribution {
        func lengths(for problem: Row) -> [Double] { problem.items.map(\.minimum) }
    }

    /// Gives lengths that are not numbers, and too few of them.
    struct Broken: Distribution {
        let lengths: [Double]
        func lengths(for problem: Row) -> [Double] { lengths }
    }

    @Test func `a wrong greedy answer is refuted and the cold solve decides`() throws {
        let items = [Item(maximum: 100), Item(minimum: 100)]
        let problem = try Row(items: items, available: 150)
        let starts: [any Distribution] = [
            SwiftUIRule(), Stingy(), Broken(lengths: []), Broken(lengths: [.nan, .nan]),
            Broken(lengths: [.infinity, -5]),
        ]
        for start in starts {
            let answer = try LinearProgramming(method: .certified, start: start, advisedBy: .glpk).solve(problem)
            #expect(Distance(from: answer.lengths, to: [50, 100]).max < 1e-9)
        }
        let overflowing = try LinearProgramming(method: .certified, start: SwiftUIRule(), advisedBy: .glpk).solve(
            Row(items: [Item(maximum: 10), Item(minimum: 10), Item(maximum: 4)], available: 12))
        #expect(Distance(from: overflowing.lengths, to: [1, 10, 1]).max < 1e-9)
    }

    @Test func `any greedy start leads to the optimum`() throws {
        try forAll(.rows(), settings: .share(200, of: 20_000)) { problem in
            let expected = WaterFilling().lengths(for: problem)
            return try [SwiftUIRule(), ProgressiveFilling(), Stingy()].allSatisfy { (start: any Distribution) in
                let lengths = try LinearProgramming(method: .certified, start: start, advisedBy: .glpk).lengths(
                    for: problem)
                return Distance(from: lengths, to: expected).max <= problem.tolerance
            }
        }
    }

    @Test(arguments: ProgramMethod.allCases)
    func `rows whose weights differ by twelve orders of magnitude are solved all`(method: ProgramMethod) throws {
        let item = Generator<Item> { choices in
            Item(
                maximum: Generator.one(of: [.infinity, 40, 1e6]).draw(&choices),
                weight: Generator.one(of: [1, 1e-3, 1e3, 1e-6, 1e6]).draw(&choices))
        }
        try forAll(item.array(count: 4...4), settings: .share(15, of: 2_000)) { items in
            let row = try Row(items: items, available: 500, policy: .weights)
            let answer = try LinearProgramming(method: method, advisedBy: .glpk).lengths(for: row)
            return Distance(from: answer, to: WaterFilling().lengths(for: row)).max <= row.tolerance
        }
    }

    @Test func `a proposal that decides every length needs no program`() throws {
        let items = [Item(minimum: 1, ideal: 2, maximum: 3), Item()]
        for (available, expected) in [(nil, [2, 0]), (Double.infinity, [3, .infinity])] as [(Double?, [Double])] {
            let answer = try LinearProgramming().solve(Row(items: items, available: available))
            #expect(answer.lengths == expected)
            #expect(try answer.programs.isEmpty)
        }
    }

    @Test func `an empty row is answered`() throws {
        for method in ProgramMethod.allCases {
            let answer = try LinearProgramming(method: method, advisedBy: .glpk).solve(Row(items: [], available: 10))
            #expect(answer.lengths.isEmpty)
        }
    }

    @Test func `a row too long for the Gini program is refused by name`() throws {
        let items = [Item](repeating: Item(), count: GiniProgram.mostItems + 1)
        let problem = try Row(items: items, available: 10)
        #expect(throws: RowProgramError.tooManyItems(count: 61, most: 60, method: .gini)) {
            try LinearProgramming(method: .gini, advisedBy: .glpk).solve(problem)
        }
    }

    @Test func `a row of 300 items with 300 distinct maxima is solved progressively`() throws {
        let items = (0..<300).map { (index: Int) -> Item in
            Item(minimum: Double(index % 11), maximum: Double(index + 20))
        }
        let problem = try Row(items: items, available: 30_000)
        let lengths = try LinearProgramming().lengths(for: problem)
        #expect(Distance(from: lengths, to: WaterFilling().lengths(for: problem)).max <= problem.tolerance)
    }

    /// Rows of wild sizes: lengths from a ten-thousandth of a point to the limit, side by side.
    static let wildRows = Generator<Row> { choices in
        let length = Generator<Double>.one(of: [0, 0.0001, 0.69, 10, 3_000, 1e5, 4e7, 1e9])
        let items = Generator<Item> { choices in
            let minimum = length.draw(&choices)
            let maximum = Generator.one(of: [.infinity, minimum, 1e9]).draw(&choices)
            return Item(
                minimum: minimum, maximum: maximum, priority: Generator.one(of: [0, 1]).draw(&choices),
                flex: Item.Flex(basis: Generator.one(of: [0, 0.69, 10, 3_000]).draw(&choices), grow: 1, shrink: 1))
        }.array(count: 1...6).draw(&choices)
        let policy = Generator.one(of: [Policy.equalSizes, .equalIncrements, .cssFlex]).draw(&choices)
        do {
            return try Row(items: items, available: length.draw(&choices), policy: policy)
        } catch {
            preconditionFailure("wild rows are within the rules: \(error)")
        }
    }.described { "\($0)" }

    @Test(arguments: ProgramMethod.allCases)
    func `rows of wild sizes are solved all, and as exact fractions solve them`(method: ProgramMethod) throws {
        try forAll(Self.wildRows, settings: .share(100, of: 6_000)) { row in
            let lengths = try LinearProgramming(method: method, advisedBy: .glpk).lengths(for: row)
            return zip(lengths, row.exact.lengths(by: .waterFilling)).allSatisfy { length, exact in
                abs(length - exact.double) <= max(row.tolerance, Tolerance.relative * exact.double)
            }
        }
    }

    @Test func `the programs of a row of great lengths are in a larger unit`() throws {
        let items = [Item(minimum: 4e7), Item(minimum: 0.69)]
        let problem = try Row(items: items, available: 100)
        let answer = try LinearProgramming().solve(problem)
        #expect(answer.unit == 32_768 && answer.lengths.first == 4e7)
        #expect(try LinearProgramming().solve(Row(items: [Item()], available: 320)).unit == 1)
    }
}
