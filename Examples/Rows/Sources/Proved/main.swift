// main.swift: a row solved with certificates, and a rule of one's own tried on thousands of rows.  It links GLPK.

import Plumb
import PlumbTesting

/// Everyone gets the same, whatever the bounds allow.
struct EqualParts: Distribution {
    func lengths(for row: Row) throws -> [Double] {
        // Without a container every item has its ideal length.
        guard let available = row.available else { return row.items.map(\.ideal) }
        let part = available / Double(row.items.count)
        return row.items.map { min(max(part, $0.minimum), $0.maximum) }
    }
}

let row = try Row(
    items: [Item(id: "capped", maximum: 100), Item(id: "wide", minimum: 100)],
    available: 150)

print(try row.solved().lengths)  // [50.0, 100.0]
do {
    try verify(EqualParts())
} catch {
    print(error)  // the smallest row on which the rule is not optimal
}
