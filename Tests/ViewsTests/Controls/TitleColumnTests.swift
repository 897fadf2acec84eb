// TitleColumnTests.swift: labels of several texts.

import PlumbViews
import Testing

struct TitleColumnTests {
    private let room = ProposedViewSize(width: 393, height: 852)

    private func frames(_ view: some View) throws -> (title: CGRect, rest: CGRect) {
        let tree = try LayoutHost(Form { view }).layout(room)
        return (try tree.find(text: "Sync").frame, try tree.find(text: "Every hour").frame)
    }

    @ViewBuilder private var texts: some View {
        Text("Sync")
        Text("Every hour")
    }

    @Test func `a second text in a label stands below the first, and is smaller`() throws {
        for view in [
            AnyView(
                Toggle(isOn: .constant(true)) {
                    Text("Sync")
                    Text("Every hour")
                }),
            AnyView(
                LabeledContent {
                    Text("on")
                } label: {
                    Text("Sync")
                    Text("Every hour")
                }),
            AnyView(
                Picker(selection: .constant(1)) {
                    Text("on").tag(1)
                } label: {
                    Label("Sync", systemImage: "clock")
                    Text("Every hour")
                }),
        ] {
            let (title, rest) = try frames(view)
            #expect(title.maxY <= rest.minY && rest.height < title.height)
        }
    }

    @Test func `an image and a text stand beside each other`() throws {
        let view = Toggle(isOn: .constant(true)) {
            Image(systemName: "clock").id("image")
            Text("Sync")
        }
        let tree = try LayoutHost(Form { view }).layout(room)
        #expect(try tree.find(id: "image").frame.maxX < tree.find(text: "Sync").frame.minX)
    }

    @Test func `a text that is not there leaves the title alone`() throws {
        let view = { (isOn: Bool) in
            Toggle(isOn: .constant(true)) {
                Text("Sync")
                if isOn { Text("Every hour") }
            }
        }
        let alone = Toggle(isOn: .constant(true)) { Text("Sync") }
        let wanted = try LayoutHost(Form { alone }).layout(room).find(text: "Sync").frame
        #expect(try LayoutHost(Form { view(false) }).layout(room).find(text: "Sync").frame == wanted)
    }
}
