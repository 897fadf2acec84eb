// BoxedMathProgModelTests.swift: models of others end in an answer or an error, soon, and leave nothing behind.

import CGLPK
import Foundation
import GLPK
import LinearPrograms
import TestSupport
import Testing

@Suite(.serialized) struct BoxedMathProgModelTests {
    private static let model = """
        set I := 1..3;
        param a{I};
        var x{i in I} >= 0, <= 10;
        printf "before %d\\n", 3;
        minimize cost: 7 + sum{i in I} a[i] * x[i];
        s.t. fit: sum{i in I} x[i] >= 12;
        solve;
        printf "cost %g dual %g\\n", cost, fit.dual;
        data;
        param a := 1 1 2 2 3 3;
        end;
        """

    /// Limits that a busy machine keeps to.
    private static let patient = BoxLimits(time: .seconds(600))

    /// A model read in a box; its file is gone when this returns, and no longer needed.
    private static func boxed(
        _ model: String, relaxing: Bool = false, limits: BoxLimits = patient
    ) throws -> BoxedMathProgModel {
        try withFile(model) { try BoxedMathProgModel(model: $0, relaxingIntegers: relaxing, limits: limits) }
    }

    /// Why a model in a file, with data in another, is not read; the files are called `model` and `data`.
    private static func refusal(
        of model: String, data: String? = nil, limits: BoxLimits = patient
    ) throws -> SolverError? {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["model", "data"].map { folder.appending(path: $0) }
        try Data(model.utf8).write(to: files[0])
        try Data((data ?? "").utf8).write(to: files[1])
        do throws(SolverError) {
            _ = try BoxedMathProgModel(model: files[0].path, data: data.map { _ in files[1].path }, limits: limits)
            return nil
        } catch {
            guard case .unreadable(let file, let line, let message) = error else { return error }
            return .unreadable(file: URL(filePath: file).lastPathComponent, line: line, message: message)
        }
    }

    @Test func `a model in a box is the model outside of it`() throws {
        let boxed = try Self.boxed(Self.model)
        let (program, printed, plain) = try withFile(Self.model) { path in
            let model = try MathProgModel(model: path)
            return (model.program, model.printed, try MathProgModel(model: path).solved())
        }
        #expect(boxed.program == program && boxed.printed == printed)
        // Ten of the cheapest, two of the next, and 7.
        let answer = try boxed.solved()
        #expect(answer == plain && answer.solution.objective == 21 && answer.printed.contains("dual 2"))
        #expect(try boxed.solved() == answer)
    }

    @Test func `data may be in a file of their own, and errors name theirs`() throws {
        let model = Self.model.components(separatedBy: "data;\n")[0] + "end;\n"
        let read = try withFile(model) { model in
            try withFile("data;\nparam a := 1 5 2 5 3 7;\nend;\n") { try BoxedMathProgModel(model: model, data: $0) }
        }
        #expect(try read.solved().solution.objective == 67)
        guard case .unreadable("data", 3?, _) = try Self.refusal(of: model, data: "data;\nparam a := 1 5\nno;\nend;\n")
        else { throw Unexpected("the third line of the data is wrong") }
    }

    @Test func `an error that data show in the model is the model's`() throws {
        let model = "param a;\nvar x >= a;\nminimize cost: x;\ncheck: a > 5;\nend;\n"
        let refusal = try Self.refusal(of: model, data: "data; param a := 1; end;")
        guard case .unreadable("model", 4?, "check failed") = refusal
        else { throw Unexpected("the fourth line of the model fails") }
    }

    @Test func `a model of nothing and one with bytes that are no text are refused in words`() throws {
        for model in ["", " ", "var x;\0 end;"] {
            guard case .unreadable("model", _, let message) = try Self.refusal(of: model) else {
                throw Unexpected("\(model) is no model")
            }
            #expect(!message.isEmpty)
        }
    }

    @Test func `an error of syntax has its line`() throws {
        let wrong = Self.model.replacingOccurrences(of: "minimize cost:", with: "minimize cost")
        guard case .unreadable("model", 5?, let message) = try Self.refusal(of: wrong) else {
            throw Unexpected("the fifth line of the model is wrong")
        }
        #expect(message.contains("colon missing"))
    }

    @Test func `integer columns are refused, or made continuous`() throws {
        let model = Self.model.replacingOccurrences(of: "<= 10;", with: "<= 10, integer;")
        guard case .integerColumns = try Self.refusal(of: model) else { throw Unexpected("it has integer columns") }
        #expect(try Self.boxed(model, relaxing: true).solved().solution.objective == 21)
    }

    @Test(arguments: ["/nowhere/x.mod", "/dev/zero", "/tmp", "/dev/null"])
    func `what is no file is not read`(path: String) {
        #expect {
            _ = try BoxedMathProgModel(model: path)
        } throws: {
            guard case SolverError.unreadable(path, nil, _) = $0 else { return false }
            return true
        }
    }

    /// Another error than the one that was to come, or none.
    private struct Unexpected: Error {
        let expected: String
        init(_ expected: String) { self.expected = expected }
    }

    /// Statements that end in some process, with how: by a crash, or a limit; those that go on without an end meet that of
    /// time or text, and need not be waited for.
    private static let hostile: [(statements: String, crash: Bool)] = [
        ("param f{i in 1..3} := f[i]; check: f[1] > 0;", true),
        ("param f{i in 0..1000000} := if i = 0 then 0 else f[i - 1]; check: f[1000000] = 0;", true),
        ("param p := " + String(repeating: "(", count: 200_000) + "1;", true),
        ("param p := " + String(repeating: "if 1 then ", count: 200_000) + "1;", true),
        (#"printf "%.1000000f", 1;"#, true), (#"printf "%100000s", "a";"#, true),
        ("set I := 1..3000; set J := I cross I; check: card(J) > 0;", false),
        ("set I := 1..2**30; param s := sum{i in I} 1; check: s > 0;", false),
        ("set I := 1..2**30; param s := card(setof{i in I} i); check: s > 0;", false),
        (#"for {i in 1..2**30} printf "";"#, false), (#"for {i in 1..2**30} printf "twenty characters...";"#, false),
    ]

    @Test(arguments: hostile.indices) func `a hostile model ends within limits`(index: Int) throws {
        let (statements, crash) = Self.hostile[index]
        let limits = BoxLimits(time: crash ? .seconds(600) : .milliseconds(300), memory: 64 << 20)
        switch try Self.refusal(of: "var x >= 1; minimize c: x; \(statements) solve; end;", limits: limits) {
        case .crashed(_, let signal): #expect(crash && signal > 0)
        case .timeLimit(limits.time): #expect(!crash)
        case .memoryLimit(limits.memory), .textLimit(limits.text): break
        case let error: Issue.record("neither a crash nor a limit: \(String(describing: error))")
        }
    }

    @Test func `memory is limited where time is not short`() throws {
        let limits = BoxLimits(time: .seconds(600), memory: 8 << 20)
        let model = "set I := 1..1000; var x{I, I} >= 0; minimize c: sum{i in I, j in I} x[i, j]; end;"
        #expect(try Self.refusal(of: model, limits: limits) == .memoryLimit(limits.memory))
    }

    @Test(arguments: [
        "var x{1..40} >= 0; minimize c: sum{i in 1..40} x[i]; end;",
        #"var x >= 0; minimize c: x; for {i in 1..4000} printf "x"; end;"#,
        "var x >= 0; minimize c: x; end; # " + String(repeating: "x", count: 3_000),
    ]) func `what goes in and comes out is limited`(model: String) throws {
        #expect(try Self.refusal(of: model, limits: BoxLimits(time: .seconds(600), text: 1_000)) == .textLimit(1_000))
        #expect(try Self.refusal(of: model) == nil)
    }

    @Test func `what is printed beyond its limit is an error, in a box or outside`() throws {
        let statement = #"for {i in 1..1001} printf "x";"#
        let model = "var x >= 1; minimize c: x; \(statement) solve; \(statement) end;"
        let errors = try withFile(model) { path in
            onNewThread { () -> [SolverError?] in
                [1_000, 1_001].map { most in
                    cglpk_limit_printing(most)
                    do throws(SolverError) { _ = try MathProgModel(model: path).solved() } catch { return error }
                    return nil
                }
            }
        }
        #expect(errors == [.textLimit(Int(CGLPK_MOST_PRINTED)), nil])
        #expect(try Self.refusal(of: model, limits: BoxLimits(text: 1_000)) == .textLimit(1_000))
    }

    @Test func `statements after solve are in a box too`() throws {
        let model = try Self.boxed(#"var x >= 0; minimize c: x; solve; printf "%100000s", "a"; end;"#)
        #expect {
            _ = try model.solved()
        } throws: {
            guard case SolverError.crashed(_, let signal) = $0 else { return false }
            return signal > 0
        }
    }

    @Test func `many threads at once read in boxes of their own`() async throws {
        let objectives = await withTaskGroup(of: Double?.self) { group in
            for _ in 0..<8 { group.addTask { try? Self.boxed(Self.model).solved().solution.objective } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(objectives == Array(repeating: 21, count: 8))
    }

    // In a process of its own, where nobody else has children.
    @Test func `no process is left behind`() async {
        await #expect(processExitsWith: .success) {
            let limits = BoxLimits(time: .milliseconds(50))
            for _ in 0..<5 {
                let endless = #"var x >= 0; minimize c: x; for {i in 1..2**30} printf ""; end;"#
                let refusal = try Self.refusal(of: endless, limits: limits)
                #expect(refusal == .timeLimit(limits.time))
            }
            #expect(Self.children.isEmpty)
        }
    }

    // In a process of its own, where nobody else opens files.
    @Test func `no descriptor is left open`() async {
        await #expect(processExitsWith: .success) {
            func lowestFree() -> Int32 {
                let descriptor = open("/dev/null", O_RDONLY)
                close(descriptor)
                return descriptor
            }
            _ = try Self.boxed(Self.model)
            let before = lowestFree()
            for _ in 0..<20 { _ = try Self.boxed(Self.model) }
            #expect(lowestFree() == before)
        }
    }

    /// The processes that this one has as children, where the system tells them.
    private static var children: [String] {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.filter { Int($0) != nil && parent(of: $0) == getpid() }
    }

    private static func parent(of process: String) -> Int32? {
        let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("PPid:") }
        return line.flatMap { Int32($0.dropFirst(5).drop { $0 == "\t" }) }
    }
}
