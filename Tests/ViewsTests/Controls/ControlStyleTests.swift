// ControlStyleTests.swift: controls in styles, those of the system and those of a program.

import PlumbViews

private let window = CGSize(width: 200, height: 100)

private struct Padded: ButtonStyle {
    @Environment(\.controlSize) private var size

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(size == .large ? 20 : 10)
            .opacity(configuration.isPressed ? 0.5 : 1)
    }
}

private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            configuration.label
            Button(configuration)
        }
    }
}

private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon
            configuration.title
        }
    }
}

private struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            block("check", 20, 20).onTapGesture { configuration.isOn.toggle() }
            configuration.label
        }
    }
}

private struct Ring: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0).stroke(.blue, lineWidth: 4)
            .frame(width: 40, height: 40)
    }
}

var stylePrograms: [FramedProgram] {
    [
        FramedProgram("a button with a border", in: window, ["b": frame(68, 33, 64, 34), "a": frame(80, 40, 40, 20)]) {
            Button(action: {}, label: { block("a", 40, 20) }).buttonStyle(.bordered).id("b")
        },
        FramedProgram("a large button", in: window, ["b": frame(60, 25, 80, 50)]) {
            Button(role: .destructive) {
            } label: {
                block("a", 40, 20)
            }
            .buttonStyle(BorderedProminentButtonStyle()).controlSize(.large).buttonBorderShape(.capsule).id("b")
        },
        FramedProgram("a plain button", in: window, ["b": frame(80, 40, 40, 20)]) {
            Button(action: {}, label: { block("a", 40, 20) }).buttonStyle(.plain).id("b")
        },
        FramedProgram("a style of buttons", in: window, ["b": frame(70, 30, 60, 40)]) {
            Button(action: {}, label: { block("a", 40, 20) }).buttonStyle(Padded()).id("b")
        },
        FramedProgram("a style that reads the environment", in: window, ["b": frame(60, 20, 80, 60)]) {
            Button(action: {}, label: { block("a", 40, 20) }).buttonStyle(Padded()).controlSize(.large).id("b")
        },
        FramedProgram("a style that behaves", in: window, ["b": frame(60, 40, 80, 20)]) {
            Button(action: {}, label: { Color.red.frame(width: 40, height: 20) }).buttonStyle(Twice()).id("b")
        },
        FramedProgram("a style of labels", in: window, ["icon": frame(90, 28, 20, 20), "title": frame(80, 52, 40, 20)])
        {
            Label {
                block("title", 40, 20)
            } icon: {
                block("icon", 20, 20)
            }
            .labelStyle(Stacked())
        },
        FramedProgram("a label without its title", in: window, ["l": frame(90, 40, 20, 20)]) {
            Label {
                block("title", 40, 20)
            } icon: {
                block("icon", 20, 20)
            }
            .labelStyle(.iconOnly).id("l")
        },
        FramedProgram("a style of switches", in: window, ["check": frame(70, 40, 20, 20), "l": frame(90, 40, 40, 20)]) {
            Toggle(isOn: .constant(true)) { block("l", 40, 20) }.toggleStyle(Checkbox())
        },
        FramedProgram("a style of progress", in: window, ["p": frame(80, 30, 40, 40)]) {
            ProgressView(value: 0.3).progressViewStyle(Ring()).id("p")
        },
    ]
}
