// StringTable.swift: the texts of a screen by key and language.

/// The texts of a screen by key and language.
///
///     ["title": ["en": "Settings", "de": "Einstellungen"]]
public struct StringTable: Sendable, Hashable {
    private let texts: [String: [String: String]]

    /// A table of texts by key, then by language.
    public init(_ texts: [String: [String: String]]) { self.texts = texts }

    /// A table read from JSON of the same shape, or from a string catalogue of Xcode's.
    ///
    /// - Throws: `ViewQuestionError.badTable`.
    public init(json: Data) throws(ViewQuestionError) {
        if let catalog = try? JSONDecoder().decode(StringCatalog.self, from: json) {
            texts = catalog.texts
            return
        }
        do {
            texts = try JSONDecoder().decode([String: [String: String]].self, from: json)
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
            let place = context.codingPath.map(\.stringValue).joined(separator: ".")
            throw .badTable("\(place.isEmpty ? "the whole" : place) is of another kind")
        } catch {
            throw .badTable("it is no JSON")
        }
    }

    /// A table read from a JSON file of the same shape, or from a string catalogue (`Localizable.xcstrings`).
    ///
    /// - Throws: `ViewQuestionError.badTable`, also where there is no file.
    public init(contentsOf file: URL) throws(ViewQuestionError) {
        guard let json = try? Data(contentsOf: file) else { throw .badTable("\(file.path) cannot be read") }
        try self.init(json: json)
    }

    /// The text of a key in a language; `nil` where the table has none.
    public subscript(key: String, language: String) -> String? { texts[key]?[language] }

    /// The texts of a language by key.
    func texts(in language: String) -> [String: String] { texts.compactMapValues { $0[language] } }

    /// Whether the table has no text at all.
    public var isEmpty: Bool { texts.isEmpty }
}

extension StringTable: ExpressibleByDictionaryLiteral {
    /// A table of texts by key, then by language; of two entries of one key the last counts.
    public init(dictionaryLiteral elements: (String, [String: String])...) {
        self.init(Dictionary(elements) { $1 })
    }
}
