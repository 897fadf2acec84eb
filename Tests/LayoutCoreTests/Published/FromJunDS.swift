// FromJunDS.swift: gaps, bars, and rows that become columns, as JunDS asserts them on iOS.

import LayoutCore
import Views

enum FromJunDS {
    private static func source(_ file: String) -> PublishedSource {
        PublishedSource(
            repository: "Junha-SDK/JunDS", commit: "c34b2bc4734e3f5130f00ae111d023c18c704aba",
            path: "packages/ios/Tests/JunDSSwiftUITests/\(file).swift")
    }

    private static let gaps = source("JdLayoutModifierTests")
    private static let folding = source("JdIntentLayoutHostTests")
    private static let finance = source("JdFinanceLayoutHostTests")

    private static func block(_ height: CGFloat) -> some View { Color.gray.frame(height: height) }

    private static func switcher(_ threshold: CGFloat, spacing: CGFloat, _ heights: [CGFloat]) -> some View {
        RowFromWidth(threshold: threshold, spacing: spacing) {
            ForEach(heights.indices, id: \.self) { block(heights[$0]) }
        }
    }

    static let layouts: [PublishedLayout] = [
        gaps.says(16, "a clear block that is twice a gap high", [32], within: 0.5) {
            try [fit(Color.clear.frame(width: 0, height: 32), 320, 480)[1]]
        },
        gaps.says(21, "a clear block that is twice a gap wide", [32], within: 0.5) {
            try [fit(Color.clear.frame(width: 32, height: 0), 320, 480)[0]]
        },
        gaps.says(41, "a column of a colour and such a block hugs the colour", [40, 58], within: 0.5) {
            let column = VStack(spacing: 0) {
                Color.gray.frame(width: 40, height: 10)
                Color.clear.frame(width: 0, height: 48)
            }
            return try fit(column.fixedSize(), 320, 480)
        },
        folding.says(48, "two blocks in a row above 768 points, in a column below", [50, 116], within: 1) {
            try height(switcher(768, spacing: 16, [50, 50]), in: 868)
                + height(switcher(768, spacing: 16, [50, 50]), in: 668)
        },
        folding.says(59, "the same at another width", [80, 40], within: 1) {
            try height(switcher(1024, spacing: 0, [40, 40]), in: 1023)
                + height(switcher(1024, spacing: 0, [40, 40]), in: 1025)
        },
        folding.says(71, "an offer without limit is a row", [40], within: 1) {
            try [fit(switcher(1280, spacing: 0, [40, 40]), .infinity, .infinity)[1]]
        },
        folding.says(80, "the row takes its offer", [800], within: 1) {
            try [fit(switcher(640, spacing: 20, [30, 30]), 800, .infinity)[0]]
        },
        folding.says(93, "blocks that are pushed apart are as high as the highest", [40], within: 1) {
            let row = HStack(spacing: 8) {
                block(24)
                Spacer(minLength: 0)
                block(40)
                Spacer(minLength: 0)
                block(24)
            }
            return try height(row, in: 400)
        },
        folding.says(102, "and as wide as their offer", [500], within: 1) {
            let row = HStack(spacing: 0) {
                block(20)
                Spacer(minLength: 0)
                block(20)
            }
            return try [fit(row, 500, .infinity)[0]]
        },
        folding.says(124, "a side of 240 points beside a content of 320 or more, or above it", [160, 284], within: 1) {
            func pair(_ width: CGFloat) throws -> [CGFloat] {
                try height(
                    RowFromWidth(threshold: 584, spacing: 24) {
                        block(100); block(160)
                    }, in: width)
            }
            return try pair(624) + pair(544)
        },
        finance.says(45, "a reader of geometry in a bar of 12 points", [12], within: 0.5) {
            let bar = GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    Capsule().frame(height: 8)
                    Rectangle().frame(width: 2, height: 12).offset(x: proxy.size.width / 2 - 1)
                }
                .frame(height: 12)
            }
            return try [fit(bar.frame(height: 12), 320, 400)[1]]
        },
        finance.says(82, "a grid of nothing has no height", [0], within: 0.5) {
            let columns = [GridItem(.adaptive(minimum: 120))]
            return try [fit(LazyVGrid(columns: columns) { ForEach(0..<0, id: \.self) { _ in Text("") } }, 320, 400)[1]]
        },
        finance.says(89, "a cell without limit is as wide as its column", [320, 200], within: 0.5) {
            let cell = VStack(alignment: .leading) {
                Text("USD/KRW")
                Text("1,320")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            return try [fit(cell, 320, 400)[0], fit(cell, 200, 400)[0]]
        },
    ]
}
