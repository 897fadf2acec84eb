// TranslatedTextTests.swift: texts of literals in other languages, from tables and from string catalogues of Xcode's.

import Foundation
import PlumbViewTesting
import PlumbViews
import Testing

struct TranslatedTextTests {
    private func texts(_ view: some View, in language: String, _ strings: StringTable) throws -> [String] {
        try Device.iPhone15.layout(view, language: language, strings: strings).elements.compactMap(\.text)
    }

    @Test func `the text of a literal is that of its key, with its values in their places`() throws {
        let strings: StringTable = [
            "Hello %@": ["de": "Hallo %@"], "%lld of %lld": ["de": "von %2$lld sind %1$lld da"],
            "%lld %%": ["de": "%lld Prozent"], "100 %": ["de": "alles"], "%.1f km": ["de": "%.1f Kilometer"],
        ]
        let (name, done, all) = ("Ada", 1_234, 5)
        let view = VStack {
            Text("Hello \(name)")
            Text("\(done) of \(all)")
            Text("\(all) %")
            Text("100 %")
            Text("\(2.5, specifier: "%.1f") km").bold()
            Text("unknown \(all)")
        }
        #expect(
            try texts(view, in: "de", strings) == [
                "Hallo Ada", "von 5 sind 1,234 da", "5 Prozent", "alles", "2.5 Kilometer", "unknown 5",
            ])
        #expect(
            try texts(view, in: "en", strings) == [
                "Hello Ada", "1,234 of 5", "5 %", "100 %", "2.5 km", "unknown 5",
            ])
    }

    @Test func `a text of a variable or with marks is shown as it is`() throws {
        let word = "Hello"
        let strings: StringTable = ["Hello": ["de": "Hallo"], "**Hello**": ["de": "Hallo"]]
        #expect(try texts(Text(word), in: "de", strings) == ["Hello"])
        #expect(try texts(Text(verbatim: "Hello"), in: "de", strings) == ["Hello"])
        #expect(try texts(Text("**Hello**"), in: "de", strings) == ["Hello"])
        #expect(try texts(Text("Hello") + Text(verbatim: "!"), in: "de", strings) == ["Hallo!"])
        #expect(try texts(Button("Hello") {}, in: "de", strings) == ["Hallo"])
    }

    @Test(arguments: ["%", "%5", "%9$@ %@", "%%%", "%lld%", "%1$", "% d"])
    func `a format that is none is shown, whatever it has`(format: String) throws {
        let shown = try texts(Text("Hello \("Ada")"), in: "de", ["Hello %@": ["de": format]])
        #expect(shown.count == 1)
    }

    @Test func `a string catalogue has the texts of its languages, and its keys in its own`() throws {
        let json = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}},
              "%lld files": {"localizations": {"de": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld Datei"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld Dateien"}}}}}}},
              "New": {}}}
            """
        let strings = try StringTable(json: Data(json.utf8))
        #expect(strings["Save", "de"] == "Sichern")
        #expect(strings["Save", "en"] == "Save")
        #expect(strings["New", "en"] == "New")
        #expect(strings["New", "de"] == nil)
        #expect(try texts(Text("\(3) files"), in: "de", strings) == ["3 Dateien"])
    }
}
