// HangingEngineTests.swift: what a search spends on an engine that hangs, and what it then says.
// Time passes as the tests say; where an engine is a process, only one that never answers is waited for in earnest.

import Foundation
import Plumb
import Testing

@testable import PlumbTesting

@Suite(.serialized) struct HangingEngineTests {
    private let rows = RowShape(items: 2...4)

    private func search(
        _ command: String, limit: Duration, shrinking: ShrinkingBudget
    ) throws -> Counterexample? {
        let target = FuzzTarget("engine", ExternalEngine(command: command, timeLimit: limit))
        return try Fuzzer(target, shape: rows, seed: 1).search(cases: 1_000, shrinking: shrinking)
    }

    @Test func `an engine that always hangs costs a few time limits and the budget, and reports its progress`() throws {
        let time = DrivenClock()
        let target = FuzzTarget("engine") { _, _ throws(EngineFailure) in
            time.advance(by: .milliseconds(500))
            throw .hung(after: .milliseconds(500))
        }
        var budget = ShrinkingBudget(time: .milliseconds(1_500))
        budget.clock = time.clock
        var steps: [FuzzProgress] = []
        let found = try #require(
            try Fuzzer(target, shape: rows, seed: 1).search(cases: 1_000, shrinking: budget) { steps.append($0) })
        // The budget is spent after the fourth row; the row that is found, it again and the smallest row come on top.
        #expect(found.attempts == 4 && time.now <= .milliseconds(500) * 7)
        #expect(found.failingCase == 1 && found.smallest.finding == .failure(.hung(after: .milliseconds(500))))
        #expect(steps == (0...4).map { .shrinking(failingCase: 1, attempts: $0) })
    }

    @Test func `no more rows are tried than the budget allows`() throws {
        let found = try #require(
            try search("cat > /dev/null", limit: .seconds(0.3), shrinking: ShrinkingBudget(attempts: 2)))
        #expect(found.attempts == 2 && found.smallest.finding == .failure(.hung(after: .seconds(0.3))))
    }

    @Test func `no row beyond the first failing one is asked`() throws {
        let asked = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: asked) }
        let command = "while read -r line; do echo \"$line\" >> '\(asked.path)'; echo nonsense; done"
        let found = try #require(try search(command, limit: .seconds(600), shrinking: ShrinkingBudget(attempts: 0)))
        let lines = try String(contentsOf: asked, encoding: .utf8).split(separator: "\n")
        // Once while searching, once to see that the failure comes back.
        #expect(lines.count == 2 && lines[0] == lines[1] && found.attempts == 0)
    }

    // Slow rows, those without minima, are simpler than rows that hang, and slower than a hang is waited for.
    @Test func `a slow answer is not reported as a hang`() throws {
        let limit = Duration.seconds(20)
        let target = FuzzTarget("engine") { row, patience throws(EngineFailure) in
            let hangs = row.items.contains { $0.minimum > 0 } || patience == .short
            throw hangs ? .hung(after: limit) : .junk(line: "nonsense", reason: "is not JSON")
        }
        let found = try #require(
            try Fuzzer(target, shape: rows, seed: 1).search(
                cases: 1_000, shrinking: ShrinkingBudget(attempts: 12)))
        #expect(found.smallest.finding == .failure(.hung(after: limit)))
        #expect(found.smallest.json.contains("min"))
    }

    @Test func `before the first good answer a tenth of the time limit is waited where much is asked`() {
        func wait(_ limit: Duration) -> Duration { ExternalEngine(command: "cat", timeLimit: limit).shortWait }
        #expect(wait(.seconds(20)) == .seconds(2))
        #expect(wait(.seconds(1)) == .milliseconds(250) && wait(.milliseconds(100)) == .milliseconds(100))
    }
}
