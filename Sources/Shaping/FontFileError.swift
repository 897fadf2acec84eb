// FontFileError.swift: why a file gives no font.

/// Why a file gives no font.
public enum FontFileError: Error, Equatable, Sendable {
    /// There is no file at the path, or it may not be read.
    case unreadable(path: String)
    /// The file has no bytes.
    case empty(path: String)
    /// The file has more bytes than `FontFile.largestFile`.
    case tooLarge(path: String, bytes: Int)
    /// The bytes are those of no font: neither TrueType nor OpenType nor a collection of them.
    case noFont(path: String)
    /// The file holds fewer fonts than the index asks for.
    case noFontAtIndex(Int, path: String, count: Int)
    /// The font lacks a table, by its tag, or it is damaged: its letters have no glyphs, or glyphs have no widths.
    case noTable(String, path: String)
    /// No font was given.
    case noFonts
    /// ICU, which says where lines may end, has no rules on this machine.
    case noLineRules
    /// The package was built without the trait Text, and so without HarfBuzz and ICU.
    case withoutText
}

extension FontFileError: CustomStringConvertible {
    /// What is wrong, as a sentence without its full stop.
    public var description: String {
        switch self {
        case .unreadable(let path): "\(path) cannot be read"
        case .empty(let path): "\(path) is empty"
        case .tooLarge(let path, let bytes):
            "\(path) has \(bytes) bytes; a font may have \(FontFile.largestFile)"
        case .noFont(let path): "\(path) is no TrueType or OpenType font"
        case .noFontAtIndex(let index, let path, let count):
            "\(path) has no font \(index), but \(count) of them, counted from 0"
        case .noTable(let tag, let path): "\(path) has no table \(tag) that can be read"
        case .noFonts: "a measurer needs at least one font"
        case .noLineRules: "ICU has no rules for the breaking of lines"
        case .withoutText:
            "this build reads no fonts; build the package with its trait Text, which is on unless it is switched off"
        }
    }
}
