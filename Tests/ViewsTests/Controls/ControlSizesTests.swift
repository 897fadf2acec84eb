// ControlSizesTests.swift: the controls that the system draws, in the sizes that `ControlSizes` names.

import PlumbViews

private let window = CGSize(width: 200, height: 100)

private struct Fields: View {
    @State private var text = ""
    var body: some View {
        VStack(spacing: 0) {
            TextField("Name", text: $text).textFieldStyle(.roundedBorder).id("bordered")
            TextEditor(text: .constant("Notes")).id("page")
        }
    }
}

private struct Pickers: View {
    @State private var choice = 2
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Picker("Choice", selection: $choice) {
                Text("A").tag(1)
                Text("B").tag(2)
            }
            .pickerStyle(.segmented).id("segments")
            Picker("Choice", selection: $choice) {
                block("one", 10, 20).tag(1)
                block("two", 30, 20).tag(2)
            }
            Picker(selection: $choice, label: EmptyView()) {
                ForEach(1..<3) { Text("\($0)").tag($0) }
            }
            .pickerStyle(WheelPickerStyle()).id("wheel")
        }
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

var controlPrograms: [FramedProgram] {
    [
        FramedProgram("a switch", in: window, ["a": frame(74.5, 34.5, 51, 31)]) {
            Toggle("On", isOn: .constant(true)).labelsHidden().id("a")
        },
        FramedProgram("a switch at the end of its row", in: window, ["label": frame(0, 40, 60, 20)]) {
            Toggle(isOn: .constant(true)) { block("label", 60, 20) }
        },
        FramedProgram("a stepper", in: window, ["a": frame(53, 34, 94, 32)]) {
            Stepper("Count", value: .constant(1), in: 0...10).labelsHidden().id("a")
        },
        FramedProgram("a slider", in: window, ["a": frame(0, 33, 200, 34)]) {
            Slider(value: .constant(0.5), in: 0...1, step: 0.1).id("a")
        },
        // Between the labels and the line lie 8 points each.
        FramedProgram(
            "a slider between labels", in: window, ["a": frame(0, 33, 200, 34), "most": frame(180, 40, 20, 20)]
        ) {
            Slider(
                value: .constant(0.5), in: 0...1, step: 0.1, minimumValueLabel: AnyView(block("least", 10, 20)),
                maximumValueLabel: AnyView(block("most", 20, 20))
            ) { Text("share") }.id("a")
        },
        FramedProgram("a spinner and a bar", in: window, ["spin": frame(90, 34, 20, 20), "bar": frame(0, 62, 200, 4)]) {
            VStack(spacing: 8) {
                ProgressView().id("spin")
                ProgressView(value: 3, total: 4).id("bar")
            }
        },
        FramedProgram("a large spinner", in: window, ["spin": frame(81.5, 31.5, 37, 37)]) {
            ProgressView().controlSize(.large).id("spin")
        },
        FramedProgram(
            "what is written on", in: window, ["bordered": frame(0, 0, 200, 34), "page": frame(0, 34, 200, 66)]
        ) {
            Fields()
        },
        FramedProgram(
            "choices", in: CGSize(width: 200, height: 400),
            ["segments": frame(0, 0, 200, 32), "two": frame(0, 32, 30, 20)]
        ) { Pickers() },
        FramedProgram("a date", in: window, ["a": frame(36.5, 33, 127, 34)]) {
            DatePicker("Day", selection: .constant(Date()), displayedComponents: .date).labelsHidden().id("a")
        },
        FramedProgram("a calendar", in: CGSize(width: 390, height: 320), ["a": frame(0, 0, 390, 320)]) {
            DatePicker("Day", selection: .constant(Date()), in: ...Date()).datePickerStyle(.graphical).id("a")
        },
        FramedProgram("a colour", in: window, ["a": frame(86, 36, 28, 28)]) {
            ColorPicker("Colour", selection: .constant(.red)).labelsHidden().id("a")
        },
        FramedProgram("a round gauge", in: window, ["a": frame(71, 21, 58, 58)]) {
            Gauge(value: 0.3) { Text("Speed") }.gaugeStyle(.accessoryCircular).id("a")
        },
        FramedProgram("a bar to choose with", ["b": frame(0, 0, 390, 795)]) {
            TabView(selection: .constant(2)) {
                block("a").tabItem { Label("A", systemImage: "a") }.tag(1)
                block("b").tabItem { Label("B", systemImage: "b") }.tag(2)
            }
        },
        FramedProgram("tabs with values", ["b": frame(0, 0, 390, 795)]) {
            TabView(selection: .constant("b")) {
                Tab("A", systemImage: "a", value: "a") { block("a") }
                Tab("B", systemImage: "b", value: "b") { block("b") }
            }
        },
        FramedProgram("pages", ["a": frame(0, 0, 390, 844)]) {
            TabView {
                block("a")
                block("b")
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
        },
        FramedProgram("a group on its ground", in: window, ["box": frame(34, 9, 132, 82), "a": frame(50, 25, 100, 50)])
        {
            GroupBox { block("a", 100, 50) }.id("box")
        },
        FramedProgram("a value beside its label", in: window, ["l": frame(0, 45, 30, 10), "v": frame(150, 45, 50, 10)])
        {
            LabeledContent {
                block("v", 50, 10)
            } label: {
                block("l", 30, 10)
            }
        },
        FramedProgram(
            "what is open and what is closed", in: window,
            ["label": frame(0, 0, 40, 30), "inside": frame(0, 30, 60, 10)]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                DisclosureGroup(isExpanded: .constant(true)) {
                    block("inside", 60, 10)
                } label: {
                    block("label", 40, 30)
                }
                DisclosureGroup("Closed") { block("hidden", 60, 100) }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        },
        FramedProgram(
            "menus and links are their labels", in: window, ["m": frame(0, 40, 40, 20), "l": frame(48, 45, 30, 10)]
        ) {
            HStack(spacing: 8) {
                Menu {
                    Button("Copy") {}
                    Divider()
                } label: {
                    block("m", 40, 20)
                }
                Link(destination: URL(fileURLWithPath: "/")) { block("l", 30, 10) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        },
        FramedProgram("sizes of another system", in: window, ["a": frame(68.5, 36, 63, 28)]) {
            Toggle("On", isOn: .constant(true)).labelsHidden().id("a")
                .environment(\.controlSizes.toggle, CGSize(width: 63, height: 28))
        },
    ]
}
