// GalleryDocumentTests.swift: Documentation/Gallery.md quotes the views as they are.

import Foundation
import TestSupport
import Testing

struct GalleryDocumentTests {
    private func views() throws -> [String] {
        try ["Tests/Gallery", "Tests/GalleryTests/Views"].flatMap { folder in
            try FileManager.default.contentsOfDirectory(
                at: Repository.root.appending(path: folder), includingPropertiesForKeys: nil)
        }
        .map { try String(contentsOf: $0, encoding: .utf8) }
    }

    private func document() throws -> String {
        try String(contentsOf: Repository.root.appending(path: "Documentation/Gallery.md"), encoding: .utf8)
    }

    /// The text with no line indented.
    private func flat(_ text: some StringProtocol) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }

    @Test func `views import one module, which could be SwiftUI`() throws {
        for view in try views() {
            #expect(view.split(separator: "\n").filter { $0.contains("import ") } == ["import PlumbViews"])
        }
    }

    @Test func `every excerpt stands in a view`() throws {
        let views = try views().map { flat($0) }
        let blocks = try document().components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
        #expect(blocks.count == 8)
        for excerpt in blocks.flatMap({ $0.components(separatedBy: "\n\n") }) {
            let text = flat(excerpt.trimmingCharacters(in: .newlines))
            #expect(views.contains { $0.contains(text) }, "\(excerpt)")
        }
    }

    @Test func `every picture is shown and every view named`() throws {
        let folder = Repository.root.appending(path: "Documentation/gallery")
        let document = try document()
        for picture in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where picture.hasSuffix(".svg")
        {
            #expect(document.contains("(gallery/\(picture))"), "\(picture)")
        }
    }
}
