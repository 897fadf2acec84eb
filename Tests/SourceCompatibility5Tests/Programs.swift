// Programs.swift: SwiftUI's spelling in the language mode of Swift 5, above all `static var defaultValue`.

import PlumbViews

struct SizeKey: PreferenceKey {
    static var defaultValue: CGSize = .zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

struct MyTextPreferenceKey: PreferenceKey {
    typealias Value = [MyTextPreferenceData]

    static var defaultValue: [MyTextPreferenceData] = []

    static func reduce(value: inout [MyTextPreferenceData], nextValue: () -> [MyTextPreferenceData]) {
        value.append(contentsOf: nextValue())
    }
}

struct MyTextPreferenceData {
    let viewIdx: Int
    var topLeading: Anchor<CGPoint>? = nil
    var bottomTrailing: Anchor<CGPoint>? = nil
}

struct OrderKey: LayoutValueKey {
    static var defaultValue: Int = 0
}

struct ScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat = 2
}

extension EnvironmentValues {
    var scale: CGFloat {
        get { self[ScaleKey.self] }
        set { self[ScaleKey.self] = newValue }
    }
}

extension HorizontalAlignment {
    enum Custom: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] }
    }
    static var custom = HorizontalAlignment(Custom.self)
}

struct Sorted: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for subview in subviews.sorted(by: { $0[OrderKey.self] < $1[OrderKey.self] }) {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width
        }
    }
}

struct MonthView: View {
    @Binding var activeMonth: Int
    let label: String
    let idx: Int

    var body: some View {
        Text(label)
            .padding(10)
            .anchorPreference(
                key: MyTextPreferenceKey.self, value: .topLeading,
                transform: { [MyTextPreferenceData(viewIdx: self.idx, topLeading: $0)] }
            )
            .transformAnchorPreference(
                key: MyTextPreferenceKey.self, value: .bottomTrailing,
                transform: { (value: inout [MyTextPreferenceData], anchor: Anchor<CGPoint>) in
                    value[0].bottomTrailing = anchor
                }
            )
            .onTapGesture { self.activeMonth = self.idx }
    }
}

struct ContentView: View {
    @State private var activeIdx: Int = 0
    @State private var size = CGSize.zero
    @Environment(\.scale) var scale
    @Environment(\.layoutDirection) var direction

    var body: some View {
        VStack(alignment: .custom) {
            Spacer()
            HStack {
                MonthView(activeMonth: $activeIdx, label: "January", idx: 0)
                MonthView(activeMonth: $activeIdx, label: "February", idx: 1)
            }
            Sorted {
                Text("b").layoutValue(key: OrderKey.self, value: 2)
                Text("a").layoutValue(key: OrderKey.self, value: 1)
            }
            .frame(height: 20 * scale)
            GeometryReader { geometry -> Color in
                _ = geometry.size
                return Color.red
            }
            .frame(height: 10)
            Text("x").alignmentGuide(.custom) { d in
                let half = d.width / 2
                return self.direction == .leftToRight ? half : d[.trailing] - half
            }
            Spacer()
        }
        .background(GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) })
        .onPreferenceChange(SizeKey.self) { self.size = $0 }
        .overlayPreferenceValue(MyTextPreferenceKey.self) { preferences in
            GeometryReader { geometry in
                ZStack {
                    self.createBorder(geometry, preferences)
                    HStack { Spacer() }
                    VStack { Spacer() }
                }
            }
        }
    }

    func createBorder(_ geometry: GeometryProxy, _ preferences: [MyTextPreferenceData]) -> some View {
        let p = preferences.first(where: { $0.viewIdx == self.activeIdx })
        let topLeading = p?.topLeading.map { geometry[$0] } ?? .zero
        let bottomTrailing = p?.bottomTrailing.map { geometry[$0] } ?? .zero
        return RoundedRectangle(cornerRadius: 15)
            .stroke(lineWidth: 3.0)
            .foregroundColor(Color.green)
            .frame(width: bottomTrailing.x - topLeading.x, height: bottomTrailing.y - topLeading.y)
            .fixedSize()
            .offset(x: topLeading.x, y: topLeading.y)
            .animation(.easeInOut(duration: 1.0))
    }
}

struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        ContentView().environment(\.scale, 3)
    }
}
