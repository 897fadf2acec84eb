// ClaimWords.swift: the words of claims and measures, and what each means.

extension LayoutClaim {
    /// The claims that have names, with their measures.
    static let named: [(name: String, measure: LayoutMeasure)] = [
        ("fits", .overflow), ("no-avoidable-overflow", .avoidableOverflow), ("fills", .unused), ("optimal", .distance),
        ("apart", .overlap), ("inside", .outside), ("untruncated", .truncated),
    ]
}

extension LayoutMeasure {
    /// The measures that have names.
    static let named: [LayoutMeasure] = [
        .overflow, .avoidableOverflow, .unused, .distance, .overlap, .outside, .truncated,
    ]
}

extension LayoutTerm.Quantity {
    private static let words = ["total": Self.total, "overflow": .overflow, "unused": .unused]

    /// The quantity, or the parameter, of a word; `nil` where the word means something else.
    init?(word: String) {
        if let quantity = Self.words[word] {
            self = quantity
        } else {
            if Self.others.contains(word) { return nil }
            self = .parameter(word)
        }
    }

    /// What a name in parentheses means.
    init(function: String, of name: String) {
        switch function {
        case "length": self = .length(name)
        case "offset": self = .offset(name)
        default: self = LayoutTerm.FramePart(rawValue: function).map { .frame($0, name) } ?? .parameter(name)
        }
    }

    /// Words that are no quantity and no parameter.
    private static let others =
        ["within"] + LayoutClaim.named.map(\.name) + LayoutMeasure.named.map(\.description)

    /// Whether a word means something in every claim.
    static func hasMeaning(_ word: String) -> Bool {
        words[word] != nil || others.contains(word) || ClaimToken.functions.contains(word)
    }

    /// Whether a parameter of this name has to be written as `parameter(…)`.
    static func needsParentheses(_ name: String) -> Bool {
        !ClaimToken.isWord(name) || words[name] != nil || others.contains(name)
    }
}
