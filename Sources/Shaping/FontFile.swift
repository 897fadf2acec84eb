// FontFile.swift: a font of a file, with what its tables say of it.  Lengths in parts of an em.

public import Essentials

/// A font of a TrueType or OpenType file, or of a collection of them; it never changes, and any thread may use it.
///
/// HarfBuzz reads all tables itself, and widths are unhinted, so that no rasteriser has a part in them.  Of a variable
/// font its default instance counts.
public final class FontFile: Sendable {
    /// The most bytes that a file may have.
    public static let largestFile = 1 << 28

    /// Where the font comes from.
    public let path: String
    /// The name of its family, such as "DejaVu Sans"; empty where the font does not say.
    public let family: String
    /// How heavy its strokes are.
    public let weight: Int
    /// Whether its letters lean.
    public let isItalic: Bool
    /// A line's part above the baseline, that below it, and what the font asks for between lines, in ems: by its table
    /// `OS/2` where it says that those figures are meant, else by `hhea`.
    public let ascent, descent, lineGap: Double
    /// How far capital letters reach above the baseline, in ems: by `OS/2`, else the ascent.
    public let capHeight: Double

    let shaper: HarfBuzzFont

    /// Reads a file.
    ///
    /// - Parameter index: Which font of a collection, counted from 0.
    /// - Throws: `FontFileError`.
    public convenience init(path: String, index: Int = 0) throws(FontFileError) {
        if HarfBuzzFont.version == nil { throw .withoutText }
        var facts = stat()
        guard stat(path, &facts) == 0, facts.st_mode & S_IFMT != S_IFDIR else { throw .unreadable(path: path) }
        if facts.st_size > Self.largestFile { throw .tooLarge(path: path, bytes: Int(facts.st_size)) }
        guard let data = try? Data(contentsOf: URL(filePath: path)) else { throw .unreadable(path: path) }
        try self.init(data: data, path: path, index: index)
    }

    /// Takes the bytes of a file; `path` is its name in errors.
    ///
    /// - Throws: `FontFileError`.
    public init(data: Data, path: String, index: Int = 0) throws(FontFileError) {
        if HarfBuzzFont.version == nil { throw .withoutText }
        if data.isEmpty { throw .empty(path: path) }
        if data.count > Self.largestFile { throw .tooLarge(path: path, bytes: data.count) }
        let count = HarfBuzzFont.count(in: data)
        if count == 0 { throw .noFont(path: path) }
        guard 0..<count ~= index else { throw .noFontAtIndex(index, path: path, count: count) }
        shaper = HarfBuzzFont(data, index: index)
        for tag in ["cmap", "head", "hhea", "hmtx", "maxp"] where !shaper.hasTable(tag) {
            throw .noTable(tag, path: path)
        }
        guard let line = shaper.line else { throw .noTable("hhea", path: path) }
        (self.path, family, weight, isItalic) = (path, shaper.family, shaper.weight, shaper.isItalic)
        (ascent, descent, lineGap) = (line.ascent, line.descent, line.gap)
        capHeight = shaper.capHeight ?? line.ascent
    }
}
