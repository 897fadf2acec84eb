// FromFlow.swift: rows and columns that wrap, as several repositories assert them on macOS.

import LayoutCore
import Views

enum FromFlow {
    private static func source(_ file: String) -> PublishedSource {
        PublishedSource(
            repository: "tevelee/SwiftUI-Flow", commit: "fb94ea24a149308867bc41cca9450c480567da84",
            path: "Tests/FlowTests/IntegrationTests/PublicAPI/\(file).swift")
    }

    private static let rendering = source("FlowPublicAPIRenderingTests")
    private static let lazy = source("LazyFlowIntegrationTests")
    private static let settings = PublishedSource(
        repository: "keithah/pingscope", commit: "d601658a4e99c3bf98a201ba00326344adc00323",
        path: "Tests/PingScopeFreshTests/MacApp/SettingsLayoutTests.swift")

    private static func square() -> some View { Color.clear.frame(width: 50, height: 50) }

    private static func rows(_ count: Int, _ item: CGFloat, _ row: CGFloat, in width: CGFloat) throws -> [CGFloat] {
        let flow = FlowRows(itemSpacing: item, rowSpacing: row) { ForEach(0..<count, id: \.self) { _ in square() } }
        return try [fitting(flow.frame(width: width))[1]]
    }

    private static func columns(_ count: Int, _ item: CGFloat, _ column: CGFloat, in height: CGFloat) throws
        -> [CGFloat]
    {
        let flow = FlowColumns(itemSpacing: item, columnSpacing: column) {
            ForEach(0..<count, id: \.self) { _ in square() }
        }
        return try [fitting(flow.frame(height: height))[0]]
    }

    private static func blocks(in width: CGFloat) throws -> [CGFloat] {
        let flow = FlowRows(itemSpacing: 10, rowSpacing: 6) {
            ForEach(0..<3, id: \.self) { _ in Color.clear.frame(width: 100, height: 20) }
        }
        return try fit(flow, width, 10_000)
    }

    static let layouts: [PublishedLayout] =
        wrapping + lazyRows + lazyColumns + [
            settings.says(16, "a card is as wide as its pane, whatever it contains", [440, 440], within: 0.5) {
                let narrow = VStack { Text("x") }.frame(maxWidth: .infinity, alignment: .leading)
                let wide = VStack { Color.clear.frame(height: 10) }.frame(maxWidth: .infinity, alignment: .leading)
                return try [fit(narrow, 440, 10_000)[0], fit(wide, 440, 10_000)[0]]
            },
            settings.says(58, "three blocks of 100 points in a row", [320, 20], within: 0.5) { try blocks(in: 320) },
            settings.says(65, "the third in a second row", [210, 46], within: 0.5) { try blocks(in: 250) },
            settings.says(72, "each in a row that is too narrow for it", [100, 72], within: 0.5) { try blocks(in: 60) },
        ]

    private static let wrapping: [PublishedLayout] = [
        rendering.says(35, "a break between three squares", [50, 100]) {
            let broken = FlowRows {
                square()
                Color.clear.frame(width: 0, height: 0).layoutValue(key: FlowRows.Break.self, value: true)
                square()
                square()
            }
            return try rows(3, 0, 0, in: 200) + [fitting(broken.frame(width: 200))[1]]
        },
        rendering.says(57, "the second of two squares in a new row", [50, 100]) {
            let pair = FlowRows {
                square()
                square().layoutValue(key: FlowRows.OwnRow.self, value: true)
            }
            return try rows(2, 0, 0, in: 200) + [fitting(pair.frame(width: 200))[1]]
        },
        rendering.says(83, "a square that may grow, in a row of its own or with two others", [50, 150]) {
            func flow(_ alone: Bool) -> some View {
                FlowRows {
                    square()
                    Color.clear.frame(minWidth: 50, maxWidth: .infinity, minHeight: 50, maxHeight: 50)
                        .layoutValue(key: FlowRows.OwnRow.self, value: alone)
                    square()
                }
                .frame(width: 200)
            }
            return try [fitting(flow(false))[1], fitting(flow(true))[1]]
        },
    ]

    private static let lazyRows: [PublishedLayout] = [
        lazy.says(75, "no square", [0]) { try rows(0, 8, 8, in: 400) },
        lazy.says(90, "four and seven in 280", [50, 100]) { try rows(4, 0, 0, in: 280) + rows(7, 0, 0, in: 280) },
        lazy.says(105, "a gap between rows", [100, 120]) { try rows(7, 0, 0, in: 300) + rows(7, 0, 20, in: 300) },
        lazy.says(121, "a gap between squares", [50, 100]) { try rows(8, 0, 0, in: 400) + rows(8, 2, 0, in: 400) },
        lazy.says(197, "seven in 300", [100]) { try rows(7, 0, 0, in: 300) },
        lazy.says(238, "a gap between rows, of a builder", [100, 120]) {
            try rows(7, 0, 0, in: 300) + rows(7, 0, 20, in: 300)
        },
        lazy.says(257, "seven in 300, of a builder", [100]) { try rows(7, 0, 0, in: 300) },
    ]

    private static let lazyColumns: [PublishedLayout] = [
        lazy.says(274, "no square", [0]) { try columns(0, 8, 8, in: 400) },
        lazy.says(289, "four and seven in 280", [50, 100]) {
            try columns(4, 0, 0, in: 280) + columns(7, 0, 0, in: 280)
        },
        lazy.says(304, "a gap between columns", [100, 120]) {
            try columns(7, 0, 0, in: 300) + columns(7, 0, 20, in: 300)
        },
        lazy.says(378, "seven in 300", [100]) { try columns(7, 0, 0, in: 300) },
        lazy.says(419, "a gap, of a builder", [100, 120]) {
            try columns(7, 0, 0, in: 300) + columns(7, 0, 20, in: 300)
        },
        lazy.says(438, "seven in 300, of a builder", [100]) { try columns(7, 0, 0, in: 300) },
    ]
}
