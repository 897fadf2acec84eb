// StackProgramTests.swift: a stack in one program, against its two problems solved apart.

import GLPK
import LinearPrograms
import PlumbTesting
import Rows
import RowPrograms
import TestSupport
import Testing

struct StackProgramTests {
    /// Measures for some of a row's items.
    static let measures = Generator<[AlignmentProblem.Child?]>.measures

    @Test(arguments: Policy.allCases)
    func `a stack in one program is the row and the alignment solved apart`(policy: Policy) throws {
        let rows = Generator.rows(RowShape(policy: policy, items: 1...8))
        try forAll(rows, Self.measures, settings: .share(50, of: 2_000, under: policy)) { row, measures in
            let cross = Array(measures.prefix(row.items.count))
            let stack = try StackProgram(row, cross: cross)
            let solution = try stack.program.solved()
            let apart = WaterFilling().lengths(for: row)
            guard zip(solution[stack.lengths], apart).allSatisfy({ abs($0 - $1) <= 10 * row.tolerance }) else {
                return false
            }
            let children = cross.compactMap(\.self)
            guard let across = stack.across else { return children.isEmpty }
            let greedy = try AlignmentProblem(children: children).optimum
            let found = [solution[across.extent], solution[across.line]] + solution[stack.offsets]
            return zip(found, [greedy.extent, greedy.guide] + greedy.offsets).allSatisfy { abs($0 - $1) < 1e-5 }
        }
    }

    @Test func `places follow from lengths and gaps`() throws {
        let row = try Row(
            items: [Item(minimum: 10), Item(minimum: 20, maximum: 20), Item()], spacing: [4, -2], available: 102)
        let stack = try StackProgram(row, cross: [nil, nil, nil])
        #expect(try stack.program.solved()[stack.places] == [0, 44, 62] && stack.across == nil)
    }

    @Test func `a row that proposes infinity to an item without maximum has no program`() throws {
        let row = try Row(items: [Item()], available: .infinity)
        #expect(throws: RowProgramError.self) { try StackProgram(row, cross: [nil]) }
    }

    @Test func `a row of more items than fairness in one objective can bear is refused`() throws {
        let items = (0...GiniProgram.mostItems).map { _ in Item() }
        let row = try Row(items: items, available: 10)
        #expect(throws: RowProgramError.self) { try StackProgram(row, cross: items.map { _ in nil }) }
    }
}

extension Generator where Value == [AlignmentProblem.Child?] {
    /// Twelve measures, some missing.
    static var measures: Generator {
        let length = Generator<Double>.length(isCoarse: true)
        return Generator { choices in
            (0..<12).map { _ in
                guard choices.draw(upTo: 3) > 0 else { return nil }
                return .init(length: length.draw(&choices), guide: length.draw(&choices) - 20)
            }
        }
    }
}
