// AppTests.swift: windows for values, which are written as for SwiftUI.

import PlumbViews
import Testing

struct AppTests {
    @Test func `a window for values has the views of none, or of the one that it begins with`() throws {
        let none = WindowGroup("Notes", id: "notes", for: Int.self) { $number in Text(number == nil ? "none" : "some") }
        let first = WindowGroup("Notes", for: Int.self) { $number in
            Text(number == 7 ? "seven" : "other")
        } defaultValue: {
            7
        }
        #expect(try LayoutHost(none.content.id("text")).layout(.unspecified).element(id: "text")?.text == "none")
        #expect(try LayoutHost(first.content.id("text")).layout(.unspecified).element(id: "text")?.text == "seven")
    }
}
