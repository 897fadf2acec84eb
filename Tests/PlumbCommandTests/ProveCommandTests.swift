// ProveCommandTests.swift: `plumb prove`, run as its user runs it.  What is proved was worked out by hand.

import Foundation
import TestSupport
import Testing

struct ProveCommandTests {
    /// The minima take 120 and the title's; in 320 points a title of 200 fits, and more does not.
    let bar = #"""
        {"id": "bar", "parameters": {"w": [320, 400], "title": [0, 250]}, "available": "w", "items": [{"id": "title", "min": "title", "max": "title"}, {"id": "field", "min": 120}]}
        """#

    @Test func `a refuted claim is one line of JSON, to the letter`() throws {
        // One point: nothing is chosen by the solver.
        let point = #"""
            {"id": "bar", "parameters": {"w": [100, 100], "t": ["200/3", "200/3"]}, "available": "w", "items": [{"id": "title", "min": "t", "max": "t"}, {"min": 50}]}
            """#
        let run = try plumb("prove", "--claim", "fits", "--worst", "total", "--format", "json", input: point)
        let place = #"""
            "at": {"w": 100, "t": "200/3"}, "problem": {"id": "bar", "available": 100, "items": [{"id": "title", "min": "200/3", "max": "200/3"}, {"min": 50}], "claimed": {"engine": "SwiftUI rule", "lengths": ["200/3", 50]}}}
            """#
        #expect(run.status == 1 && run.complaints.isEmpty)
        // 200/3 and 50 are 50/3 more than 100.
        #expect(
            run.lines[0].replacing(/"programs": \d+/, with: "\"programs\": N")
                == #"{"id": "bar", "rule": "swiftui", "claim": "fits", "verdict": "refuted", "regions": 1, "programs": N, "#
                + #""worst": {"measure": "overflow", "value": "50/3", "attained": true, "# + place + ", "
                + #""counterexample": {"value": "50/3", "# + place + "}")
        #expect(
            run.lines[1].replacing(/"programs": \d+/, with: "\"programs\": N")
                == #"{"id": "bar", "rule": "swiftui", "measure": "total", "regions": 1, "programs": N, "#
                + #""worst": {"measure": "total", "value": "350/3", "attained": true, "# + place + "}")
        #expect(run.lines.count == 3 && run.lines[2].isEmpty)
    }

    /// The problems in lines of JSON.
    private func problems(_ lines: [String]) throws -> [String] {
        var problems: [String] = []
        for line in lines where !line.isEmpty {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            for key in ["worst", "counterexample"] {
                guard let place = object?[key] as? [String: Any], let problem = place["problem"] else { continue }
                problems.append(
                    String(decoding: try JSONSerialization.data(withJSONObject: problem), as: UTF8.self))
            }
        }
        return problems
    }

    @Test func `every problem that is printed is read by verify, in doubles and in fractions`() throws {
        let run = try plumb(
            "prove", "--items", "3", "--claim", "fits", "--worst", "length(0)", "--format", "json")
        // Of three items it takes seconds to find.
        let farthest = try plumb("prove", "--items", "2", "--worst", "distance", "--format", "json")
        let problems = try problems(run.lines + farthest.lines)
        #expect(problems.count == 4)
        let input = problems.joined(separator: "\n")
        #expect(input.contains("/3"))
        for arithmetic in ["double", "exact"] {
            let verified = try plumb("verify", "--arithmetic", arithmetic, "--format", "json", input: input)
            #expect(verified.status == 1 && verified.lines.count == 5)
            #expect(verified.complaints.contains("4 claims judged"))
            // What the claim says, and another program finds: SwiftUI's rule overflows.
            #expect(verified.lines[0].contains(#""verdict": "avoidableOverflow", "overflow": "#))
        }
    }

    @Test func `the greatest overflow of three items is two thirds of the container`() throws {
        // Documentation/Mathematics.md, section 8: (n - 1)/n.
        let run = try plumb("prove", "--items", "3", "--worst", "overflow", "--format", "json")
        #expect(run.status == 0)
        #expect(run.lines[0].contains(#""measure": "overflow", "regions": "#))
        #expect(run.lines[0].contains(#""worst": {"measure": "overflow", "value": "2/3", "attained": true"#))
    }

    @Test func `rows of --items have priorities and a policy`() throws {
        // An item above takes all that the others do not need, and then they are a row of two: half of its container.
        let above = try plumb(
            "prove", "--items", "3", "--priorities", "-1,-infinity,-infinity", "--worst", "overflow", "--format",
            "json")
        #expect(above.status == 0)
        #expect(above.lines[0].contains(#""id": "rows of 3 items, priorities -1,-infinity,-infinity""#))
        #expect(above.lines[0].contains(#""worst": {"measure": "overflow", "value": 0.5, "attained": true"#))
        #expect(above.lines[0].contains(#""priority": "-infinity""#))
        // Progressive filling is the optimum of equal increments, and none of equal sizes.
        let filling = ["prove", "--items", "2", "--with", "progressive-fill", "--claim", "optimal"]
        #expect(try plumb(filling + ["--policy", "equal-increments"], input: Data()).status == 0)
        #expect(try plumb(filling, input: Data()).status == 1)
        // All weights are 1.
        #expect(try plumb(filling + ["--policy", "weights"], input: Data()).status == 1)
        let one = try plumb("prove", "--items", "1", "--priorities", "2", "--claim", "optimal")
        #expect(one.status == 0 && one.lines[0].hasPrefix("rows of 1 item, priorities 2: "))
    }

    @Test func `proved is status 0, refuted and undecided status 1`() throws {
        let fitting = bar.replacing(#""available""#, with: #""where": [["<=", ["+", "title", 120], "w"]], "available""#)
        #expect(try plumb("prove", "--claim", "fits", input: fitting).status == 0)
        #expect(try plumb("prove", "--claim", "fits", input: bar).status == 1)
        #expect(try plumb("prove", "--claim", "no-avoidable-overflow", input: bar).status == 0)
        let undecided = try plumb(
            "prove", "--items", "3", "--claim", "total <= 5", "--regions", "4", "--format", "json")
        #expect(undecided.status == 1)
        #expect(
            undecided.lines[0].contains(
                #""verdict": "undecided", "reason": "the limit of 4 regions was reached", "regions": 4, "regionsLeft": "#
            ))
        let none = try plumb("prove", "--items", "3", "--worst", "total", "--limit", "1e-9", "--format", "json")
        #expect(none.status == 1)
        #expect(
            none.lines[0].hasPrefix(
                #"{"id": "rows of 3 items", "rule": "swiftui", "measure": "total", "reason": "the limit of time was reached""#
            ))
    }

    @Test func `claims of the file are proved with those of the command, each once, family by family`() throws {
        let claimed = bar.replacing(#""items""#, with: #""claims": ["length(field) >= 120", "fits"], "items""#)
        let run = try plumb(
            "prove", "--claim", "fits", "--claim", "-1 * length(field) <= 0", "--format", "json",
            input: claimed + "\n" + claimed)
        let claims = run.lines.compactMap { $0.firstMatch(of: /"claim": "([^"]*)", "verdict": "([a-z]*)"/) }
        #expect(claims.map { "\($0.1)" }.prefix(3) == ["length(field) >= 120", "fits", "-length(field) <= 0"])
        #expect(claims.map { "\($0.2)" } == ["proved", "refuted", "proved", "proved", "refuted", "proved"])
    }

    @Test(arguments: ["glpk", "gini", "certified", "exact", "water-fill"])
    func `every way to the optimum is proved as the optimum`(rule: String) throws {
        let run = try plumb("prove", "--with", rule, "--items", "2", "--claim", "optimal", "--claim", "fits")
        #expect(run.status == 0)
        #expect(run.lines[0] == "rows of 2 items: horizontal, container 1 pt, policy equal-sizes, by optimum")
    }

    @Test func `text has the verdict, the simplest case and the worst one`() throws {
        let run = try plumb("prove", "--claim", "fits", "--claim", "fills", input: bar)
        #expect(run.status == 1)
        #expect(run.lines[0] == "bar: horizontal, container w pt, policy equal-sizes, by SwiftUI rule")
        #expect(run.lines[1] == "  for w from 320 to 400, title from 0 to 250")
        #expect(run.lines.contains("  refuted: fits") && run.lines.contains("  proved: fills"))
        #expect(run.lines.contains("    item   min  ideal  max  SwiftUI rule"))
        #expect(run.lines.allSatisfy { $0.count <= 80 })
    }

    @Test(
        arguments: [
            ([], "nothing is claimed; give --claim fits, --worst overflow"),
            (["--claim", "fit"], "fits, no-avoidable-overflow, fills, optimal, within N"),
            (["--claim", "total < 3"], "at character 7: a claim has no strict comparison"),
            (["--worst", "total <= 3"], "a measure compares nothing"),
            (["--claim", "length(logo) >= 3"], "-:1: length(logo) >= 3: the row has no item logo"),
            (["--worst", "height"], "-:1: height: height is no parameter of the family"),
            (["--claim", "fits", "--items", "13"], "must be from 1 to 12"),
            (["--claim", "fits", "--items", "2", "x.json"], "either files or --items"),
            (["--items", "2"], "nothing is claimed"),
            (["--claim", "fits", "--items", "2", "--priorities", "1"], "one priority an item: 2, not 1"),
            (["--claim", "fits", "--items", "2", "--priorities", "1,0,0"], "one priority an item: 2, not 3"),
            (["--claim", "fits", "--items", "2", "--priorities", "1,"], "finite numbers or -infinity"),
            (["--claim", "fits", "--items", "2", "--priorities", "infinity,0"], "between them, not infinity"),
            (["--claim", "fits", "--priorities", "1,0"], "--priorities are those of --items"),
            (["--claim", "fits", "--policy", "weights"], "--policy is that of --items"),
            (
                ["--claim", "fits", "--items", "2", "--policy", "glue"],
                "reads ideal, shrink, stretch, stretchOrder and shrinkOrder"
            ),
            (["--claim", "fits", "--items", "2", "--policy", "css-flex"], "reads basis, grow and shrink"),
            (["--claim", "fits", "--limit", "0"], "--limit must be above 0"),
            (["--claim", "fits", "--regions", "0"], "--regions must be above 0"),
            (["--claim", "fits", "--with", "nobody"], "nobody"),
            (["--claim", "fits", "--with", "glue"], "policy glue"),
            (["--claim", "fits", "nowhere.json"], "nowhere.json"),
        ])
    func `what cannot be proved is said, with status 2`(arguments: [String], words: String) throws {
        let run = try plumb(["prove"] + arguments, input: Data(bar.utf8))
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.complaints.contains(words), "\(run.complaints)")
    }

    @Test(
        arguments: [
            (#"{"tree": {"kind": "hstack", "children": []}, "items": []}"#, "-:1: items: is not a known field"),
            (#"{"items": []}"#, "-:1: available: is missing"),
            (
                #"{"available": 10, "parameters": {"a": [0, 9]}, "items": [{"min": "a", "max": 5}]}"#,
                "-:1: items[0].min: min of item 0 is "
            ),
            (
                #"{"available": 10, "parameters": {"a": [0, 9]}, "where": [[">=", "a", 10]], "items": []}"#,
                "-:1: where: no values of the parameters meet all inequalities"
            ),
        ])
    func `a family that is none is reported at its field`(text: String, words: String) throws {
        let run = try plumb("prove", "--claim", "fits", input: text)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.complaints.hasPrefix(words), "\(run.complaints)")
    }

    @Test func `a base that varies is named where the rule multiplies by it`() throws {
        let line = #"""
            {"available": 10, "parameters": {"a": [0, 9]}, "policy": "css-flex",
             "items": [{"basis": 3, "shrink": 1},
                       {"basis": ["+", "a", 8], "shrink": 1}]}
            """#
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
        try Data(line.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let run = try plumb("prove", "--with", "css", "--claim", "fits", file.path)
        #expect(run.status == 2)
        #expect(
            run.complaints
                == "\(file.path):3: items[1].basis: varies, and the rule multiplies by it where the row shrinks; "
                + "it must be a number\n")
    }

    @Test func `the example in the repository is as its note says`() throws {
        let file = Repository.root.appending(path: "Models/families/toolbar.json").path
        let run = try plumb("prove", "--format", "json", "--worst", "overflow", file)
        // Half a title of 300, and 16 + 44 + 120, in 320 points: 10 too many.
        #expect(run.lines[0].contains(#""claim": "fits", "verdict": "refuted""#))
        #expect(run.lines[1].contains(#""claim": "length(search) >= 120", "verdict": "proved""#))
        #expect(run.lines[2].contains(#""worst": {"measure": "overflow", "value": 10, "attained": true"#))
    }
}
