// FromPictures.swift: sizes of pictures that snapshot tests keep: a picture of another size fails the test.

import LayoutCore
import Views

enum FromPictures {
    private static func rings(_ file: String) -> PublishedSource {
        PublishedSource(
            repository: "luispadron/UICircularProgressRing", commit: "5b00b9b42b0a7db6f8239d526d7251eef9a63dcd",
            path: "SnapshotTests/\(file).swift")
    }

    private static let checked = PublishedSource(
        repository: "pointfreeco/swift-snapshot-testing", commit: "6bb6c9ae9970387eeb4b8394c34bd8c350030500",
        path: "Tests/SnapshotTestingTests/SnapshotTestingTests.swift")
    private static let nodes = PublishedSource(
        repository: "VAndrJ/VATextureKit", commit: "be11261e9e3e7b299e6c341799f7ec486b350d15",
        path: "Example/Tests/Snapshots/VAViewHostingNodeTests.swift")
    private static func air(_ file: String) -> PublishedSource {
        PublishedSource(
            repository: "airappsco/AirSettingsUI", commit: "48bd73f78fe6b96c54f925d264e8896060d741b9",
            path: "Tests/AirSettingsUITests/Components/\(file).swift")
    }

    private static let sample = PublishedSource(
        repository: "paulz/SwiftUI-snapshot-testing", commit: "cceaa77727eabe06d7742d3ecb19e38aef0606e2",
        path: "Tests/SampleViewTest.swift")
    private static func ferrostar(_ folder: String, _ file: String) -> PublishedSource {
        PublishedSource(
            repository: "stadiamaps/ferrostar", commit: "918a186909535c648d88f2a6a8beb5e650f98ec7",
            path: "apple/Tests/\(folder)/Views/\(file).swift")
    }

    private static func voice(_ file: String) -> PublishedSource {
        PublishedSource(
            repository: "harmony-one/x", commit: "145b36648a519d85dd1fbf23731e71972d049b91",
            path: "voice/voice-ai/xTests/\(file).swift")
    }

    static let layouts: [PublishedLayout] = roots + hosted + settings + framed

    private static func ring() -> some View { Circle().stroke(lineWidth: 20).frame(width: 200, height: 200) }

    private static func several(_ count: Int) throws -> [CGFloat] {
        let host = LayoutHost { ForEach(0..<count, id: \.self) { _ in ring() } }
        let size = try host.layout(.unspecified).size
        return [size.width, size.height]
    }

    /// Pictures of two and four rings, with two pixels in a point: 816 and 1,648 pixels high.
    private static let columns: [(file: String, line: Int, count: Int, height: CGFloat)] = [
        ("RingSnapshotTest", 43, 4, 824), ("RingSnapshotTest", 62, 2, 408), ("RingSnapshotTest", 80, 2, 408),
        ("ProgressRingSnapshotTests", 21, 4, 824), ("ProgressRingSnapshotTests", 37, 2, 408),
        ("TimerRingSnapshotTests", 28, 4, 824), ("TimerRingSnapshotTests", 46, 2, 408),
    ]

    private static let roots: [PublishedLayout] =
        columns.map { file, line, count, height in
            rings(file).says(line, "\(count) roots of 200 stand in a column, 8 apart", [200, height], within: 0.25) {
                try several(count)
            }
        }
        + [("RingSnapshotTest", 15), ("ProgressRingSnapshotTests", 15), ("TimerRingSnapshotTests", 15)].map {
            file, line in
            rings(file).says(line, "one root of 200", [200, 200], within: 0.25) { try fitting(ring()) }
        }

    private static func badge() -> some View {
        HStack {
            Image(systemName: "checkmark.circle.fill")
            Text("Checked").fixedSize()
        }
        .padding(5)
        .background(RoundedRectangle(cornerRadius: 5).fill(Color.blue))
        .padding(10)
    }

    private static let hosted: [PublishedLayout] = [
        checked.says(
            1290, "a symbol and a text in two paddings are 101 pixels high, of two a point", [50.5], within: 0.25
        ) {
            try [fitting(pixels(2, badge()))[1]]
        },
        checked.says(1290, "and 246 wide", [123], within: 0.25, unknown: "widths of SF Pro, and of its symbols") {
            try [fitting(pixels(2, badge()))[0]]
        },
        nodes.says(
            0, "two texts and a spacer in 320 points: 960 by 127 pixels, of three a point", [320, 127 / 3], within: 0.17
        ) {
            let row = HStack {
                Text("Test")
                Spacer()
                Text("Test\nTest")
            }
            return try size(pixels(3, row), 320, nil)
        },
        nodes.says(0, "columns of texts without gaps are 122 pixels high", [122 / 3], within: 0.17) {
            try [fitting(pixels(3, pair()))[1]]
        },
        nodes.says(0, "and 436 wide", [436 / 3], within: 0.17, unknown: "widths of SF Pro") {
            try [fitting(pixels(3, pair()))[0]]
        },
        nodes.says(0, "a spacer between texts in a height of 100", [100], within: 0.17) {
            let column = VStack {
                Text("Test")
                Spacer()
                Text("Test Test")
            }
            return try [size(pixels(3, column), nil, 100)[1]]
        },
    ]

    private static func pair() -> some View {
        HStack(spacing: 8) {
            VStack(alignment: .leading, spacing: 0) {
                Text("Test Test")
                Text("Test")
            }
            VStack(alignment: .trailing, spacing: 0) {
                Text("Test")
                Text("Test Test")
            }
        }
    }

    private static let settings: [PublishedLayout] = [
        air("SettingIconViewTests").says(0, "an icon of 28: 56 pixels, of two a point", [28, 28], within: 0.25) {
            try fitting(
                Image("icon").resizable().aspectRatio(contentMode: .fit).padding(0).frame(width: 28, height: 28))
        },
        air("SettingTextTests").says(0, "a line of body in paddings of 14: 97 pixels", [48.5], within: 0.25) {
            try [fitting(pixels(2, Text("Just a title").padding(.vertical, 14)))[1]]
        },
        air("SettingToggleTests").says(
            0, "a text beside a toggle: 97 pixels for both texts", [48.5, 48.5], within: 0.25
        ) {
            func row(_ title: String, _ isOn: Bool) throws -> [CGFloat] {
                let row = HStack(spacing: 12) {
                    Text(title).frame(maxWidth: .infinity, alignment: .leading).padding(.vertical, 14)
                    Toggle(title, isOn: .constant(isOn)).labelsHidden()
                }
                return try [fitting(pixels(2, row))[1]]
            }
            return try row("Just a simple title", false) + row("Now it's true", true)
        },
        air("SettingCustomContentTests").says(
            0, "a text and a button as roots are 82 pixels high, without a gap", [41], within: 0.25,
            unknown: "the gap of two texts in the system that recorded it, iOS 16 or 17; later ones have 2.333"
        ) {
            let host = LayoutHost {
                Text("Some custom text").environment(\.textMeasurer, HelveticaMeasurer(scale: 2))
                Button("Some custom Button") {}.environment(\.textMeasurer, HelveticaMeasurer(scale: 2))
            }
            return try [host.layout(.unspecified).size.height]
        },
    ]

    private static let framed: [PublishedLayout] = [
        sample.says(
            7, "a circle and a rectangle in frames of 30 by 20 as roots", [30, 20],
            unknown: "how the picture is cut: two roots would stand in a column"
        ) {
            try fitting(
                Group {
                    Circle()
                    Rectangle()
                }
                .fixedSize().frame(width: 30, height: 20))
        },
        ferrostar("FerrostarMapLibreUITests", "LandscapeNavigationViewTests").says(
            24, "a frame", [700, 350], within: 0.17
        ) {
            try fitting(ZStack { Color.green }.frame(width: 700, height: 350))
        },
        ferrostar("FerrostarMapLibreUITests", "PortraitNavigationViewTests").says(
            24, "a frame", [350, 700], within: 0.17
        ) {
            try fitting(ZStack { Color.green }.frame(width: 350, height: 700))
        },
        ferrostar("FerrostarSwiftUITests", "MuteButtonTests").says(
            21, "a small view in a frame", [430, 932], within: 0.17
        ) {
            try fitting(Color.red.frame(width: 52, height: 52).frame(width: 430, height: 932).background(Color.green))
        },
        voice("GridButtonTests").says(40, "a view without limit in a frame", [250, 250], within: 0.17) {
            try fitting(
                VStack { Text("x") }.frame(maxWidth: .infinity, maxHeight: .infinity).frame(width: 250, height: 250))
        },
        voice("ProgressViewComponentTests").says(14, "a frame larger than a screen", [600, 1200], within: 0.17) {
            try fitting(ZStack { Color.black }.frame(width: 600, height: 1200))
        },
    ]
}
