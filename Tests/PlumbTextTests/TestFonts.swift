// TestFonts.swift: the fonts beside the tests (Fonts/README.md), all of 1,000 units an em, and texts measured by them.

import Foundation
import LayoutCore
import PlumbText

/// The fonts beside the tests.
enum TestFonts {
    static func path(_ name: String) -> String {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fonts/\(name).ttf").path
    }

    static func font(_ name: String) throws -> FontFile { try FontFile(path: path(name)) }

    /// Latin letters, then those of three other scripts.
    static func measurer(scale: CGFloat = .infinity) throws -> FontFileMeasurer {
        let names = [
            "NotoSans-Regular", "NotoSansArabic-Regular", "NotoSansDevanagari-Regular", "NotoSansThai-Regular",
        ]
        return try FontFileMeasurer(fonts: names.map(font), scale: scale)
    }
}

extension FontFileMeasurer {
    /// A text of 1,000 points an em, so that a unit of the font is a point.
    func layout(_ string: String, width: CGFloat? = nil, lineLimit: Int? = nil) -> TextLayout {
        layout(
            [TextRun(string: string, font: .system(size: 1_000))],
            proposal: ProposedViewSize(width: width, height: nil), lineLimit: lineLimit)
    }

    /// How wide a text is in one line, in units of the font.
    func units(_ string: String) -> Double { Double(layout(string).size.width) }

    /// What stands on every line of a text.
    func lines(_ string: String, width: CGFloat) -> [String] { layout(string, width: width).lines.map(\.string) }
}

extension TextLine {
    var string: String { runs.map(\.string).joined() }
}

/// Whether two lengths agree up to the rounding of their sums.
func agree(_ length: Double, _ other: Double) -> Bool { abs(length - other) < 1e-6 }
