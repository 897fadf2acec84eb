// ViewTestingGuideTests.swift: what the guide to testing views shows compiles, and prints what its comments say.

import Foundation
import PlumbViewTesting
import PlumbViews
import TestSupport
import Testing

struct OrderScreen: View {
    @State private var count = 1
    @State private var name = ""
    @State private var isGift = false

    var body: some View {
        List {
            Text("Order").font(.title).accessibilityAddTraits(.isHeader)
            Text("Copies: \(count)").id("copies")
            Button("One more") { count += 1 }.accessibilityIdentifier("more")
            TextField("Name", text: $name).accessibilityIdentifier("name")
            Toggle("Gift", isOn: $isGift).accessibilityIdentifier("gift")
            if isGift { Text("We wrap it") }
            Button {
            } label: {
                Image(systemName: "trash")
            }.id("bin").buttonStyle(.plain)
        }
    }
}

/// As much of swift-snapshot-testing as the guide names, with its declarations.
struct Snapshotting<Value, Format> {
    let snapshot: (Value) -> Format

    func pullback<NewValue>(_ transform: @escaping (NewValue) -> Value) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format> { snapshot(transform($0)) }
    }
}

extension Snapshotting where Value == String, Format == String {
    static var lines: Snapshotting { Snapshotting { $0 } }
}

extension Snapshotting where Value: View, Format == String {
    static func layout(on device: Device = .iPhone15, size: DynamicTypeSize = .large) -> Snapshotting {
        Snapshotting<String, String>.lines.pullback { view in
            do { return try device.layout(view, size: size).description } catch { return "\(error)" }
        }
    }
}

struct ViewTestingGuideTests {
    private let guide = Document("Documentation/ViewTesting.md")

    @Test func `every example stands in this file`() throws {
        let source = flat(try String(contentsOf: URL(filePath: #filePath), encoding: .utf8))
        for example in try guide.blocks("swift").flatMap({ $0.components(separatedBy: "\n\n") }) {
            #expect(source.contains(flat(example)), "\(example)")
        }
    }

    /// The text with no line indented.
    private func flat(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }

    @Test func `the order`() throws {
        try assertLayout(of: OrderScreen(), on: [.iPhone15, .iPadAir], sizes: [.large, .accessibility3])
    }

    @Test func `the order in German`() throws {
        let strings: StringTable = ["Copies: %lld": ["de": "Anzahl: %lld"], "One more": ["de": "Noch eins"]]
        try assertLayout(of: OrderScreen(), languages: ["en", "de"], strings: strings)
    }

    @Test func `the guide shows lines of the screen that is kept, and its words`() throws {
        let kept = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "Layouts/ViewTestingGuideTests/the-order.txt")
        let lines = Set(
            try String(contentsOf: kept, encoding: .utf8).components(separatedBy: "\n\n")[0]
                .components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
        let shown = try guide.blocks("text")[0].components(separatedBy: "\n")
        #expect(shown.count == 3 && shown.allSatisfy(lines.contains))
        let german = try Device.iPhone15.layout(
            OrderScreen(), language: "de", strings: ["Copies: %lld": ["de": "Anzahl: %lld"]])
        #expect(try german.find(id: "copies").text == "Anzahl: 1")
    }

    @Test func `a strategy of swift-snapshot-testing has the text of the layout`() throws {
        let text = Snapshotting<OrderScreen, String>.layout(on: .iPadAir).snapshot(OrderScreen())
        #expect(try text == Device.iPadAir.layout(OrderScreen()).description)
    }

    @Test func `views are found, tapped, written into and heard`() throws {
        var lines: [String] = []
        let print = { (value: Any) in lines.append("\(value)") }
        let host = LayoutHost(OrderScreen())
        func tree() throws -> LayoutTree { try host.layout(ProposedViewSize(width: 393, height: 852)) }
        _ = try tree()
        try host.tap(id: "more")  // accessibilityIdentifier("more"), or id("more")
        try host.type("Ada", id: "name")
        try host.toggle(id: "gift")
        try host.scroll(to: "bin")
        print(try tree().find(id: "copies").text ?? "")  // Copies: 2
        print(try tree().find(text: "We wrap it").kind)  // Text
        print(try tree().find(Toggle.self).accessibilityMarks?.value ?? "")  // on
        print(try tree().findAll(Button.self).count)  // 2
        print(try tree().accessibility.map(\.label).prefix(3))  // ["Order", "Copies: 2", "One more"]
        #expect(try lines == guide.comments(under: "Views by name") + guide.comments(under: "What is heard"))
        let missing = try #require(throws: LayoutNotFound.self) { try host.tap(id: "mor") }
        #expect(try guide.blocks("text")[2] == missing.description)
    }

    @Test func `everybody can order`() throws {
        try assertAccessible(OrderScreen(), on: [.iPhoneSE, .iPadAir], sizes: .all) { $0.ids == ["bin"] }
    }

    @Test func `the bin is found, with what the guide says of it`() throws {
        let found = try #require(throws: AccessibilityFaults.self) { try assertAccessible(OrderScreen()) }
        #expect(found.found.map(\.finding.rule) == [.label, .target])
        #expect(found.found.allSatisfy { $0.finding.ids == ["bin"] })
        let words = try guide.blocks("text")[3].components(separatedBy: "(…)")
        #expect(found.description.contains(words[0]) && found.description.contains(words[1]))
    }
}
