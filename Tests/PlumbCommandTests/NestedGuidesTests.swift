// NestedGuidesTests.swift: guides that name one guide twice, one within the other, are worked out once each.

import Foundation
import PlumbTesting
import TestSupport
import Testing

struct NestedGuidesTests {
    /// Three views on a line in their middle, as a guide of their own that is the mean of itself with itself, many times.
    private func scene(levels: Int, _ keys: [String]) -> String {
        let views = (0..<3).map { view in
            (0..<levels).reduce(#"{"kind": "range", "id": "k\#(view)", "w": [10, 20, \#(40 + view)], "h": 10}"#) {
                inside, level in
                let (own, other) = (keys[level % keys.count], keys[(level + 1) % keys.count])
                return #"{"kind": "guide", "key": "\#(own)", "value": ["*", 0.5, ["+", ["guide", "\#(own)"], "#
                    + #"["explicit", "\#(other)", ["guide", "\#(other)"]]]], "child": \#(inside)}"#
            }
        }
        return
            #"{"proposal": [100, 50], "customGuides": {"h:a": ["*", 0.5, ["width"]], "h:b": ["*", 0.5, ["width"]]}, "#
            + #""tree": {"kind": "vstack", "align": "h:a", "children": [\#(views.joined(separator: ", "))]}}"#
    }

    private static let commands = [
        ["solve", "--format", "json"], ["layout", "--format", "json"], ["explain"], ["model"],
        ["sweep", "--format", "csv"], ["sweep", "--with", "optimal", "--format", "csv"],
        ["prove", "--claim", "fits"],
    ]

    private static let someCommands = TestingSettings.share(
        3, of: commands.count, law: "`a hundred levels of guides give what one level gives`(command:)"
    ).some(of: commands)

    @Test(arguments: someCommands)
    func `a hundred levels of guides give what one level gives`(command: [String]) throws {
        for keys in [["h:a"], ["h:a", "h:b"]] {
            let deep = try plumb(command, input: Data(scene(levels: 100, keys).utf8))
            let flat = try plumb(command, input: Data(scene(levels: 2, keys).utf8))
            #expect(deep.output == flat.output && deep.status == flat.status && !deep.output.isEmpty)
        }
    }
}
