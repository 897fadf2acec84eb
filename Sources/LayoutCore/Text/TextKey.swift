// TextKey.swift: by which key a table has a text in other languages.

/// The key of a text with the values in it: `Hello %@` with `Ada`.
struct TextKey: Hashable {
    /// The key; where there are values it is a format.
    let format: String
    /// The values as they are written.
    let values: [String]

    /// The text that a table has for the key, with the values in it; `nil` where the table has none.
    func translated(by table: [String: String]) -> String? {
        guard let text = table[format] else { return nil }
        return values.isEmpty ? text : filled(text)
    }

    /// A format with the values in the places of its specifiers, such as `%@`, `%lld` and `%2$@`.
    private func filled(_ format: String) -> String {
        var (text, next, rest) = ("", 0, Substring(format))
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[percent...].dropFirst()
            let inside = rest.prefix { !$0.isLetter || "lhqzt".contains($0) }.prefix { $0 != "%" && $0 != "@" }
            let end = inside.endIndex
            guard end < rest.endIndex else { return text + "%" + rest }
            let kind = rest[end]
            rest = rest[end...].dropFirst()
            if kind == "%" {
                text += "%"
                continue
            }
            let number = inside.firstIndex(of: "$").flatMap { Int(inside[..<$0]) }
            let index = number.map { $0 - 1 } ?? next
            next += number == nil ? 1 : 0
            text += values.indices.contains(index) ? values[index] : "%\(inside)\(kind)"
        }
        return text + rest
    }
}

private enum TranslationsKey: EnvironmentKey { static var defaultValue: [String: String] { [:] } }

extension EnvironmentValues {
    /// The texts that stand for those of literals, by their keys; none by default.
    ///
    /// `Text("Hello \(name)")` has the key `Hello %@`, as in a table of Xcode's; a text of a `String` is shown as it is.
    public var translations: [String: String] {
        get { self[TranslationsKey.self] }
        set { self[TranslationsKey.self] = newValue }
    }
}
