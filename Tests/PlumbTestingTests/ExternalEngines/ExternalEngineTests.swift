// ExternalEngineTests.swift: engines that answer, and engines that misbehave in every way we could think of.
// The engines are lines of `sh`; the time limits are minutes where an answer is awaited, short where none will come.

import Documents
import Scenes
import Workbench
import Foundation
import PlumbTesting
import TestSupport
import Testing

private let problem = #"{"id": "row", "available": 10, "items": [{}, {}]}"#
private let answer = #"{"lengths": [4, 6]}"#

/// An engine that runs `body` for every line that it reads.
private func perLine(_ body: String) -> String { "while read -r line; do \(body); done" }

private func say(_ line: String) -> String { "printf '%s\\n' '\(line)'" }

private func engine(_ command: String, seconds: Double = 600) -> ExternalEngine {
    ExternalEngine(command: command, timeLimit: .seconds(seconds), timeToStart: .zero)
}

/// The failure of the first problem.
private func failure(_ command: String, seconds: Double = 600, items: Int = 2) -> EngineFailure? {
    failure(engine(command, seconds: seconds), items: items)
}

private func failure(_ engine: ExternalEngine, _ problem: String = problem, items: Int = 2) -> EngineFailure? {
    do throws(EngineFailure) {
        _ = try engine.answer(for: problem, items: items)
        return nil
    } catch {
        return error
    }
}

private func isJunk(_ failure: EngineFailure?, _ reason: String = "") -> Bool {
    guard case .junk(_, let stated, _, _) = failure else { return false }
    return reason.isEmpty || stated.contains(reason)
}

private func isSurplus(_ failure: EngineFailure?, _ reason: String = "") -> Bool {
    guard case .surplus(_, let when, _) = failure else { return false }
    return when.contains(reason)
}

private func isHung(_ failure: EngineFailure?) -> Bool {
    if case .hung = failure { true } else { false }
}

/// State and parent of a process, where the system shows them.
private func status(of process: String) -> (state: Substring, parent: Substring)? {
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let end = stat.lastIndex(of: ")")
    else { return nil }
    let fields = stat[end...].split(separator: " ")
    return fields.count > 2 ? (fields[1], fields[2]) : nil
}

/// A file that is not there yet.
private func mark() -> URL { FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)") }

/// Waits for what comes soon, and at most for minutes.
private func isTrueInTheEnd(_ condition: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<60_000 {
        if try condition() { return true }
        Thread.sleep(forTimeInterval: 0.01)
    }
    return false
}

private func runs(_ process: Int32) -> Bool { kill(process, 0) == 0 && status(of: "\(process)")?.state != "Z" }

/// Limits of the system; memory is not limited by macOS.
@Suite struct `Engines that take too much` {
    private static let isLinux = FileManager.default.fileExists(atPath: "/proc/self/statm")

    @Test(.enabled(if: isLinux)) func `an engine that takes more memory than it may is a crash, and another answers`() {
        // The shell keeps in memory what the loop doubles.
        let hungry = "read -r line; x=aaaaaaaa; while :; do x=$x$x; done"
        let engine = ExternalEngine(command: hungry, timeLimit: .seconds(600), memoryLimit: 32 << 20)
        guard case .crashed? = failure(engine) else {
            Issue.record("32 MiB hold no text that doubles without end")
            return
        }
        let modest = ExternalEngine(
            command: perLine(say(answer)), timeLimit: .seconds(600), memoryLimit: 32 << 20)
        #expect(failure(modest) == nil)
    }

    @Test func `an engine leaves no picture of its memory and no endless file`() throws {
        let command = #"read -r line; printf '{"lengths": [%s, %s]}\n' "$(ulimit -c)" "$(ulimit -f)""#
        #expect(try engine(command).answer(for: problem, items: 2).lengths == [0, Double(1 << 30) / 512])
    }
}

@Suite struct `Engines that answer` {
    @Test func `every line written is answered by the line read`() throws {
        let command = perLine(#"printf '{"lengths": [%s]}\n' "$line""#)
        let engine = engine(command)
        for number in 0..<500 {
            let claim = try engine.answer(for: "\(number)", items: 1)
            #expect(claim == EngineAnswer(engine: command, lengths: [Double(number)]))
        }
        engine.stop()
    }

    @Test func `engine, offsets and rounding are taken, other fields ignored`() throws {
        let line =
            #"{"id": "row", "engine": "E 1", "total": "x", "rounding": 0.5, "#
            + #""offsets": [0, 7], "lengths": [4, "infinity"]}"#
        let claim = try engine(perLine(say(line))).answer(for: problem, items: 2)
        #expect(claim == EngineAnswer(engine: "E 1", lengths: [4, .infinity], offsets: [0, 7], rounding: 0.5))
    }

    @Test func `blank lines, carriage returns and a missing last line break are forgiven`() throws {
        let loose = engine(perLine(#"printf '\n\r\n  {"lengths": [4, 6]}\r\n\n'"#))
        for _ in 0..<3 { #expect(try loose.answer(for: problem, items: 2).lengths == [4, 6]) }
        let last = try engine("read -r line; printf '\(answer)'").answer(for: problem, items: 2)
        #expect(last.lengths == [4, 6])
    }

    @Test func `an engine may end after every answer without a line break, in any way`() throws {
        for end in ["exit 0", "exec 1>&- 0<&-; exit 0"] {
            let engine = engine("read -r line; printf '\(answer)'; \(end)")
            for _ in 0..<5 { #expect(try engine.answer(for: problem, items: 2).lengths == [4, 6]) }
        }
    }

    @Test func `an engine may end with status 0 after every answer`() throws {
        let engine = engine("read -r line; \(say(answer))")
        for _ in 0..<50 { #expect(try engine.answer(for: problem, items: 2).lengths == [4, 6]) }
    }

    @Test func `an engine need not read its problem to answer it`() throws {
        let engine = engine("exec 0<&-; \(say(answer)); exec sleep 100")
        #expect(try engine.answer(for: problem, items: 2).lengths == [4, 6])
    }

    @Test func `a problem and an answer of megabytes pass`() throws {
        let engine = engine(
            perLine(#"printf '{"pad": "'; head -c 4000000 /dev/zero | tr '\0' x; printf '", "lengths": [1]}\n'"#))
        let long = #"{"note": ""# + String(repeating: "x", count: 4_000_000) + #""}"#
        for _ in 0..<2 { #expect(try engine.answer(for: long, items: 1).lengths == [1]) }
    }

    @Test func `an engine starts anew after a failure and after a stop`() throws {
        let engine = engine(perLine(#"if [ "$line" = bad ]; then exit 3; fi; \#(say(answer))"#))
        #expect(try engine.answer(for: problem, items: 2).lengths == [4, 6])
        #expect(failure(engine, "bad") == .crashed(status: "exit status 3"))
        #expect(try engine.answer(for: problem, items: 2).lengths == [4, 6])
        engine.stop()
        engine.stop()
        #expect(try engine.answer(for: problem, items: 2).lengths == [4, 6])
    }

    @Test func `an engine may finish its work when it is stopped`() throws {
        let mark = mark()
        defer { try? FileManager.default.removeItem(at: mark) }
        let engine = engine("\(perLine(say(answer))); : > '\(mark.path)'")
        _ = try engine.answer(for: problem, items: 2)
        engine.stop(waiting: .seconds(600))
        #expect(FileManager.default.fileExists(atPath: mark.path))
    }
}

@Suite struct `Engines that end` {
    @Test(arguments: [
        ("exit 3", "exit status 3"), ("exit 0", "exit status 0"), ("read -r line; exit 4", "exit status 4"),
        ("read -r line; kill -11 $$", "signal 11"), ("kill -9 $$", "signal 9"),
        (#"read -r line; printf '{"lengths": [4,'; exit 5"#, "exit status 5"),
    ]) func `an end without an answer is a crash with its status`(command: String, status: String) {
        #expect(failure(command) == .crashed(status: status))
    }

    @Test func `an end with status 0 over a later problem is a crash`() throws {
        let engine = engine(perLine(#"if [ "$line" = bad ]; then exit 0; fi; \#(say(answer))"#))
        _ = try engine.answer(for: problem, items: 2)
        #expect(failure(engine, "bad") == .crashed(status: "exit status 0"))
    }

    @Test func `writing to an engine that is gone ends neither us nor the wait`() {
        let long = String(repeating: "1", count: 3_000_000)
        let engine = engine("exec 0<&-; sleep 0.1; exit 6")
        for _ in 0..<3 { #expect(failure(engine, long) == .crashed(status: "exit status 6")) }
    }

    @Test func `a command that does not exist is not started`() {
        #expect(
            failure("/nonexistent/engine 2>/dev/null")
                == .notStarted("exit status 127: command not found, or a library that it needs not loaded"))
        #expect(failure("/dev/null 2>/dev/null") == .notStarted("exit status 126: not executable"))
    }

    @Test func `an engine that closes its output has crashed, though it lives on`() {
        #expect(
            failure("exec 1>&-; exec sleep 100") == .crashed(status: "closed its output and went on"))
    }

    @Test func `descendants delay neither the news of a crash nor die later than their engine`() throws {
        let mark = mark()
        defer { try? FileManager.default.removeItem(at: mark) }
        let command = "sleep 3600 & echo $! > '\(mark.path)'; exit 3"
        #expect(failure(command) == .crashed(status: "exit status 3"))
        let descendant = try #require(
            Int32(String(contentsOf: mark, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(isTrueInTheEnd { !runs(descendant) })
    }
}

@Suite struct `Engines that hang` {
    @Test(arguments: [
        "sleep 100", "while :; do :; done", "cat > /dev/null", "trap '' TERM INT PIPE; sleep 100; sleep 100",
        #"printf '{"lengths": ['; sleep 100"#, "sleep 100 & wait", "exec 0<&-; sleep 100", "yes ''",
    ]) func `no line within the time limit is a hang`(command: String) async throws {
        let found = try await waiting { failure(command, seconds: 0.3) }
        // How much of a line has come by then depends on the machine.
        #expect(isHung(found) && found?.description.contains("within 0.3 seconds") == true)
    }

    @Test func `an engine that never reads does not block the writing`() {
        let long = String(repeating: "1", count: 3_000_000)
        #expect(isHung(failure(engine("sleep 100", seconds: 0.3), long)))
        #expect(isHung(failure(engine("\(say(answer)); sleep 100", seconds: 0.3), long)))
    }
}

@Suite struct `Engines that write junk` {
    @Test(arguments: [
        "hello", "", "[]", "7", "null", "{}", #"{"lengths": 4}"#, #"{"lengths": [4, null]}"#,
        #"{"lengths": [4, "6"]}"#, #"{"lengths": [4, "-infinity"]}"#, #"{"lengths": [NaN, 6]}"#,
        #"{"lengths": [Infinity, 6]}"#, #"{"lengths": [-Infinity, 6]}"#, #"{"lengths": [true, 6]}"#,
        #"{"lengths": [1e999, 6]}"#, #"{"lengths": [4, 6], "offsets": [0]}"#, #"{"lengths": [[4], 6]}"#,
        #"{"lengths": [4, 6], "rounding": -1}"#, #"{"lengths": [4, 6], "rounding": 1.1e9}"#,
        #"{"lengths": [4, 6], "engine": 5}"#,
        #"{"lengths": [4, 6]} {"lengths": [4, 6]}"#, #"{"lengths": [4, 6]"#,
    ]) func `a line that is no claim is junk`(line: String) {
        let found = failure(perLine("\(say(line)); exec sleep 100"), seconds: line.isEmpty ? 0.3 : 600)
        if line.isEmpty { #expect(isHung(found)) } else { #expect(isJunk(found)) }
    }

    @Test func `a wrong number of lengths is a failure of its own`() {
        #expect(failure(perLine(say(answer)), items: 3) == .wrongCount(lengths: 2, items: 3))
        #expect(failure(perLine(say(#"{"lengths": []}"#)), items: 1) == .wrongCount(lengths: 0, items: 1))
    }

    @Test func `a claim with the name of another problem is junk`() {
        #expect(isJunk(failure(perLine(say(#"{"id": "other", "lengths": [4, 6]}"#))), "other"))
    }

    @Test func `binary output is junk and is reported without control characters`() {
        let found = failure(#"read -r line; printf '\000\033\377\376{\n'; exec sleep 100"#)
        guard case .junk(let line, "is not UTF-8", 2, "write UTF-8") = found else {
            Issue.record("not junk: \(String(describing: found))")
            return
        }
        #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }

    @Test func `a line without end is junk at 16 MiB, and is reported short`() {
        guard case .junk(let line, "is longer than 16 MiB", _, _) = failure("exec tr '\\0' x < /dev/zero") else {
            Issue.record("not junk")
            return
        }
        #expect(line == String(repeating: "x", count: 200) + "…")
    }

    @Test(arguments: [
        (#"{"sizes": [4, 6]}"#, "lengths is missing"), ("ready", "is not JSON"),
        ("ready\n\(answer)", "is not JSON"), ("\(answer)\nready", "came along with the answer"),
    ]) func `junk is reported with what was expected and what came`(line: String, reason: String) {
        let words = failure(perLine(say(line)))?.description ?? ""
        let first = line.split(separator: "\n").first { $0 != answer } ?? ""
        #expect(words.contains(reason) && words.contains(#"expected {"lengths": [2 numbers]}"#))
        #expect(words.contains("nothing else on standard output (logs belong on standard error)"))
        #expect(words.contains("got \(first)"), "\(words)")
    }

    @Test func `output without end is junk`() { #expect(isJunk(failure("exec yes"))) }

    @Test func `deeply nested output is junk`() {
        #expect(isJunk(failure("head -c 300000 /dev/zero | tr '\\0' '['; echo; exec sleep 100")))
    }

    @Test func `a second line is never the answer to the next problem`() throws {
        let together = perLine("\(say("\(answer)\n\(#"{"lengths": [1, 9]}"#)"))")
        #expect(isSurplus(failure(together), "along with the answer"))
        let (taken, written) = (mark(), mark())
        defer { for file in [taken, written] { try? FileManager.default.removeItem(at: file) } }
        let later = engine(
            perLine(
                "\(say(answer)); while [ ! -e '\(taken.path)' ]; do sleep 0.01; done; "
                    + "\(say(#"{"lengths": [1, 9]}"#)); : > '\(written.path)'"))
        #expect(try later.answer(for: problem, items: 2).lengths == [4, 6])
        try Data().write(to: taken)
        #expect(isTrueInTheEnd { FileManager.default.fileExists(atPath: written.path) })
        #expect(isSurplus(failure(later), "before this problem"))
    }
}

/// The descriptors that are open, where the system shows them; none on systems without `/proc`.
private func descriptors() -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
}

/// The processes in state Z whose parent is this one.
private func zombies() -> Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.count { name in
        guard name.allSatisfy(\.isNumber), let status = status(of: name) else { return false }
        return status.state == "Z" && status.parent == "\(ProcessInfo.processInfo.processIdentifier)"
    }
}

@Suite struct `What engines leave behind` {
    // In processes of their own, where nobody else has engines.
    @Test func `hundreds of restarts leave no process and no descriptor`() async {
        await #expect(processExitsWith: .success) {
            let crashing = engine("read -r line; sleep 1000 & exit 3")
            _ = failure(crashing)
            let before = descriptors()
            for _ in 0..<300 { #expect(failure(crashing) == .crashed(status: "exit status 3")) }
            #expect(zombies() == 0 && descriptors() == before)
        }
    }

    @Test func `engines dropped without a stop leave no process and no descriptor`() async {
        await #expect(processExitsWith: .success) {
            _ = try engine(perLine(say(answer))).answer(for: problem, items: 2)
            let before = descriptors()
            for _ in 0..<100 { _ = try engine(perLine(say(answer))).answer(for: problem, items: 2) }
            #expect(zombies() == 0 && descriptors() == before)
        }
    }

    @Test func `a descendant outside the process group does not hold us up`() {
        let found = failure("setsid sleep 3 & sleep 0.1; exit 3")
        #expect(found == .crashed(status: "exit status 3"))
    }

    @Test func `many engines run at once`() async {
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<16 {
                group.addTask {
                    let engine = engine(perLine(#"printf '{"lengths": [%s]}\n' "$line""#))
                    return (0..<50).allSatisfy { step in
                        let asked = number * 1000 + step
                        return (try? engine.answer(for: "\(asked)", items: 1).lengths) == [Double(asked)]
                    }
                }
            }
            for await all in group { #expect(all) }
        }
    }
}
