// ViewSource.swift: the statement that finds a counterexample again.

/// A call of `verify(screen:)` for one setting, for a test to keep.
///
/// It refers to `strings` and `numbers` of the test, and to `condition` for a condition of its own.
struct ViewSource {
    let text: String

    init(_ finding: ViewFinding, _ question: ViewQuestion) {
        let variant = finding.variant
        var sizes = ["screen: \(question.source)", "widths: \(finding.width)...\(finding.width)"]
        if let height = question.height { sizes.append("height: \(height.source)") }
        sizes.append("textSizes: [.\(variant.textSize)]")
        var words = ["languages: [\(variant.language.literal)]", "directions: [.\(variant.direction)]"]
        if !question.strings.isEmpty { words.append("strings: strings") }
        let numbers = question.numbers.isEmpty ? "" : ", repairing: numbers"
        text = """
            // \(finding.fault.description.onOneLine)
            try verify(
                \(sizes.joined(separator: ", ")),
                \(words.joined(separator: ", ")),
                that: [\(question.claims[finding.claim].source)]\(numbers))
            """
    }
}

extension String {
    /// The text with line breaks written as `\n`, so that a comment holds all of it.
    fileprivate var onOneLine: String {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\\n")
    }
}
