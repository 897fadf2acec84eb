// SearchingTests.swift: whether people search, as views inside may ask.

import PlumbViews
import Testing

private struct Asking: View {
    @Environment(\.isSearching) private var isSearching

    var body: some View { Text(isSearching ? "searching" : "reading").id("asking") }
}

struct SearchingTests {
    @Test func `people search where a value says that the field is presented`() throws {
        for (isOn, words) in [(true, "searching"), (false, "reading")] {
            let view = NavigationStack { Asking().searchable(text: .constant(""), isPresented: .constant(isOn)) }
            #expect(try laidOut(view).element(id: "asking")?.text == words)
        }
        let plain = NavigationStack { Asking().searchable(text: .constant("")) }
        #expect(try laidOut(plain).element(id: "asking")?.text == "reading")
    }
}
