import Foundation
import TestSupport
import Testing

@Suite struct ExplainCommandTests {
    private let pair =
        #"{"id": "pair", "available": 150, "items": [{"id": "a", "max": 100}, {"id": "b", "min": 100}]}"#

    @Test func `a row and a scene are explained in words, in the order of the input`() throws {
        let scene =
            #"{"id": "s", "proposal": [50, null], "tree": {"kind": "hstack", "spacing": 0, "children": ["#
            + #"{"kind": "range", "w": [10, 20, 40], "h": 5}, {"kind": "range", "w": [0, 20, 90], "h": 5}]}}"#
        let run = try plumb("explain", input: pair + "\n" + scene + "\n")
        #expect(run.status == 0 && run.complaints.isEmpty)
        #expect(run.lines[0] == "pair: horizontal, container 150 pt, policy equal-sizes")
        #expect(run.lines.contains { $0.hasPrefix("  a") && $0.hasSuffix("50  the rest: it alone can move") })
        #expect(run.lines.contains("s: 1 stack, laid out by the optimum"))
        #expect(run.lines.contains("  as one linear program: one answer"))
    }

    @Test(arguments: [
        ("[null, \"inf\"]", 2, "the scene has no finite answer: nothing bounds the vertical axis"),
        ("[100, 100]", 61, "the scene has 62 views, more than 60"),
    ])
    func `stacks are explained where the program of the whole has nothing to say`(
        proposal: String, count: Int, reason: String
    ) throws {
        let children = [String](repeating: #"{"kind": "color"}"#, count: count).joined(separator: ", ")
        let scene = #"{"proposal": \#(proposal), "tree": {"kind": "hstack", "children": [\#(children)]}}"#
        let run = try plumb("explain", input: scene)
        #expect(run.status == 0 && run.complaints.isEmpty)
        #expect(run.lines.first == "(no id): 1 stack, laid out by the optimum")
        #expect(run.lines.contains("  as one linear program: nothing to say, since \(reason)"))
    }

    @Test func `json is one line a record`() throws {
        let run = try plumb("explain", "--format", "json", input: pair + "\n" + pair.replacing("pair", with: "two"))
        #expect(run.status == 0 && run.lines.count == 3)
        for line in run.lines.prefix(2) {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect(object?["lengths"] as? [Double] == [50, 100])
        }
    }

    @Test func `a bad line is reported with its place while the rest goes on`() throws {
        let run = try plumb("explain", input: pair + "\n{\"items\": [{\"min\": -1}]}\n" + pair + "\n")
        #expect(run.status == 2)
        #expect(run.complaints.hasPrefix("-:2: items[0].min"))
        #expect(run.lines.count { $0.hasPrefix("pair:") } == 2)
    }
}
