// EnvironmentActionsTests.swift: values around views that a program may set itself.

import PlumbViews
import Testing

private struct Around: View {
    @Environment(\.redactionReasons) private var reasons
    @Environment(\.scenePhase) private var phase

    var body: some View { Text("\(String(describing: phase)), \(reasons.rawValue)").id("text") }
}

struct EnvironmentActionsTests {
    private func text(_ view: some View) throws -> String? {
        try LayoutHost(view).layout(.unspecified).find(id: "text").text
    }

    @Test func `a program is in front until something else is handed down`() throws {
        #expect(try text(Around()) == "active, 0")
        #expect(try text(Around().environment(\.scenePhase, .background)) == "background, 0")
    }

    @Test func `reasons for hiding add up, and are forgotten inside what is shown`() throws {
        #expect(try text(Around().redacted(reason: .placeholder)) == "active, 1")
        #expect(try text(Around().redacted(reason: .privacy).redacted(reason: .placeholder)) == "active, 3")
        #expect(try text(Around().unredacted().redacted(reason: .placeholder)) == "active, 0")
        #expect(try text(Around().environment(\.redactionReasons, .invalidated)) == "active, 4")
    }
}
