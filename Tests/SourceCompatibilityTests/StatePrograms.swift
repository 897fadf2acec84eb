// StatePrograms.swift: state, bindings and the environment, written as for SwiftUI.

import PlumbViews

private struct AccentKey: EnvironmentKey {
    static let defaultValue: Color = .blue
}

extension EnvironmentValues {
    fileprivate var accent: Color {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

extension View {
    fileprivate func accent(_ color: Color) -> some View { environment(\.accent, color) }
}

private struct Settings: Equatable {
    var name = "name"
    var size: CGFloat = 10
    var flags = [true, false]
}

private struct Switch: View {
    @Binding var isOn: Bool
    let title: String

    init(_ title: String, isOn: Binding<Bool>) {
        self.title = title
        self._isOn = isOn
    }

    var body: some View {
        Button(action: { isOn.toggle() }) {
            Text(isOn ? "\(title) on" : "\(title) off")
        }
    }
}

private struct NameView: View {
    @Binding var name: String
    @Environment(\.accent) private var accent
    @Environment(\.layoutDirection) var layoutDirection: LayoutDirection

    var body: some View {
        Text(name)
            .foregroundColor(accent)
            .multilineTextAlignment(layoutDirection == .rightToLeft ? .trailing : .leading)
            .onTapGesture { name += "!" }
    }
}

struct StateProgram: View {
    @State private var isOn = false
    @State private var count: Int
    @State private var settings = Settings()
    @State private var selection: Int?
    @State private var items = ["a", "b"]
    @State var name: String = ""

    init(count: Int = 3) {
        _count = State(initialValue: count)
    }

    private var doubled: Binding<Int> {
        Binding(get: { count * 2 }, set: { count = $0 / 2 })
    }

    var body: some View {
        VStack {
            Switch("First", isOn: $isOn)
            Switch("Flag", isOn: $settings.flags[0])
            Switch("Constant", isOn: .constant(true))
            Switch("Animated", isOn: $isOn.animation())
            NameView(name: $settings.name)
            NameView(name: $items[1])
            NameView(name: .constant("x"))
            Text("\(count), \(doubled.wrappedValue)")
            ForEach(0..<count, id: \.self) { index in
                Text("\(index)")
                    .onTapGesture { selection = selection == index ? nil : index }
                    .background(selection == index ? Color.yellow : Color.clear)
            }
            ForEach(items, id: \.self) { Text($0) }
            Button("More") { count += 1 }
            Button("Less") {
                withAnimation {
                    doubled.wrappedValue -= 2
                    items.removeAll()
                }
            }
            if isOn { Color.red.frame(width: settings.size, height: settings.size) }
        }
        .accent(.red)
    }
}

struct StateProgram_Previews: PreviewProvider {
    static var previews: some View {
        StateProgram()
        NameView(name: .constant("preview"))
    }
}
