// FromTexts.swift: heights of lines, as textual records them on iOS, and a list of tasks asserts them on macOS.

import LayoutCore
import Views

enum FromTexts {
    private static let textual = PublishedSource(
        repository: "gonzalezreal/textual", commit: "01b51875a5406eefc95f52a058cb059e7bc94dc4",
        path: "Tests/TextualTests/Internal/TextInteraction/TextLayoutCollectionTests.swift")
    private static let lines = PublishedSource(
        repository: "alisoliman/openlist", commit: "fff88e49c1db31591a0de228f841b0e7ed2912dc",
        path: "Tools/LineHeightChecks/main.swift")

    /// Its texts have 16 points, as body has at the text size before the usual one.
    private static func unrounded(_ text: String) throws -> [CGFloat] {
        try [fitting(pixels(.infinity, Text(text).dynamicTypeSize(.medium)))[1]]
    }

    /// The height of a line in whole points.
    private static func line(_ size: CGFloat) throws -> [CGFloat] { try fitting(Text("Hg").font(.system(size: size))) }

    private static let mac =
        "macOS rounds what stands above the baseline and what hangs below it apart; phones are imitated"

    static let layouts: [PublishedLayout] =
        [
            textual.says(0, "a line of body at 16 points", [19.09375]) { try unrounded("Hello world!") },
            textual.says(0, "two", [40.09375]) { try unrounded("Hello\nworld!") },
            textual.says(0, "three, of which one is empty", [61.09375]) { try unrounded("Hello\n\nworld!") },
            textual.says(0, "their widths", [85.7890625], within: 0.01, unknown: "widths of SF Pro") {
                try [fitting(pixels(.infinity, Text("Hello world!").dynamicTypeSize(.medium)))[0]]
            },
        ]
        + [(9.5, 12), (10.5, 13), (11, 14), (12, 15), (13, 16)].map { size, height in
            lines.says(46, "a line of \(size) points", [height]) { try [line(size)[1]] }
        }
        + [(10, 13), (16, 19), (22, 26), (27, 32)].map { size, height in
            lines.says(46, "a line of \(size) points", [height], unknown: mac) { try [line(size)[1]] }
        }
}
