// TapTargetTests.swift: what takes the taps on views of lists and on the system's controls, as an iPhone has it.

import PlumbViews
import PlumbViewTesting
import Testing

struct TapTargetTests {
    private func fault(width: Int = 390, @ViewBuilder screen: @escaping () -> some View) throws -> PlacedFault? {
        do {
            try verify(screen: { _ in screen() }, widths: width...width, height: 844, that: [.tappable(minimum: 44)])
            return nil
        } catch let error as ViewCounterexample { return error.fault }
    }

    private var row: some View {
        Button(action: {}) {
            HStack {
                Text("Name")
                Spacer()
                Text("Value")
            }
        }
    }

    @Test func `a button in a list takes taps with its row`() throws {
        #expect(try fault { List { row } } == nil)
        #expect(try fault { Form { Section("Part") { row } } } == nil)
        #expect(try fault { List { Button("OK") {} }.listStyle(.plain) } == nil)
        #expect(try fault { List { NavigationLink("There") { Text("there") } } } == nil)
        #expect(try fault { NavigationLink(destination: Text("there")) { EmptyView() } } == nil)
        #expect(
            try fault {
                List {
                    HStack {
                        Image(systemName: "star"); Button("OK") {}
                    }
                }
            } == nil)
        // Outside of a list it is 21 high.
        #expect(try fault { row } != nil)
    }

    @Test func `a row that is too low is found, with the room that it has`() throws {
        let low = try fault {
            List { Button("OK") {}.listRowInsets(EdgeInsets()) }.environment(\.defaultMinListRowHeight, 30)
        }
        guard case .small(let view, minimum: 44) = low else {
            Issue.record("\(String(describing: low))")
            return
        }
        #expect(view.frame.height < 30)
        // 21 points, and 12 above and below, are 45.
        let insets = EdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 0)
        let high = try fault {
            List { Button("OK") {}.listRowInsets(insets) }.environment(\.defaultMinListRowHeight, 30)
        }
        #expect(high == nil)
    }

    @Test func `a style, a gesture and a header take taps with themselves alone`() throws {
        #expect(try fault { List { Button("OK") {}.buttonStyle(.plain) } } != nil)
        #expect(try fault { List { Button("OK") {}.buttonStyle(.borderless) } } != nil)
        #expect(try fault { List { Button("OK") {}.buttonStyle(.bordered).controlSize(.mini) } } != nil)
        #expect(try fault { List { Text("OK").onTapGesture {} } } != nil)
        #expect(
            try fault {
                List {
                    Section {
                        Text("a")
                    } header: {
                        Button("OK") {}
                    }
                }
            } != nil)
    }

    @Test func `the system's switches and steppers have the system's size`() throws {
        #expect(try fault { Toggle("On", isOn: .constant(true)) } == nil)
        #expect(try fault { List { Toggle("On", isOn: .constant(true)) } } == nil)
        #expect(try fault { Stepper("Count", value: .constant(1)) } == nil)
        #expect(try fault { Toggle("On", isOn: .constant(true)).toggleStyle(.button) } != nil)
    }
}
