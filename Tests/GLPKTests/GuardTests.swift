// GuardTests.swift: GLPK never aborts, prints, or lets a thread touch another's problem.

import CGLPK
import Foundation
import GLPK
import LinearPrograms
import ProgramSupport
import Testing

@Suite(.serialized) struct GuardTests {
    private static var program: LinearProgram {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 0, atMost: 10), lp.variable(atLeast: 0, atMost: 10))
        lp.maximize(x + 2 * y)
        lp.subject(to: "fit", x + y <= 12)
        return lp
    }

    @Test func `a problem refuses other threads`() throws {
        let carrier = Carrier(try GLPKProgram(Self.program))
        let error = onNewThread { () -> SolverError? in
            do throws(SolverError) { _ = try carrier.value.solve() } catch { return error }
            return nil
        }
        #expect(error == .wrongThread)
    }

    @Test func `a problem freed by another thread is freed by its own thread's next one`() {
        let counts = onNewThread { () -> [Int32] in
            let lent = Carrier(cglpk_create())
            var counts = [cglpk_live_problems()]
            onNewThread { cglpk_destroy(lent.value) }
            counts.append(cglpk_live_problems())
            cglpk_destroy(cglpk_create())
            counts.append(cglpk_live_problems())
            return counts
        }
        #expect(counts == [1, 1, 0])
    }

    @Test func `a problem that outlives its thread can still be freed`() {
        let problem = onNewThread { Carrier(cglpk_create()) }
        Thread.sleep(forTimeInterval: 0.05)
        #expect(cglpk_set_objective(problem.value, 0, 1, 0, nil, nil) == CGLPK_WRONG_THREAD)
        cglpk_destroy(problem.value)
    }

    @Test func `after a caught abort older problems refuse and new ones work`() {
        let statuses = onNewThread { () -> [Int] in
            let (old, older) = (cglpk_create(), cglpk_create())
            defer { cglpk_destroy(old); cglpk_destroy(older) }
            var statuses = [Int(cglpk_provoke_abort(old))]
            let said = String(cString: cglpk_message())
            statuses.append(said.contains("column number out of range") ? 1 : 0)
            statuses.append(Int(cglpk_set_standard_basis(old)))
            statuses.append(Int(cglpk_set_standard_basis(older)))
            let new = cglpk_create()
            defer { cglpk_destroy(new) }
            statuses.append(Int(cglpk_set_standard_basis(new)))
            statuses.append(Int((try? Self.program.solved().objective) ?? 0))
            return statuses
        }
        #expect(statuses == [CGLPK_CAUGHT, 1, CGLPK_STALE, CGLPK_STALE, CGLPK_OK, 22])
    }

    @Test func `what GLPK would abort over is refused before`() {
        let problem = cglpk_create()
        defer { cglpk_destroy(problem) }
        let bad = Int32(CGLPK_BAD_ARGUMENT)
        let bounds: [Double] = [0, .nan]
        #expect(cglpk_load(problem, -1, bounds, bounds, 0, nil, nil, [0], nil, nil) == bad)
        #expect(cglpk_load(problem, 2, bounds, bounds, 0, nil, nil, [0], nil, nil) == bad)
        #expect(cglpk_load(problem, 1, [2], [1], 0, nil, nil, [0], nil, nil) == bad)
        #expect(cglpk_load(problem, 1, [0], [1], 1, [0], [1], [0, 1], [1], [1]) == bad)
        #expect(cglpk_load(problem, 1, [0], [1], 1, [0], [1], [0, 1], [0], [.infinity]) == bad)
        for starts: [Int32] in [[1, 1, 1], [0, 1, .min], [0, 2, 2], [0, .max, .min], [0, 1, 0]] {
            #expect(cglpk_load(problem, 1, [0], [1], 2, [0, 0], [1, 1], starts, [0, 0], [1, 1]) == bad, "\(starts)")
        }
        #expect(cglpk_load(problem, 1, [0], [1], 1, [0], [1], [0, 1], [0], [1]) == 0)
        #expect(cglpk_set_objective(problem, 0, 1, 1, [-1], [1]) == bad)
        #expect(cglpk_set_objective(problem, 0, 1, 1, [0], [.nan]) == bad)
        #expect(cglpk_set_column_bounds(problem, 1, [1], [0], [1]) == bad)
        #expect(cglpk_set_row_bounds(problem, 1, [7], [0], [1]) == bad)
        #expect(cglpk_set_basis(problem, [9], [0]) == bad)
        #expect(cglpk_set_names(problem, "a", 1) == bad)
        var options = cglpk_options(method: 9, iterations: 1, milliseconds: 1, tolerance: 2)
        var outcome = cglpk_outcome()
        #expect(cglpk_solve(problem, &options, &outcome) == bad)
        #expect(cglpk_set_standard_basis(nil) == bad)
        cglpk_destroy(nil)
    }

    @Test func `a column that comes twice is caught, not fatal`() {
        let status = onNewThread { () -> Int32 in
            let problem = cglpk_create()
            defer { cglpk_destroy(problem) }
            return cglpk_load(problem, 2, [0, 0], [1, 1], 1, [0], [1], [0, 2], [1, 1], [1, 1])
        }
        #expect(status == CGLPK_CAUGHT)
    }

    @Test func `many threads at once solve identically`() async throws {
        let expected = try Self.answers(9)
        let all = await withTaskGroup(of: [Solution].self) { group in
            for _ in 0..<16 { group.addTask { onNewThread { (try? Self.answers(9)) ?? [] } } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(all.count == 16)
        for answers in all {
            #expect(answers.map(\.objective.bitPattern) == expected.map(\.objective.bitPattern))
            #expect(answers.map { $0.values.map(\.bitPattern) } == expected.map { $0.values.map(\.bitPattern) })
        }
    }

    private static func answers(_ seed: UInt64) throws -> [Solution] {
        var generator = SeededGenerator(seed)
        return try (0..<60).map { _ in try randomProgram(&generator).solved() }
    }

    /// Resident memory in bytes, where the system tells it.
    private static var resident: Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4096 }
    }

    // In a process of its own, whose memory nobody else moves.
    @Test func `8,000 short-lived threads leave nothing behind`() async {
        await #expect(processExitsWith: .success) {
            func run(_ count: Int) {
                for _ in 0..<count {
                    let optimal = onNewThread { (try? Self.program.solved())?.objective == 22 }
                    precondition(optimal, "a small program has its optimum on every thread")
                }
            }
            run(2_000)
            let before = Self.resident
            run(6_000)
            guard let before, let after = Self.resident else { return }
            // An environment a thread would be 29 MB.
            #expect(after - before < 8_000_000)
        }
    }

    @Test func `nothing is ever printed`() throws {
        let path = NSTemporaryDirectory() + "plumb-output-\(UUID().uuidString)"
        let file = open(path, O_RDWR | O_CREAT, 0o600)
        fflush(nil)
        let kept = [dup(1), dup(2)]
        dup2(file, 1)
        dup2(file, 2)
        let result = Result { try Self.talkative() }
        fflush(nil)
        dup2(kept[0], 1)
        dup2(kept[1], 2)
        for descriptor in kept + [file] { close(descriptor) }
        let output = try String(contentsOfFile: path, encoding: .utf8)
        try FileManager.default.removeItem(atPath: path)
        try result.get()
        // Other tests may write meanwhile; nothing may be in GLPK's words.
        for word in ["GLPK", "OPTIMAL", "non-zeros", "rows", "Reading", "Writing", "Generating", "obj =", "secret"] {
            #expect(!output.contains(word), "\(output)")
        }
    }

    private static func talkative() throws {
        for method in SolvingTests.methods { _ = try program.solved(SolverOptions(method: method)) }
        _ = try LinearProgram(lpFormat: program.lpFormat())
        _ = try LinearProgram(mpsFormat: program.mpsFormat())
        _ = try? LinearProgram(lpFormat: "nonsense")
        try withFile("var x >= 0; printf \"secret\"; minimize o: x; solve; display x; end;") {
            _ = try MathProgModel(model: $0).solved()
        }
        onNewThread {
            let problem = cglpk_create()
            _ = cglpk_provoke_abort(problem)
            cglpk_destroy(problem)
        }
    }
}
