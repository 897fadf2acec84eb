// TableRules.swift: the rules of others, the one list that a new rule joins.

/// The rules of others by name.
public enum TableRules {
    /// All of them.
    public static let standard: [any TableRule] = [
        CSSAutoTable(), RichTable(), PsqlWrapped(), Tabulary(), EqualColumns(),
    ]

    public static func named(_ name: String) -> (any TableRule)? {
        standard.first { type(of: $0).name == name }
    }
}
