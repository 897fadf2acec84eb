// ExplicitRowsTests.swift: rows with nothing left out are the same rows, and have the same fields in the same order.

import Documents
import Foundation
import PlumbTesting
import Rows
import Testing

struct ExplicitRowsTests {
    private func read(_ text: String) throws -> RowDocument {
        try ProblemDecoder().decode(Record(file: "test", line: 1, data: Data(text.utf8)))
    }

    /// The keys of an object or of the objects in it, in the order of the text.
    private func keys(_ text: Substring) -> [String] { text.matches(of: #/"(\w+)": /#).map { String($0.1) } }

    @Test(arguments: Policy.allCases) func `an explicit row is the row, and keeps the order of its fields`(
        policy: Policy
    ) throws {
        var seen: Set<[String]> = []
        try forAll(.rows(RowShape(policy: policy)), settings: .share(30, of: 100)) { row in
            let text = RowDocument(row: row).explicitJSON.line
            let parts = text.split(separator: "\"items\": [", maxSplits: 1)
            #expect(keys(parts[0]) == ["axis", "available", "spacing", "policy"])
            for item in parts[1].split(separator: "{").dropFirst(parts[1].hasPrefix("{") ? 0 : 1) {
                let all = keys(item)
                // Only texts have steps, at the end.
                #expect(!all.contains("steps") || all.last == "steps")
                seen.insert(all.filter { $0 != "steps" })
            }
            return try read(text) == RowDocument(row: row) && !text.contains("\n")
        }
        let common = ["min", "ideal", "max", "priority", "weight"]
        #expect(seen.count == 1 && seen.first?.starts(with: common) == true, "\(seen)")
        let own = ItemFields.named.filter { policy.definition.fields.contains($0.field) }.map(\.name)
        #expect(Set(seen.first?.dropFirst(common.count) ?? []) == Set(own))
    }

    @Test(arguments: [
        #"{"items": []}"#,
        #"{"id": "a", "axis": "vertical", "available": "infinity", "items": [{"id": "b", "ideal": 3}]}"#,
        #"{"items": [{"cross": {"length": 4, "guide": 1}}], "claimed": {"engine": "e", "lengths": [1]}}"#,
    ]) func `names, measures across and claims stay, and a container that is not there is null`(text: String) throws {
        let document = try read(text)
        let explicit = document.explicitJSON.line
        #expect(try read(explicit) == document)
        #expect(explicit.contains("\"available\": null") == (document.row.available == nil))
        #expect(explicit.contains("\"spacing\": []"))
    }
}
