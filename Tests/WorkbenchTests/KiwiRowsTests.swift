// KiwiRowsTests.swift: rows stated by strengths against what Kiwi, an implementation of Cassowary, answered to them.
// Lengths in points.  Kiwi adds up errors weighted by strength; the programs take strengths one after another.

import Documents
import Foundation
import Plumb
import Testing

/// One line of `kiwi-rows.jsonl`.
struct KiwiRow: Decodable {
    let problem: RowDocument
    let form: String
    let lengths: [Double]
}

struct KiwiRowsTests {
    @Test func `Kiwi's lengths are among the optima of the row's program, whichever form it has`() throws {
        let answers = try lines("kiwi-rows.jsonl", of: KiwiRow.self)
        #expect(answers.count > 500)
        var open = 0
        for answer in answers {
            let problem = answer.problem.row
            guard case .shared(let row) = problem.resolution, let form = CassowaryProgram.Form(rawValue: answer.form)
            else {
                Issue.record("\(answer.problem.id ?? "") has no program")
                continue
            }
            let asked = CassowaryProgram(row, form: form)
            let face = try #require(try asked.program.optimalFace(of: asked.lengths))
            if !face.isUnique(within: 1e-6) { open += 1 }
            let tolerance = 10 * problem.tolerance
            for (length, range) in zip(answer.lengths, face.ranges) {
                #expect(
                    length >= range.lowerBound - tolerance && length <= range.upperBound + tolerance,
                    "\(answer.problem.id ?? "") \(form): \(answer.lengths) outside \(face.ranges)")
            }
            // Each length may be in its range without all being optimal together: Kiwi's deviations must be the least.
            var held = asked.program
            for (variable, length) in zip(asked.lengths, answer.lengths) {
                held.setBounds(of: variable, atLeast: length, atMost: length)
            }
            let least = try held.solved().stages.map(\.objective)
            for (ours, theirs) in zip(face.solution.stages, least) {
                #expect(abs(ours.objective - theirs) <= tolerance, "\(answer.problem.id ?? "") \(form)")
            }
        }
        #expect(open > 50, "\(open) rows with several optima")
    }
}
