// FromPackages.swift: parts of libraries, as their tests assert them on macOS and iOS.

import LayoutCore
import Views

enum FromPackages {
    private static let workflow = PublishedSource(
        repository: "square/workflow-swift", commit: "0061902f4bdc7d836ae60ef723b99eec6289897a",
        path: "WorkflowSwiftUI/Tests/PreferredContentSizeTests.swift")
    private static let creature = PublishedSource(
        repository: "ruben4reall/brainmerge", commit: "1483d6233cf5f9167a36f350b80ea7ffec52f902",
        path: "Packages/BrainmergeUI/Tests/BrainmergeUITests/CreatureViewTests.swift")
    private static let skeleton = PublishedSource(
        repository: "vodoco/kozmos-design-system", commit: "b9734d635402bd69e897dc746324c93b0b8992ca",
        path: "packages/ios/Tests/KozmosTests/KozmosSkeletonTests.swift")
    private static let rail = PublishedSource(
        repository: "vodoco/kozmos-design-system", commit: "b39657fac7299dbbb46b4850b81148e8d28088c1",
        path: "packages/ios/Tests/KozmosTests/KozmosNavigationItemTests.swift")
    private static func ainkrad(_ commit: String, _ file: String) -> PublishedSource {
        PublishedSource(
            repository: "AinkradHQ/AinkradAppKit", commit: commit, path: "Tests/AinkradAppKitTests/\(file).swift")
    }

    static let layouts: [PublishedLayout] =
        scrolled + placeholders + items + [
            creature.says(13, "a grid of cells under a drawing that overflows it", [32, 22, 48, 33, 64, 44]) {
                func grid(_ unit: CGFloat) throws -> [CGFloat] {
                    try fitting(
                        Color.clear.frame(width: 16 * unit, height: 11 * unit)
                            .overlay { Color.red.frame(width: 30 * unit, height: 30 * unit) })
                }
                return try grid(2) + grid(3) + grid(4)
            },
            ainkrad("e804ed54397fd245ced851533d2c2f05179c0692", "AinkradRailItemTests")
                .says(36, "a tile of 42 in a rail of 60", [42]) {
                    let tile = Image(systemName: "bolt").frame(width: 42, height: 42)
                    return try [fitting(tile.frame(width: 60))[1]]
                },
            ainkrad("a1d54d6a924e27f8d2a39244be8a05882f1c4917", "AinkradCommandFieldTests")
                .says(55, "a field of 56 with a mark or a view before it", [56, 56]) {
                    func field(_ width: CGFloat, _ height: CGFloat) throws -> [CGFloat] {
                        let row = HStack(spacing: 12) {
                            Color.red.frame(width: width, height: height)
                            Text("Go").frame(maxWidth: .infinity, alignment: .leading)
                        }
                        return try [fitting(row.padding(.horizontal, 18).frame(height: 56).frame(width: 400))[1]]
                    }
                    return try field(16, 14) + field(4, 4)
                },
        ]

    private static func box(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height)
    }

    private static let ideals: [(line: Int, width: CGFloat, height: CGFloat)] = [
        (49, 20, 20), (50, 40, 20), (51, 20, 40),
    ]

    private static let scrolled: [PublishedLayout] =
        ideals.flatMap { line, width, height in
            [
                workflow.says(line, "the ideal size of a box", [width, height]) { try fitting(box(width, height)) },
                workflow.says(line, "the same, scrolled across", [width, height]) {
                    try fitting(ScrollView(.horizontal) { box(width, height) })
                },
                workflow.says(line, "the same, scrolled down", [width, height]) {
                    try fitting(ScrollView(.vertical) { box(width, height) })
                },
                workflow.says(line, "the same, scrolled both ways", [width, height]) {
                    try fitting(ScrollView([.horizontal, .vertical]) { box(width, height) })
                },
            ]
        } + [
            workflow.says(52, "a box of 100 in a room of 50", [100, 100]) { try fit(box(100, 100), 50, 50) },
            workflow.says(52, "the same, scrolled across", [50, 100]) {
                try fit(ScrollView(.horizontal) { box(100, 100) }, 50, 50)
            },
            workflow.says(52, "the same, scrolled down", [100, 50]) {
                try fit(ScrollView(.vertical) { box(100, 100) }, 50, 50)
            },
            workflow.says(52, "the same, scrolled both ways", [50, 50]) {
                try fit(ScrollView([.horizontal, .vertical]) { box(100, 100) }, 50, 50)
            },
        ]

    private static let placeholders: [PublishedLayout] = [
        skeleton.says(29, "a rectangle takes its offer", [300, 200]) { try fit(Rectangle(), 300, 200) },
        skeleton.says(38, "a line of 16", [300, 16]) { try fit(Capsule().frame(height: 16), 300, 200) },
        skeleton.says(43, "a line of a size", [120, 12]) { try fit(Capsule().frame(width: 120, height: 12), 300, 200) },
        skeleton.says(44, "a line of a width", [120, 16]) {
            try fit(Capsule().frame(width: 120, height: 16), 300, 200)
        },
        skeleton.says(50, "a block takes its offer", [300, 200]) {
            try fit(RoundedRectangle(cornerRadius: 8), 300, 200)
        },
        skeleton.says(51, "a block of a height", [300, 80]) {
            try fit(RoundedRectangle(cornerRadius: 8).frame(height: 80), 300, 200)
        },
        skeleton.says(57, "a circle of 40", [40, 40]) { try fit(Circle().frame(width: 40, height: 40), 300, 200) },
        skeleton.says(58, "a circle of one number", [64, 64]) {
            try fit(Circle().aspectRatio(1, contentMode: .fit).frame(width: 64), 300, 200)
        },
    ]

    private static func item(_ width: CGFloat) throws -> LayoutTree {
        let item = VStack(spacing: 6) {
            Color.green.frame(width: 24, height: 24).id("icon")
            Text("Home").font(.caption2)
        }
        .padding(.vertical, 16)
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity)
        return try LayoutHost(item).layout(ProposedViewSize(width: width, height: 600))
    }

    private static let items: [PublishedLayout] = [
        rail.says(0, "an item fills its rail", [96, 120]) { try [item(96).size.width, item(120).size.width] },
        rail.says(0, "its icon stands 16 below the top, in the middle", [16, 24, 48], within: 0.34) {
            let icon = try item(96).frame(id: "icon") ?? .zero
            return [icon.minY, icon.height, icon.midX]
        },
        rail.says(0, "it is 62 higher than its line", [62], within: 0.5) {
            try [item(96).size.height - fitting(Text("Home").font(.caption2))[1]]
        },
    ]
}
