// CountText.swift: counted things as a sentence has them.

extension Int {
    /// `1 row`, `2 rows`; nouns with another plural name it, as in `1 entry` and `2 entries`.
    package func counted(_ noun: String, _ plural: String? = nil) -> String {
        "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
    }
}
