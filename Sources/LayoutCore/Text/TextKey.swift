// TextKey.swift: by which key a table has a text in other languages, and the values in the text.

/// The key of a text with the values in it: `Hello %@` with `Ada`.
struct TextKey: Equatable {
    /// The key; where there are values it is a format.
    let format: String
    let values: [TextValue]
    /// Whether a table may have the key; not where the text is one value.
    var isTranslated = true

    /// A value as a text.
    static func value(_ value: TextValue) -> TextKey { TextKey(format: "%@", values: [value], isTranslated: false) }

    /// Characters without values.
    static func literal(_ string: String) -> TextKey {
        TextKey(format: string.replacing("%", with: "%%"), values: [], isTranslated: false)
    }

    /// Whether a value may differ from region to region.
    var isRegional: Bool { values.contains(where: \.isRegional) }

    /// The text that a table has for the key, else its own, with the values as a region has them; `nil` where that is the text
    /// as it was written.
    func text(translatedBy table: [String: String], in region: Region) -> String? {
        if isTranslated, let text = table[format] { return values.isEmpty ? text : filled(text, in: region) }
        return isRegional && region != .american ? filled(format, in: region) : nil
    }

    /// A format with the values in the places of its specifiers, such as `%@`, `%lld` and `%2$@`.
    private func filled(_ format: String, in region: Region) -> String {
        let values = values.map { $0.written(in: region) }
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
