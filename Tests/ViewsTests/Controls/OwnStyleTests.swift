// OwnStyleTests.swift: controls in a program's own styles.

import PlumbViews

private struct ColumnBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            configuration.content
        }
    }
}

private struct ValueFirst: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 2) {
            configuration.content
            configuration.label
        }
    }
}

private struct Fold: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                configuration.label
            }
            if configuration.isExpanded { configuration.content }
        }
    }
}

private struct Bar: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        Color.blue.frame(width: 100 * configuration.value, height: 10).id("bar")
    }
}

private struct Tall: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.padding(5).frame(height: 40).id("line")
    }
}

private struct LabelFirst: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            configuration.label
            configuration.content
        }
    }
}

var ownStylePrograms: [FramedProgram] {
    let window = CGSize(width: 100, height: 100)
    return [
        FramedProgram("a group box of its own", in: window, ["l": frame(40, 33, 20, 10), "c": frame(30, 47, 40, 20)]) {
            GroupBox {
                block("c", 40, 20)
            } label: {
                block("l", 20, 10)
            }
            .groupBoxStyle(ColumnBox())
        },
        FramedProgram(
            "a labelled view of its own", in: window, ["c": frame(24, 45, 30, 10), "l": frame(56, 45, 20, 10)]
        ) {
            LabeledContent {
                block("c", 30, 10)
            } label: {
                block("l", 20, 10)
            }
            .labeledContentStyle(ValueFirst())
        },
        FramedProgram("a disclosure of its own", in: window, ["l": frame(40, 40, 20, 10), "c": frame(35, 50, 30, 10)]) {
            DisclosureGroup(isExpanded: .constant(true)) {
                block("c", 30, 10)
            } label: {
                block("l", 20, 10)
            }
            .disclosureGroupStyle(Fold())
        },
        FramedProgram("a gauge of its own", in: window, ["bar": frame(37.5, 45, 25, 10)]) {
            Gauge(value: 5, in: 0...20) { Text("speed") }.gaugeStyle(Bar())
        },
        FramedProgram("a line of its own", in: window, ["line": frame(0, 30, 100, 40)]) {
            TextField("name", text: .constant("")).textFieldStyle(Tall())
        },
        FramedProgram("controls of their own", in: window, ["l": frame(40, 40, 20, 10), "c": frame(35, 50, 30, 10)]) {
            ControlGroup {
                block("c", 30, 10)
            } label: {
                block("l", 20, 10)
            }
            .controlGroupStyle(LabelFirst())
        },
        // The height of `ControlSizes.calendar` in the middle.
        FramedProgram("several days", in: CGSize(width: 400, height: 400), ["days": frame(0, 40, 400, 320)]) {
            MultiDatePicker("days", selection: .constant([])).id("days")
        },
    ]
}
