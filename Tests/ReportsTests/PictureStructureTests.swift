// PictureStructureTests.swift: what every picture in the documentation has, whoever drew it.

import Foundation
import TestSupport
import Testing

struct PictureStructureTests {
    static let pictures: [String] = {
        let folder = Repository.root.appending(path: "Documentation").path()
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".svg") }.sorted()
    }()

    private func text(_ picture: String) throws -> String {
        try String(contentsOf: Repository.root.appending(path: "Documentation/\(picture)"), encoding: .utf8)
    }

    /// The opening tags of an element.
    private func tags(_ name: String, in text: String) throws -> [String] {
        text.matches(of: try Regex("<\(name)[ >][^>]*")).map { String(text[$0.range]) }
    }

    @Test func `there are pictures`() { #expect(Self.pictures.count > 50) }

    @Test(arguments: pictures) func `a picture says what it shows, to readers and to what reads to them`(
        picture: String
    ) throws {
        let text = try text(picture)
        #expect(text.contains(/<svg[^>]* role="img"[^>]* aria-labelledby="/))
        let title = try #require(text.firstMatch(of: /<title id="[^"]+">([^<]+)<\/title>/))
        #expect(!title.1.contains(".svg") && title.1.count > 3)
        #expect(text.contains(/<desc id="[^"]+">[^<]+<\/desc>/))
    }

    @Test(arguments: pictures) func `a picture has colours for the night and a ground of its own`(picture: String)
        throws
    {
        let text = try text(picture)
        #expect(text.contains("@media (prefers-color-scheme:dark)"))
        #expect(text.contains("fill=\"#ffffff\"") || text.contains("fill: #ffffff"))
    }

    @Test(arguments: pictures) func `no font makes a text wider than its room`(picture: String) throws {
        for tag in try tags("text", in: text(picture)) { #expect(tag.contains("textLength="), "\(tag)") }
    }

    @Test(arguments: pictures) func `no text that a picture adds is smaller than 12`(picture: String) throws {
        // What views draw has the size of their fonts; it stands in stretches.
        for tag in try ["text", "svg", "g"].flatMap({ try tags($0, in: text(picture)) }) {
            guard let size = tag.firstMatch(of: /font-size="([0-9.]+)"/) else { continue }
            #expect(try #require(Double(size.1)) >= 12, "\(tag)")
        }
    }

    @Test func `two pictures can stand in one page`() throws {
        var found: [String: String] = [:]
        for picture in Self.pictures {
            for id in try text(picture).matches(of: /id="([^"]+)"/) {
                let other = found.updateValue(picture, forKey: String(id.1))
                #expect(other == nil, "\(id.1) in \(picture) and \(other ?? "")")
            }
        }
    }
}
