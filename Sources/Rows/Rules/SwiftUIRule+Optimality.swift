// SwiftUIRule+Optimality.swift: the rows on which SwiftUI's rule is optimal.  Documentation/SwiftUIRule.md says which.

extension SwiftUIRule {
    /// Whether the verdict on SwiftUI's lengths, judged under the policy of equal sizes, is optimal.
    ///
    /// - Returns: True as well where the proposal is unspecified or infinite, which decides every length.
    /// - Complexity: O(*n* log *n*).
    public static func isOptimal(on row: Row) -> Bool {
        let row = Row(unchecked: row.items, spacing: row.spacing, available: row.available, policy: .equalSizes)
        return (try? row.verdict(on: row.lengths(by: .swiftUI)))?.kind == .optimal
    }
}
