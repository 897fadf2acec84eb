// StatedClaim.swift: a claim as somebody writes it, about a table or about anything else.

/// A claim, read for tables and for all else.
package struct StatedClaim: Sendable {
    /// What it says of tables; `nil` where it says nothing of them.
    package let table: TableStatement?
    /// What it says of rows and scenes; `nil` where it says nothing of them.
    package let layout: LayoutClaim?

    /// A claim about rows or scenes.
    package init(_ claim: LayoutClaim) { (table, layout) = (nil, claim) }

    /// Reads a claim.
    ///
    /// - Throws: What `LayoutClaim` throws, where the text says nothing of tables either.
    package init(parsing text: String) throws {
        table = TableStatement(parsing: text)
        let claim = Result { try LayoutClaim(parsing: text, among: RuleTable.standard.measures) }
        layout = table == nil ? try claim.get() : try? claim.get()
    }
}

extension [StatedClaim] {
    /// The first that is about tables alone.
    package var firstOfTables: TableStatement? { first { $0.layout == nil }?.table }
}
