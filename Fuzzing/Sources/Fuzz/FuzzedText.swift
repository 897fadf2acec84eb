// FuzzedText.swift: fonts of others, and texts, measured and broken into lines; every number that comes out is one.

import LayoutCore
import PlumbText
import Workbench

/// What measures text.
enum FuzzedText {
    /// Latin, Arabic and Thai.
    private static let samples = [
        "Hello, world fi ffi", "\u{627}\u{644}\u{633}\u{644}\u{627}\u{645}",
        "\u{E2A}\u{E27}\u{E31}\u{E2A}\u{E14}\u{E35}",
    ]

    /// A font that is accepted measures text of several scripts in every width.
    static func font(_ bytes: Data) {
        guard let font = try? FontFile(data: bytes, path: "input"), let measurer = try? FontFileMeasurer(fonts: [font])
        else { return }
        for text in samples {
            measure(text, by: measurer, widths: [nil, 0, 40])
        }
    }

    /// A text is measured by the built-in table and by a font.
    static func text(_ string: String) {
        let short = String(string.prefix(2_000))
        measure(short, by: HelveticaMeasurer(), widths: [nil, 0, 1, 40, 300])
        if let measurer { measure(short, by: measurer, widths: [nil, 0, 1, 40, 300]) }
    }

    /// A font of the tests, whose folder Scripts/fuzz works in.
    private static let measurer = (try? FontFile(path: "Tests/PlumbTextTests/Fonts/NotoSans-Regular.ttf"))
        .flatMap { try? FontFileMeasurer(fonts: [$0]) }

    private static func measure(_ string: String, by measurer: some TextMeasurer, widths: [CGFloat?]) {
        let run = TextRun(string: string, font: .system(size: 17))
        for width in widths {
            for limit in [nil, 2] {
                let layout = measurer.layout(
                    [run], proposal: ProposedViewSize(width: width, height: nil), lineLimit: limit)
                let size = layout.size
                precondition(size.width.isFinite && size.height.isFinite, "a text has a size")
                precondition(size.width >= 0 && size.height >= 0, "a text has no negative size")
                precondition(limit.map { layout.lines.count <= $0 } ?? true, "a text has no more lines than allowed")
            }
        }
    }
}
