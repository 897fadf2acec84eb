// HangingEngineTests.swift: what a search spends on an engine that hangs, and what it then says.
// The engines are lines of `sh`; the times are lax, since other tests keep the machine busy.

import Foundation
import Plumb
import PlumbTesting
import TestSupport
import Testing

@Suite(.serialized) struct HangingEngineTests {
    private func search(
        _ command: String, limit: Duration, start: Duration = .zero, rows: RowShape = RowShape(items: 2...4),
        shrinking: ShrinkingBudget, progress: @escaping (FuzzProgress) -> Void = { _ in }
    ) throws -> Counterexample? {
        let target = FuzzTarget("engine", ExternalEngine(command: command, timeLimit: limit, timeToStart: start))
        return try Fuzzer(target, shape: rows, seed: 1).search(cases: 1_000, shrinking: shrinking, progress: progress)
    }

    @Test func `an engine that always hangs is asked the simplest row, and reports its progress`() throws {
        var steps: [FuzzProgress] = []
        let found = try #require(
            try search("cat > /dev/null", limit: .seconds(0.1), shrinking: ShrinkingBudget()) { steps.append($0) })
        #expect(found.failingCase == 1 && found.smallest.finding == .failure(.hung(after: .seconds(0.1))))
        #expect(found.smallest.row.items == [Item(), Item()] && found.smallest.row.available == 0)
        #expect(steps.first == .failing(case: 1, because: .failure(.hung(after: .seconds(0.1)))))
        #expect(steps.last == .shrinking(failingCase: 1, attempts: found.attempts) && found.stop == nil)
    }

    @Test func `no more hangs are waited for than the budget allows, and the report says so`() async throws {
        // Rows of a maximum hang; the simplest rows have none.
        let command = "while read -r line; do case $line in *max*) exec sleep 100 ;; *) echo nonsense ;; esac; done"
        let found = try #require(
            try await waiting { try search(command, limit: .seconds(0.2), shrinking: ShrinkingBudget(hangs: 2)) })
        #expect(found.stop == .hangs(2) && found.description.contains("no answer to 2 rows"))
    }

    @Test func `no more rows are tried than the budget allows`() async throws {
        let found = try #require(
            try await waiting {
                try search("cat > /dev/null", limit: .seconds(0.3), shrinking: ShrinkingBudget(attempts: 2))
            })
        #expect(found.attempts == 2 && found.stop == .attempts(2))
        #expect(found.description.contains("after 2 attempts; the limit of 2 attempts was reached"))
    }

    @Test func `no row beyond the first failing one is asked`() throws {
        let asked = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: asked) }
        let command = "while read -r line; do echo \"$line\" >> '\(asked.path)'; echo nonsense; done"
        let found = try #require(try search(command, limit: .seconds(20), shrinking: ShrinkingBudget(attempts: 0)))
        let lines = try String(contentsOf: asked, encoding: .utf8).split(separator: "\n")
        // Once while searching, once to see that the failure comes back.
        #expect(lines.count == 2 && lines[0] == lines[1] && found.attempts == 0)
    }

    // Slow rows, those without minima, are simpler than rows that hang, and slower than a hang is waited for.
    @Test func `a slow answer is not reported as a hang`() async throws {
        let command = """
            while read -r line; do case $line in *min*) exec sleep 100 ;; *) sleep 0.4; echo nonsense ;; esac; done
            """
        let found = try #require(
            try await waiting {
                try search(command, limit: .seconds(1.2), start: .seconds(1), shrinking: ShrinkingBudget(attempts: 2))
            })
        #expect(found.smallest.finding == .failure(.hung(after: .seconds(1.2))))
        #expect(found.smallest.json.contains("min"))
    }
}
