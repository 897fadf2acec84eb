// ClaimedAnswersTests.swift: what `plumb solve` writes, judged by `plumb verify`.

import Foundation
import Testing

struct ClaimedAnswersTests {
    /// Problems with the lines of another text under `claimed`.
    private static func joined(_ problems: String, _ answers: String) -> String {
        zip(problems.split(separator: "\n"), answers.split(separator: "\n"))
            .map { problem, answer in "\(problem.dropLast()), \"claimed\": \(answer)}\n" }.joined()
    }

    @Test(arguments: ["glpk", "certified", "swiftui", "progressive-fill"])
    func `verify judges what solve answers, joined as it is or by solve itself`(rule: String) throws {
        let corpus = try plumb("generate", "--kind", "random", "--count", "40", "--seed", "3").output
        let json = try plumb("solve", "--with", rule, "--format", "json", input: corpus).output
        let all = try plumb("solve", "--with", rule, "--answer-all", input: corpus).output
        let direct = try plumb("solve", "--with", rule, "--format", "problem", input: corpus).output
        let isCertified = json.split(separator: "\n").map { $0.hasSuffix(#""certified": true}"#) }
        let judged = try [Self.joined(corpus, json), Self.joined(corpus, all), direct].map {
            try plumb("verify", "--format", "json", input: $0)
        }
        for run in judged {
            let lines = run.output.split(separator: "\n")
            #expect(lines.map { $0.contains(#""verdict": "optimal""#) } == isCertified)
            #expect(run.status == (isCertified.allSatisfy(\.self) ? 0 : 1))
        }
        // The linear programs call their solver by one name.
        if rule != "certified" { #expect(Set(judged.map(\.output)).count == 1) }
    }

    /// Thirds of 100 in whole points: the optimum within the rounding that the engine states, and unfair without it.
    @Test func `the rounding of an engine is part of its answer`() throws {
        let row = #"{"available": 100, "items": [{}, {}, {}]}"#
        let engine = #"stdio:while read line; do echo '{"lengths": [34, 33, 33], "rounding": 1}'; done"#
        let json = try plumb("solve", "--with", engine, "--format", "json", input: row).output
        #expect(json.contains(#""rounding": 1, "#) && json.hasSuffix(#""certified": true}"# + "\n"))
        let claimed = try plumb("solve", "--with", engine, "--format", "problem", input: row).output
        for problem in [claimed, Self.joined(row, json)] {
            let run = try plumb("verify", "--format", "json", input: problem)
            #expect(run.status == 0 && run.output.contains(#""verdict": "optimal""#), "\(run.output)")
        }
    }

    @Test func `exact answers are judged exactly`() throws {
        let thirds = #"{"available": 20, "items": [{}, {}, {}]}"# + "\n"
        let corpus = try plumb("generate", "--kind", "random", "--count", "30").output + thirds
        let claims = try plumb("solve", "--arithmetic", "exact", "--format", "problem", input: corpus).output
        #expect(claims.contains("/"))
        for arithmetic in ["exact", "double"] {
            #expect(try plumb("verify", "--arithmetic", arithmetic, input: claims).status == 0)
        }
    }

    @Test func `all else of a problem stays as it is written`() throws {
        let run = try shell(
            #"cd "$(mktemp -d)" && cat > row.json && "$0" solve --format problem row.json"#,
            input:
                "{\"note\": \"a, \\\"b\\\" }\",\n \"available\": 1e1,\n \"items\": [ {} ,{}], \"cl\\u0061imed\": [] }\n"
        )
        #expect(
            run.output
                == #"{"note": "a, \"b\" }", "available": 1e1, "items": [ {} ,{}], "cl\u0061imed": [{"engine": "glpk", "#
                + #""lengths": [5, 5], "offsets": [0, 5]}]}"# + "\n")
    }

    @Test func `answers are added to those that are claimed`() throws {
        let row = #"{"available": 10, "items": [{}], "claimed": {"engine": "E", "lengths": [9]}, "id": "r"}"#
        let once = try plumb("solve", "--format", "problem", input: row).output
        let twice = try plumb("solve", "--with", "swiftui", "--format", "problem", input: once).output
        #expect(
            twice == #"{"available": 10, "items": [{}], "claimed": [{"engine": "E", "lengths": [9]}, "#
                + #"{"engine": "glpk", "lengths": [10], "offsets": [0]}, {"engine": "swiftui", "lengths": [10], "#
                + #""offsets": [0]}], "id": "r"}"# + "\n")
    }

    @Test func `places across are claimed by the rule that placed them`() throws {
        let row =
            #"{"available": 9, "items": [{"max": 4, "cross": {"length": 30, "guide": 40}}, {}, "#
            + #"{"max": 5, "cross": {"length": 30, "guide": 5}}]}"# + "\n"
        for rule in ["swiftui", "glpk"] {
            let claiming = try plumb("solve", "--with", rule, "--format", "problem", input: row).output
            #expect(claiming.contains(#""countsLine": true"#) == (rule == "swiftui"))
            #expect(try plumb("verify", input: claiming).status == 0)
            let answer = try plumb("solve", "--with", rule, "--format", "json", input: row).output
            #expect(try plumb("verify", input: Self.joined(row, answer)).status == 0)
        }
        // Of an infinite guide no place can be claimed.
        let infinite = row.replacing("40", with: #""infinity""#)
        let claiming = try plumb("solve", "--with", "swiftui", "--format", "problem", input: infinite).output
        #expect(claiming.contains(#""lengths": ["#) && !claiming.contains(#""extent""#))
    }

    @Test func `an answer to another problem is refused, and so is one of nobody`() throws {
        func row(_ claim: String) -> String { #"{"id": "r", "available": 10, "items": [{}], "claimed": \#(claim)}"# }
        let other = try plumb("verify", input: row(#"{"id": "q", "solver": {"name": "s"}, "lengths": [10]}"#))
        #expect(other.status == 2 && other.complaints.hasPrefix("-:1: claimed.id: is q; "))
        let nobody = try plumb("verify", input: row(#"{"solver": {"method": "s"}, "lengths": [10]}"#))
        #expect(nobody.status == 2 && nobody.complaints.contains("claimed.engine: is missing"))
        let named = try plumb(
            "verify", input: row(#"{"id": "r", "engine": "E", "solver": {"name": "s"}, "lengths": [10]}"#))
        #expect(named.status == 0 && named.output.contains("r  E  optimal"))
    }

    /// Judges two texts, the second of answers, in a folder of their own.
    private static func judged(_ problems: String, _ answers: String, _ options: String = "") throws -> Run {
        try shell(
            #"cd "$(mktemp -d)" && sed '/^END$/q' > p && sed -i '$d' p && cat > a && "$0" verify --claims a \#(options) p"#,
            input: problems + "END\n" + answers)
    }

    @Test func `answers in a file of their own are judged in their order`() throws {
        let corpus = try plumb("generate", "--kind", "toolbar", "--count", "20").output
        let answers = try plumb("solve", "--with", "swiftui", "--answer-all", input: corpus).output
        let joined = try plumb("verify", "--format", "json", input: Self.joined(corpus, answers))
        let apart = try Self.judged(corpus, "\n" + answers, "--format json")
        #expect(apart.status == joined.status && apart.output == joined.output && !apart.output.isEmpty)
        let resumed = try Self.judged(corpus, answers, "--format json --resume 15")
        #expect(joined.output.hasSuffix(resumed.output) && resumed.lines.count == 6)
    }

    @Test func `answers that are missing, left over, of other problems or no objects are errors`() throws {
        let (row, answer) = (
            #"{"id": "r", "available": 9, "items": [{}]}"# + "\n", #"{"engine": "E", "lengths": [9]}"# + "\n"
        )
        let short = try Self.judged(row + row, answer)
        #expect(short.status == 2 && short.complaints.contains("p:2: has no answer: a ends before it"))
        let long = try Self.judged(row, answer + "\n" + answer)
        #expect(long.status == 2 && long.complaints.contains("a:3: is an answer to no problem"))
        let other = try Self.judged(row, answer.replacing("{", with: #"{"id": "q", "#))
        #expect(other.status == 2 && other.complaints.contains("p:1: claimed.id: is q"))
        for junk in ["[]", #"{"engine": "E", "lengths": [9]}, "available": 7"#, "{} {}", "7"] {
            let run = try Self.judged(row, junk + "\n")
            #expect(run.status == 2 && run.complaints.contains("p:1: its answer, a:1: is no object"), "\(run)")
        }
        for option in ["", "--answer-all"] {
            let none = try shell(#""$0" verify --claims no-file \#(option) -"#, input: row + row)
            #expect(none.status == 2 && none.complaints.hasPrefix("no-file: does not exist"), "\(none)")
            #expect(!none.output.contains("{"))
        }
        #expect(try plumb("verify", "--claims", "-", input: row).complaints.contains("cannot both be standard input"))
    }

    @Test func `a problem that is wrong is reported as it stands, whatever its answer is`() throws {
        let answer = #"{"engine": "E", "lengths": [9]}"# + "\n"
        let run = try Self.judged(#"{"items": [}"# + "\n" + #"{"items": []} x"# + "\n", answer + answer, "--answer-all")
        #expect(run.status == 0 && run.lines.filter { $0.contains("is not valid JSON") }.count == 2, "\(run)")
    }

    @Test func `a scene claims its frames, which are judged stack by stack`() throws {
        let scene = """
            {"id": "s", "proposal": [90, 9], "tree": {"kind": "hstack", "id": "row", "spacing": 0, "children": [ \
            {"kind": "range", "id": "a", "w": [0, 0, 30], "h": 9}, {"kind": "range", "id": "b", "w": [0, 0, "inf"], "h": 9}]}}
            """
        let solved = try plumb("solve", "--format", "problem", input: scene)
        let claim = #""claimed": {"engine": "tree", "frames": {"a": [0, 0, 30, 9], "b": [30, 0, 60, 9]"#
        #expect(solved.output.contains(claim))
        let judged = try plumb("verify", "--format", "json", input: solved.output)
        let verdict = #"{"id": "s", "stack": "row", "engine": "tree", "verdict": "optimal""#
        #expect(judged.status == 0 && judged.output.hasPrefix(verdict))
        let answers = try plumb("layout", "--format", "json", "--with", "optimal", input: scene)
        let apart = try Self.judged(scene + "\n", answers.output)
        #expect(apart.status == 0 && apart.output.contains("1 claim judged, 1 optimal"))
    }
}
