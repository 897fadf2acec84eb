// Trimmed.swift: texts without the blanks around them, for which Foundation's essential part has no function.

extension StringProtocol {
    /// The text without blanks and tabs at its ends.
    package var trimmed: String {
        let isBlank: (Character) -> Bool = { $0.isWhitespace && !$0.isNewline }
        guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) }) else {
            return ""
        }
        return String(self[first...last])
    }
}
