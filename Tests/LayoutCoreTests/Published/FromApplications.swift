// FromApplications.swift: menus, pills, slots and rows of applications, as their tests assert them on macOS and iOS.

import LayoutCore
import Views

enum FromApplications {
    private static let menu = PublishedSource(
        repository: "HansKristoffer/buncargo", commit: "23adb76f7ae0ab131449671a89483f4fdf67ff26",
        path: "menubar/Tests/MenuLayoutTests.swift")
    private static let pill = PublishedSource(
        repository: "jannallenberger/Talkie", commit: "9fea966275b5b6a0c41389ccfe4c04afc78a5abb",
        path: "Tests/TalkieTests/PillLayoutTests.swift")
    private static let cadence = PublishedSource(
        repository: "hututuo/codex-token-bar", commit: "b54b12dde8fa5fc6637aedb9c1aa0368504df089",
        path: "Tests/CodexTokenBarTests/AccountQuotaRefreshCadenceControlTests.swift")
    private static let dock = PublishedSource(
        repository: "irislib/iris-chat-rs", commit: "032da8a349a980f39194957eaaa20b394a015bc0",
        path: "ios/Tests/ChatMessageActionDockSlotTests.swift")
    private static let hud = PublishedSource(
        repository: "Jonghakseo/picky", commit: "1bb368cb0c0618b3ca07265d1bb218f04a63ec70",
        path: "PickyTests/PickyHUDDockChromeTests.swift")
    private static let ports = PublishedSource(
        repository: "manaflow-ai/cmux", commit: "af219331bb2555ebf4e8e4c69e9741b455544e31",
        path: "cmuxTests/CloudPortsVPNAffordanceTests.swift")
    private static let hero = PublishedSource(
        repository: "thatcube/Plizz", commit: "4dbe830ab0bb1138958023afb8d612ccd0753c7a",
        path: "Tests/CoreUITests/HeroActionRowTests.swift")

    static let layouts: [PublishedLayout] =
        [
            menu.says(21, "a menu of 320 around 240 points", [320, 240]) { try menu(240) },
            menu.says(25, "around 900, of which it shows 620", [320, 620]) { try menu(900) },
            menu.says(28, "around 120", [320, 120]) { try menu(120) },
            pill.says(19, "a pill of one row", [120], within: 0.5) {
                try [fitting(VStack(spacing: 5) { Color.red.frame(width: 120, height: 20) }.fixedSize())[0]]
            },
            pill.says(28, "a short text below it changes no width", [120], within: 0.5) {
                let column = VStack(spacing: 5) {
                    Color.red.frame(width: 120, height: 20)
                    Text("Hi").font(.system(size: 11))
                }
                return try [fitting(column.fixedSize())[0]]
            },
            cadence.says(55, "a menu's label of 28 with either text", [28, 28], within: 0.5) {
                func label(_ text: String) throws -> [CGFloat] {
                    let row = HStack(spacing: 4) {
                        Image(systemName: "clock").frame(width: 12)
                        Text(text).font(.system(size: 11, weight: .medium))
                        Image(systemName: "chevron.down").frame(width: 8)
                    }
                    return try [fitting(row.padding(.horizontal, 8).frame(width: 140, height: 28))[1]]
                }
                return try label("30 s") + label("1 min")
            },
            hud.says(0, "a restore control of 32", [32, 32]) {
                try fitting(
                    Button {
                    } label: {
                        Image(systemName: "plus").frame(width: 32, height: 32)
                    }.buttonStyle(.plain))
            },
            ports.says(0, "a column of conditions that do not hold, in 260 points", [0]) {
                func banners(_ warnings: [String]) -> some View {
                    VStack(spacing: 6) { if let first = warnings.first { Text(first) } }.frame(width: 260)
                }
                return try [fitting(banners([]))[1]]
            },
        ] + docks + rows

    private static func menu(_ height: CGFloat) throws -> [CGFloat] {
        try fitting(MenuColumn(width: 320, most: 620) { Color.clear.frame(height: height) })
    }

    private static func slot(_ isVisible: Bool) -> some View {
        Color.clear.frame(width: 136, height: 0).overlay(alignment: .bottomTrailing) {
            if isVisible { Button("Reply") {}.frame(width: 136, height: 38) }
        }
    }

    private static func timeline(_ isVisible: Bool, _ bubble: CGFloat) -> some View {
        VStack(spacing: 2) {
            ForEach(0..<3, id: \.self) { _ in
                HStack(alignment: .bottom, spacing: 8) {
                    slot(isVisible)
                    Color.purple.frame(width: 48, height: bubble)
                }
            }
        }
    }

    private static let docks: [PublishedLayout] =
        [(19, false), (32, false), (36, true), (41, false)].map { line, isVisible in
            dock.says(line, "a slot without height, its controls \(isVisible ? "shown" : "hidden")", [136, 0]) {
                try fitting(slot(isVisible))
            }
        }
        + [false, true].flatMap { isVisible in
            [CGFloat(28), 46, 90].map { bubble in
                dock.says(60, "three rows of such a slot and a bubble of \(bubble)", [3 * bubble + 4]) {
                    try [fitting(timeline(isVisible, bubble))[1]]
                }
            }
        }

    private static func actions(_ progress: Int, isLabelled: Bool) -> some View {
        HStack(spacing: 12) {
            Text("Downloading \(progress) %").fixedSize().padding(.horizontal, 20).padding(.vertical, 12)
            if isLabelled {
                Text("Trailer").fixedSize().padding(.horizontal, 20).padding(.vertical, 12)
            } else {
                Image(systemName: "film.fill").frame(width: 48, height: 48)
            }
            Image(systemName: "bookmark").frame(width: 48, height: 48)
        }
        .font(.system(size: 17, weight: .semibold))
    }

    private static let rows: [PublishedLayout] =
        [
            hero.says(
                53, "a row of fixed labels keeps its ideal size in 276 points: the differences", [0, 0], within: 0.5
            ) {
                let row = actions(64, isLabelled: true)
                return try zip(fit(row, 276, 3000), fit(row, 2000, 3000)).map(-)
            }
        ]
        + [0, 1, 64, 99, 100].map { progress in
            hero.says(
                63, "the first of two rows that fits at \(progress) per cent is the short one: the differences",
                [0, 0], within: 0.5
            ) {
                let (long, short) = (actions(progress, isLabelled: true), actions(progress, isLabelled: false))
                let (wide, narrow) = try (fit(long, 2000, 3000), fit(short, 2000, 3000))
                let chosen = ViewThatFits(in: .horizontal) {
                    long
                    short
                }
                return try zip(fit(chosen, (wide[0] + narrow[0]) / 2, 3000), narrow).map(-)
            }
        }
}
