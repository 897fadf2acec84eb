// ShownCheckLine.swift: what has come of a certificate, for a terminal.

package import Workbench

extension CheckLine {
    /// The line for people, the words that say whether the proof holds in colour.
    package var shown: String {
        for (words, emphasis) in [(": holds", Emphasis.good), (": does not hold", .bad)] {
            guard let range = text.firstRange(of: words) else { continue }
            let start = text.index(range.lowerBound, offsetBy: 2)
            return text[..<start] + String(text[start..<range.upperBound]).emphasized(emphasis)
                + text[range.upperBound...]
        }
        return text.emphasized(isGood ? .good : .bad)
    }
}
