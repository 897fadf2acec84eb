import Documents
import Plumb
import Testing
import Workbench

@Suite struct ExplainedRowJSONTests {
    @Test func `an explanation is one line whose keys keep their order`() throws {
        let problem = try Row(
            items: [Item(id: "a", minimum: 60), Item(minimum: 50)], available: 100)
        let json = try ExplainedRow(RowDocument(id: "o", row: problem)).json.line
        let held = #""by": "minimum", "because": "container""#
        #expect(
            json.hasPrefix(
                #"{"id": "o", "lengths": [60, 50], "overflow": 10, "unused": 0, "#
                    + #""holds": [{"item": "a", \#(held)}, {"item": 1, \#(held)}], "#
                    + #""container": [{"bound": "container", "direction": "raised", "rates": [0, 0], "#
                    + #""overflow": -1, "unused": 0, "reach": 10}, "#))
        let contradiction =
            #""contradiction": [{"bound": "min", "item": "a", "length": 60}, {"bound": "min", "item": 1, "#
            + #""length": 50}], "relaxations": [{"bound": "container", "change": 10, "overflow": 0}, "#
            + #"{"bound": "min", "item": "a", "change": -10, "overflow": 0}, "#
            + #"{"bound": "min", "item": 1, "change": -10, "overflow": 0}], "#
            + #""statements": [{"statement": "tiers", "unique": true, "movable": [], "#
        #expect(json.contains(contradiction))
    }

    @Test func `a row too long to explain is refused with the limit`() throws {
        let items = [Item](repeating: Item(), count: ExplainedRow.mostItems + 1)
        let document = RowDocument(row: try Row(items: items, available: 10))
        #expect(throws: ExplanationError.tooManyItems(ExplainedRow.mostItems + 1)) { try ExplainedRow(document) }
    }
}
