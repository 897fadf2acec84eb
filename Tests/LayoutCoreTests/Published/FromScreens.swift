// FromScreens.swift: where texts, shapes and symbols stand on a screen, as the recorder of dd-sdk-ios asserts it.

import LayoutCore
import Views

enum FromScreens {
    private static let recorder = PublishedSource(
        repository: "DataDog/dd-sdk-ios", commit: "2b6a3fb084a9532d694de5f0b523b78ccc6717a8",
        path: "DatadogSessionReplay/Tests/Recorder/ViewTreeSnapshotProducer/ViewTreeSnapshot/NodeRecorders/"
            + "UIHostingViewRecorderTests.swift")

    /// Frames in a window of 300 by 300 points whose upper 60 a phone's bar covers: a circle of 100 stands at 130.
    private static func frames(_ view: some View, _ ids: String...) throws -> [CGFloat] {
        var environment = EnvironmentValues()
        environment.safeAreaInsets = EdgeInsets(top: 60, leading: 0, bottom: 0, trailing: 0)
        environment.textMeasurer = HelveticaMeasurer(scale: 3)
        let tree = try LayoutHost(view, environment: environment).layout(ProposedViewSize(width: 300, height: 300))
        return ids.flatMap { tree.frame(id: $0)?.numbers ?? [] }
    }

    static let layouts: [PublishedLayout] = [
        recorder.says(33, "a text of 28 points: where it begins, and its height", [74, 164, 34], within: 5) {
            let text = try frames(Text("Hello, World!").font(.system(size: 28)).id("a"), "a")
            return [text[0], text[1], text[3]]
        },
        recorder.says(35, "its width", [151], within: 5, unknown: "widths of SF Pro, which at this size stands closer")
        {
            try [frames(Text("Hello, World!").font(.system(size: 28)).id("a"), "a")[2]]
        },
        recorder.says(
            82, "a text in a scrolled column of 300 by 600 with margins of 50", [101, 402, 97, 20], within: 5
        ) {
            let view = ScrollView {
                VStack { Text("Hello, World!").font(.system(size: 17)).id("a") }.frame(width: 300, height: 600)
            }
            return try frames(view.contentMargins(50), "a")
        },
        recorder.says(101, "a circle", [100, 130, 100, 100], within: 5) {
            try frames(Circle().fill(Color.red).frame(width: 100, height: 100).id("a"), "a")
        },
        recorder.says(166, "a symbol that is stretched", [125, 155, 50, 50], within: 5) {
            try frames(Image(systemName: "star.fill").resizable().frame(width: 50, height: 50).id("a"), "a")
        },
        recorder.says(189, "a text above two", [136, 158, 28, 20, 111, 181, 30, 20, 149, 181, 40, 20], within: 5) {
            let view = VStack {
                Text("Top").id("a")
                HStack {
                    Text("Left").id("b")
                    Text("Right").id("c")
                }
            }
            return try frames(view, "a", "b", "c")
        },
    ]
}
