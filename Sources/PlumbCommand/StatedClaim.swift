// StatedClaim.swift: a claim of `--claim`, read for tables and for all else.

import Documents
import Workbench

/// A claim of `--claim`, read for tables and for all else.
struct StatedClaim: Sendable {
    let table: TableStatement?
    let layout: LayoutClaim?

    init(parsing text: String) throws {
        table = TableStatement(parsing: text)
        layout = table == nil ? try LayoutClaim(parsing: text) : try? LayoutClaim(parsing: text)
    }
}
