// AssertAccessibleTests.swift: audits of views on devices, with what is accepted, and what failures say.

import PlumbViewTesting
import PlumbViews
import Testing

private struct Card: View {
    var body: some View {
        VStack {
            Text("A title that is rather long").lineLimit(1)
            Button {
            } label: {
                Image(systemName: "trash").frame(width: 44, height: 44)
            }.accessibilityIdentifier("bin")
        }
    }
}

struct AssertAccessibleTests {
    private func faults(
        sizes: [DynamicTypeSize] = [.large], for rules: Set<AuditRule> = [.label, .truncation],
        accepting isAccepted: (AuditFinding) -> Bool = { _ in false }
    ) throws -> AccessibilityFaults {
        try #require(throws: AccessibilityFaults.self) {
            try assertAccessible(Card(), on: [.iPhoneSE], sizes: sizes, for: rules, accepting: isAccepted)
        }
    }

    @Test func `a failure says each finding once, where it was made first and how often`() throws {
        let found = try faults(sizes: [.large, .accessibility5])
        #expect(found.found.map(\.finding.rule) == [.label, .label, .truncation])
        #expect(found.found.last?.place == "iPhone SE, language en, text size accessibility5, left to right")
        let lines = found.description.components(separatedBy: "\n")
        #expect(lines.first == "2 findings in 2 layouts")
        #expect(lines.filter { $0.hasPrefix("label: ") }.count == 1)
        #expect(lines.contains("  on iPhone SE, language en, text size large, left to right, and in 1 more"))
        #expect(found.svg.contains("<svg"))
    }

    @Test func `what is accepted and what is not asked for is no fault`() throws {
        try assertAccessible(Card(), for: [.label]) { $0.ids == ["bin"] }
        try assertAccessible(Card(), sizes: .all, for: [.target])
        #expect(try faults(sizes: [.accessibility5]) { $0.rule == .label }.found.map(\.finding.rule) == [.truncation])
    }

    @Test func `texts of a language are looked over`() throws {
        let strings: StringTable = ["Save": ["de": "Alle Änderungen sichern"]]
        let button = Text("Save").lineLimit(1).frame(width: 80)
        try assertAccessible(button, strings: strings, for: [.truncation])
        #expect(throws: AccessibilityFaults.self) {
            try assertAccessible(button, languages: ["en", "de"], strings: strings, for: [.truncation])
        }
    }
}
