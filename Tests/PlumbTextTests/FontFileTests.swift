// FontFileTests.swift: what a font's tables say, and files that hold no font.

import Foundation
import LayoutCore
import PlumbText
import Testing

struct FontFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    /// By fontTools: hhea 1069, -293, 0; OS/2 cap height 714, weight 400; family in the name table; 1,000 units an em.
    @Test func `metrics are those of the tables`() throws {
        let font = try TestFonts.font("NotoSans-Regular")
        #expect(font.family == "Noto Sans")
        #expect(font.weight == 400)
        #expect(!font.isItalic)
        #expect(agree(font.ascent, 1.069) && agree(font.descent, 0.293) && font.lineGap == 0)
        #expect(agree(font.capHeight, 0.714))
        #expect(try TestFonts.font("NotoSans-Bold").weight == 700)
    }

    @Test func `a missing file and a folder cannot be read`() {
        #expect(throws: FontFileError.unreadable(path: "/nowhere/a.ttf")) { try FontFile(path: "/nowhere/a.ttf") }
        #expect(throws: FontFileError.unreadable(path: "/")) { try FontFile(path: "/") }
    }

    @Test func `an empty file is said to be empty`() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "empty.ttf").path
        try Data().write(to: URL(filePath: path))
        #expect(throws: FontFileError.empty(path: path)) { try FontFile(path: path) }
    }

    /// The file is sparse: it takes no room on the disk.
    @Test func `a file beyond the limit is refused unread`() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "large.ttf")
        try Data().write(to: file)
        let bytes = FontFile.largestFile + 1
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: UInt64(bytes))
        try handle.close()
        #expect(throws: FontFileError.tooLarge(path: file.path, bytes: bytes)) { try FontFile(path: file.path) }
    }

    @Test(arguments: ["no font", "<html>", "\0\0\0\0", "true"])
    func `bytes of something else are no font`(_ text: String) {
        #expect(throws: FontFileError.self) { try FontFile(data: Data(text.utf8), path: "text") }
    }

    @Test func `a source file is no font`() {
        #expect(throws: FontFileError.noFont(path: #filePath)) { try FontFile(path: #filePath) }
    }

    @Test func `a file has the fonts that it has`() throws {
        let path = TestFonts.path("NotoSans-Regular")
        #expect(throws: FontFileError.noFontAtIndex(1, path: path, count: 1)) { try FontFile(path: path, index: 1) }
        #expect(throws: FontFileError.noFontAtIndex(-1, path: path, count: 1)) { try FontFile(path: path, index: -1) }
    }

    /// Every beginning of a font throws, or is measured without a crash: the tables at its end are missing.
    @Test func `a file that was cut short is refused or measured`() throws {
        let data = try Data(contentsOf: URL(filePath: TestFonts.path("NotoSansThai-Regular")))
        for length in stride(from: 1, to: data.count, by: 97) {
            guard let font = try? FontFile(data: data.prefix(length), path: "cut") else { continue }
            let width = try FontFileMeasurer(fonts: [font]).layout("ภาษา A").size.width
            #expect(width.isFinite && width >= 0)
        }
        #expect(throws: FontFileError.noTable("cmap", path: "cut")) {
            try FontFile(data: data.prefix(data.count / 8), path: "cut")
        }
    }

    @Test func `every error says what is wrong with which file`() {
        let errors: [FontFileError] = [
            .unreadable(path: "a.ttf"), .empty(path: "a.ttf"), .tooLarge(path: "a.ttf", bytes: 9),
            .noFont(path: "a.ttf"),
            .noFontAtIndex(2, path: "a.ttf", count: 1), .noTable("cmap", path: "a.ttf"),
        ]
        for error in errors { #expect("\(error)".contains("a.ttf")) }
    }
}
