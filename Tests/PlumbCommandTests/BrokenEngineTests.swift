// BrokenEngineTests.swift: engines with a slip each, as their authors make them, and the sentence that says what to change.
// They are the kit's engine in Python with a line or two of it changed.

import Foundation
import PlumbTesting
import TestSupport
import Testing

/// A slip of an engine's author, and words of the report on it.
struct EngineSlip: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// A text of the kit's engine.
    let original: String
    /// What stands there instead.
    let slip: String
    /// What the report says: what came, and what to change.
    let words: [String]

    /// A slip in how an answer is written.
    static func writes(_ name: String, _ slip: String, says words: String...) -> EngineSlip {
        let original = #"    print(json.dumps({"lengths": lengths(json.loads(line))}), flush=True)"#
        return EngineSlip(testDescription: name, original: original, slip: slip, words: words)
    }

    /// A slip in the lengths.
    static func answers(_ name: String, _ slip: String, says words: String...) -> EngineSlip {
        EngineSlip(testDescription: name, original: "    return answer\n", slip: "    return \(slip)\n", words: words)
    }

    /// A slip somewhere else.
    static func has(_ name: String, _ slip: String, for original: String, says words: String...) -> EngineSlip {
        EngineSlip(testDescription: name, original: original, slip: slip, words: words)
    }

    /// Whether no answer comes.
    var hangs: Bool { words.contains { $0.hasPrefix("no answer within") || $0.hasPrefix("got nothing") } }

    /// Whether answers come that can be judged.
    var isJudged: Bool { testDescription.hasPrefix("lengths: ") }

    /// The engine as a file of Python.
    func program() throws -> String {
        try #require(EngineKit.python.text.contains(original), "\(original)")
        return EngineKit.python.text.replacing(original, with: slip)
    }

    /// `lengths` of the row at hand.
    private static let own = "lengths(json.loads(line))"
    private static let loop = "for line in sys.stdin:"

    static let all: [EngineSlip] = [
        .writes(
            "wrong key", "    print(json.dumps({'sizes': \(own)}), flush=True)",
            says: "lengths is missing", #"expected {"lengths": [3 numbers]}"#, #"got {"sizes""#,
            #"rename "sizes" to "lengths""#),
        .has(
            "banner", "print('My engine 1.0', flush=True)\n\(loop)", for: loop,
            says: "is not JSON", "got My engine 1.0", "write banners and logs to standard error"),
        .writes(
            "no line break", "    print(json.dumps({'lengths': \(own)}), end='', flush=True)",
            says: "no answer within", #"got {"lengths": [0]} without its end"#, "end each answer with a line break"),
        .writes(
            "no flush",
            "    globals().setdefault('out', open(1, 'w', closefd=False)).write(json.dumps({'lengths': \(own)}) + '\\n')",
            says: "no answer within", "got nothing", "flush standard output"),
        .has(
            "reads all first", "for line in sys.stdin.readlines():", for: loop, says: "got nothing",
            "answer each line before the next one is read"),
        .has(
            "ends at once", "for line in []:", for: loop, says: "(exit status 0)", "got the end of its output",
            "read lines in a loop until standard input ends"),
        .writes(
            "crashes", "    raise ValueError(line)", says: "(exit status 1)", "what it wrote to standard error says why"
        ),
        .has(
            "crashes after three", "for count, line in enumerate(sys.stdin):\n    assert count < 3", for: loop,
            says: "(exit status 1)", "the fault did not come back when the same row was asked again",
            "no answer may depend on the rows before"),
        .answers(
            "NaN", "[level * float('nan') for level in answer]", says: "got {\"lengths\": [NaN", "a length is NaN",
            "a division by 0"),
        .answers(
            "Infinity", "[float('inf') for _ in answer]", says: "Infinity", #"write an infinite length as "infinity""#),
        .answers("strings", "[str(level) for level in answer]", says: "lengths[0]", "write numbers without quotes"),
        .answers("null", "[None for _ in answer]", says: "lengths[0]", "give every item a number"),
        .answers(
            "too few", "answer[:-1]", says: "gave 2 lengths for 3 items",
            "give one length per item in the order of the items"),
        .answers(
            "too many", "answer + [sum(answer)]", says: "gave 4 lengths for 3 items",
            "leave out what is no item, such as the container or the total"),
        .answers(
            "gaps among them", "[x for pair in zip(answer, gaps + [0]) for x in pair][:-1]",
            says: "gave 5 lengths for 3 items", "leave the gaps between the items out"),
        .writes(
            "two lines",
            "    print(json.dumps({'lengths': \(own)}))\n    print(json.dumps({'lengths': \(own)}), flush=True)",
            says: "a line that came after the answer", "write one line for each problem"),
        .writes(
            "a log behind each",
            "    print(json.dumps({'lengths': \(own)}), flush=True)\n    print('done', flush=True)",
            says: "a line that came after the answer", "got done", "logs belong on standard error"),
        .writes(
            "HTML", "    print('<html><body>500</body></html>', flush=True)", says: "is not JSON", "write JSON, no HTML"
        ),
        .writes(
            "not UTF-8", "    sys.stdout.buffer.write(b'\\xff\\xfe{\\n'); sys.stdout.flush()", says: "is not UTF-8",
            "write UTF-8"),
        .writes("echo", "    print(line, end='', flush=True)", says: "lengths is missing", "the question came back"),
        .writes(
            "an object by index", "    print(json.dumps({'lengths': dict(enumerate(\(own)))}), flush=True)",
            says: "lengths is of the wrong type", "make lengths a list in the order of the items"),
        .writes(
            "a bare list", "    print(json.dumps(\(own)), flush=True)", says: "is not a JSON object",
            #"put the list into an object, as {"lengths": …}"#),
        .writes(
            "Python's own form", "    print({'lengths': \(own)}, flush=True)", says: "is not JSON", "double quotes",
            "json.dumps"),
        .writes(
            "several lines", "    print(json.dumps({'lengths': \(own)}, indent=2), flush=True)", says: "is not JSON",
            "an answer on one line"),
        .writes(
            "nested", "    print(json.dumps({'answer': {'lengths': \(own)}}), flush=True)", says: "lengths is missing",
            #"move "lengths" out of "answer""#),
        .answers(
            "lengths: negative", "[level - 1 for level in answer]", says: "a length is negative"),
        .answers(
            "lengths: percentages", "[100 * level / (sum(answer) or 1) for level in answer]",
            says: "these look like percentages: give points"),
        .answers("lengths: wrong order", "answer[::-1]", says: "optimal lengths from the last item to the first"),
        .answers("lengths: whole pixels", "[round(level) for level in answer]", says: #"say "rounding": 1"#, "--whole"),
        .answers(
            "lengths: places", "[sum(answer[:i + 1]) + sum(gaps[:i]) for i in range(len(answer))]",
            says: "this is where items end"
        ),
        .writes(
            "lengths: places without gaps",
            """
                answer = \(own)
                places = [sum(answer[:item]) for item in range(len(answer))]
                print(json.dumps({'lengths': answer, 'offsets': places}), flush=True)
            """,
            says: "misplaced: ", " starts at ", "where the one before it ends, plus their gap"),
        .has("lengths: forgets gaps", "    pass\n", for: "    room -= sum(gaps)\n", says: "optimal without the gaps"),
        .has(
            "lengths: forgets maxima", "max(shortest, level)", for: "max(shortest, min(longest, level))",
            says: #"optimal without "max""#),
        .has(
            "lengths: forgets minima", "min(longest, level)", for: "max(shortest, min(longest, level))",
            says: #"optimal without "min""#),
    ]
}

struct BrokenEngineTests {
    private static let python = Tool("python3")

    /// Works with the engine of a slip, a command.
    private func withEngine<Answer>(of slip: EngineSlip, _ work: (String) throws -> Answer) throws -> Answer {
        let file = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString).py")
        defer { try? FileManager.default.removeItem(at: file) }
        try slip.program().write(to: file, atomically: true, encoding: .utf8)
        return try work("python3 '\(file.path)'")
    }

    /// What fuzz says of a slip; the row is hardly made smaller, which would take a second a slip.
    private func report(on slip: EngineSlip) throws -> String {
        try withEngine(of: slip) { (command: String) throws -> String in
            if slip.hangs { return failure(of: command, saying: slip.words) }
            let engine = ExternalEngine(command: command, timeLimit: .seconds(600))
            let preset = try #require(RowPreset(named: "equal-sizes"))
            let fuzzer = Fuzzer(
                FuzzTarget("engine", engine, isExplicit: true), shape: preset.shape(items: 1...8), seed: 1)
            let found = try fuzzer.search(cases: 60, shrinking: ShrinkingBudget(attempts: slip.isJudged ? 60 : 0))
            return try #require(found).smallest.sentence + "; " + (found?.advice ?? "")
        }
    }

    /// What is said where no answer comes, for which it is waited in earnest: longer where the words have not come, since a
    /// busy machine takes its time to start the engine.
    private func failure(of command: String, saying words: [String]) -> String {
        let reports = [5, 60].lazy.map { failure(of: command, within: .seconds($0)) }
        return reports.first { said in words.allSatisfy(said.contains) } ?? reports.joined(separator: "; ")
    }

    private func failure(of command: String, within limit: Duration) -> String {
        let engine = ExternalEngine(command: command, timeLimit: limit, timeToStart: .zero)
        let row =
            #"{"available": 1, "spacing": [], "policy": "equal-sizes", "#
            + #""items": [{"min": 0, "ideal": 0, "max": 0, "priority": 0, "weight": 1}]}"#
        do throws(EngineFailure) {
            return "answered \(try engine.answer(for: row, items: 1))"
        } catch { return "\(error)" }
    }

    @Test(.enabled(if: python.isThere, python.missing), arguments: EngineSlip.all)
    func `a slip is found, and the report says what to change`(slip: EngineSlip) async throws {
        let said = try await waiting { try report(on: slip) }
        for words in slip.words { #expect(said.contains(words), "\(said)") }
    }

    @Test(.enabled(if: python.isThere, python.missing))
    func `the command shows the row, and then what to change`() async throws {
        let slip = try #require(EngineSlip.all.first { $0.testDescription == "lengths: forgets maxima" })
        let run = try await waiting {
            try withEngine(of: slip) { command in
                try plumb("fuzz", "--stdio", command, "--like", "equal-sizes", "--explicit", "--time-limit", "600")
            }
        }
        #expect(run.status == 1 && run.output.contains(#"perhaps: this is optimal without "max""#))
        #expect(run.lines.dropLast().last?.hasPrefix("asked as: {\"axis\"") == true, "\(run.output)")
    }

    @Test func `there are more than twenty slips`() { #expect(EngineSlip.all.count > 20) }
}
