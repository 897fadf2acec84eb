// AssertLayoutTests.swift: kept layouts, recorded, held and refused.

import Foundation
import PlumbViewTesting
import PlumbViews
import Testing

private struct Card: View {
    var title = "Oats"

    var body: some View {
        HStack(spacing: 8) {
            Text(title).accessibilityIdentifier("name")
            Spacer()
            Button("Buy") {}.id("buy")
        }
        .padding(12)
    }
}

struct AssertLayoutTests {
    /// A test's file in a folder of its own, which is removed.
    private func withTest(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-layouts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.appending(path: "CardTests.swift").path)
    }

    private func keep(_ text: String, beside file: String) throws {
        let kept = URL(filePath: file).deletingLastPathComponent().appending(path: "Layouts/CardTests/the-card.txt")
        try FileManager.default.createDirectory(at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: kept)
    }

    @Test func `a layout that is kept nowhere fails, and says where it belongs`() throws {
        try withTest { file in
            let missing = try #require(throws: LayoutDifference.self) {
                try assertLayout(of: Card(), file: file, function: "`the card`()")
            }
            #expect(missing.kind == .missing)
            #expect(missing.description.contains("Layouts/CardTests/the-card.txt"))
            #expect(missing.description.hasSuffix("PLUMB_RECORD=1 swift test --filter '[./`]\\W*the\\W+card\\W*[`(]'"))
        }
    }

    @Test func `names that differ in signs have files of their own`() throws {
        try withTest { file in
            let names = ["wide (iPad)", "wide (iPhone)", "a+b", "a-b", "a b", "a/b", "größer", "a%2fb"]
            let files = try names.map { name in
                let missing = try #require(throws: LayoutDifference.self) {
                    try assertLayout(of: Card(), named: name, file: file, function: "`the card`()")
                }
                return missing.description.firstMatch(of: /the-card-\S*\.txt/).map { String($0.output) }
            }
            #expect(
                files == [
                    "the-card-wide-(iPad).txt", "the-card-wide-(iPhone).txt", "the-card-a+b.txt", "the-card-a%2db.txt",
                    "the-card-a-b.txt",
                    "the-card-a%2fb.txt", "the-card-größer.txt", "the-card-a%252fb.txt",
                ])
        }
    }

    @Test func `the text of a tree is held, and what differs is shown with its screen`() throws {
        try withTest { file in
            let devices: [Device] = [.iPhoneSE, .iPadAir]
            var texts: [String] = []
            for device in devices {
                let tree = try LayoutHost(Card(), environment: device.surroundings).layout(
                    ProposedViewSize(width: device.width, height: device.height))
                texts.append("# \(device.name), language en, text size large, left to right\n\(tree)")
            }
            try keep(texts.joined(separator: "\n"), beside: file)
            try assertLayout(of: Card(), on: devices, file: file, function: "`the card`()")
            let other = try #require(throws: LayoutDifference.self) {
                try assertLayout(of: Card(title: "Oat"), on: devices, file: file, function: "`the card`()")
            }
            #expect(other.kind == .differs)
            let gone = other.lines.filter { $0.hasPrefix("-") }
            #expect(gone.allSatisfy { $0.contains("\"Oats\"") || $0.contains("Spacer") })
            #expect(other.lines.filter { $0.contains("# ") && $0.hasPrefix("  ") }.count == 2)
            #expect(other.svg?.contains("<svg") == true)
            // The text and what is after it stand elsewhere: their frames now, and by dashes before.
            #expect(other.svg?.components(separatedBy: "stroke-dasharray=\"5 4\"").count == gone.count / 2 + 1)
            #expect(other.description.contains("PLUMB_RECORD=1 swift test --filter '[./`]\\W*the\\W+card\\W*[`(]'"))
        }
    }

    @Test func `a line for a view says its kind, text, names, place and state`() throws {
        let tree = try LayoutHost(Card()).layout(ProposedViewSize(width: 200, height: 60))
        // Helvetica: O 778, a 556, t 278, s 500; B 667, u 556, y 500; of 17 points: 35.904 and 29.291, up to whole points.
        #expect(
            tree.description == """
                HStack  12, 12  176 × 21
                  Text "Oats" #name  12, 12  36 × 21
                  Spacer  56, 22.5  94 × 0
                  Text "Buy" [button] #buy  158, 12  30 × 21  tappable

                """)
    }

    @Test func `names with quotation marks and line breaks stay on their line`() throws {
        let tree = try LayoutHost(Text(verbatim: "a \"b\"\n\u{7}\\")).layout(.unspecified)
        #expect(tree.description.hasPrefix(#"Text "a \"b\"\n\u{7}\\""#))
        #expect(tree.description.split(separator: "\n").count == 1)
    }
}

extension Device {
    fileprivate var surroundings: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.safeAreaInsets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
        environment.textMeasurer = HelveticaMeasurer(scale: scale)
        environment.horizontalSizeClass = isWide ? .regular : .compact
        environment.verticalSizeClass = .regular
        return environment
    }
}
