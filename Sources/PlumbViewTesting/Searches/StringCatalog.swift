// StringCatalog.swift: texts by key and language as Xcode keeps them, in files that end in `.xcstrings`.

/// The texts of a string catalogue of Xcode's.
struct StringCatalog: Decodable {
    private let sourceLanguage: String
    private let strings: [String: Entry]

    private struct Entry: Decodable {
        let localizations: [String: Localization]?
    }

    private struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?

        var value: String? { stringUnit?.value ?? variations?.plural?["other"]?.stringUnit?.value }
    }

    private struct Unit: Decodable {
        let value: String
    }

    private struct Variations: Decodable {
        let plural: [String: Plural]?
    }

    private struct Plural: Decodable {
        let stringUnit: Unit?
    }

    /// The texts by key, then by language: those of the source language are the keys where nothing else is said, and of plurals the
    /// general form stands for all.
    var texts: [String: [String: String]] {
        var texts = strings.mapValues { ($0.localizations ?? [:]).compactMapValues(\.value) }
        for key in strings.keys where texts[key]?[sourceLanguage] == nil { texts[key]?[sourceLanguage] = key }
        return texts
    }
}
