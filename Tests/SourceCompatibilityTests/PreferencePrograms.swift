// PreferencePrograms.swift: preferences, anchors and coordinate spaces, written as for SwiftUI.

import PlumbViews

private struct MonthData {
    let index: Int
    let bounds: Anchor<CGRect>
}

private struct MonthKey: PreferenceKey {
    static let defaultValue: [MonthData] = []
    static func reduce(value: inout [MonthData], nextValue: () -> [MonthData]) {
        value.append(contentsOf: nextValue())
    }
}

private struct CornerData {
    var topLeading: Anchor<CGPoint>?
    var bottomTrailing: Anchor<CGPoint>?
}

private struct CornerKey: PreferenceKey {
    typealias Value = [Int: CornerData]
    static var defaultValue: Value { [:] }
    static func reduce(value: inout Value, nextValue: () -> Value) {
        value.merge(nextValue(), uniquingKeysWith: { $1 })
    }
}

private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

private struct BoundsKey: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

private struct FramesKey: PreferenceKey {
    static var defaultValue: [String: CGRect] { [:] }
    static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
        value.merge(nextValue()) { $1 }
    }
}

struct MonthProgram: View {
    @State private var selected = 0
    @State private var frames: [String: CGRect] = [:]
    @State private var width: CGFloat?

    var body: some View {
        VStack {
            HStack {
                ForEach(0..<3) { index in
                    Text("Month \(index)")
                        .padding(10)
                        .anchorPreference(key: MonthKey.self, value: .bounds) {
                            [MonthData(index: index, bounds: $0)]
                        }
                        .onTapGesture { self.selected = index }
                }
            }
        }
        .overlayPreferenceValue(MonthKey.self) { preferences in
            GeometryReader { geometry in
                border(geometry, preferences)
            }
        }
        .backgroundPreferenceValue(MonthKey.self, alignment: .topLeading) { preferences in
            GeometryReader { proxy in
                ForEach(preferences.indices, id: \.self) { index in
                    let rect = proxy[preferences[index].bounds]
                    Rectangle().fill(.yellow)
                        .frame(width: rect.width, height: rect.height)
                        .offset(x: rect.minX, y: rect.minY)
                }
            }
        }
        corners
        HStack {
            Text("wide")
                .background(
                    GeometryReader { proxy in
                        Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                    })
            Text("x").frame(width: width)
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
        .onPreferenceChange(WidthKey.self, perform: { self.width = $0 })
        spaces
        Text("bounds")
            .anchorPreference(key: BoundsKey.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))) { $0 }
            .transformPreference(BoundsKey.self) { $0 = $0 ?? nil }
            .transformPreference(WidthKey.self) { value in
                value += 1
            }
            .overlayPreferenceValue(BoundsKey.self) { anchor in
                GeometryReader { proxy in
                    anchor.map { Color.red.frame(width: proxy[$0].width) }
                }
            }
    }

    private func border(_ geometry: GeometryProxy, _ preferences: [MonthData]) -> some View {
        let bounds = preferences.first(where: { $0.index == selected })?.bounds
        let rect = bounds.map { geometry[$0] } ?? .zero
        return RoundedRectangle(cornerRadius: 15)
            .stroke(lineWidth: 3.0)
            .foregroundColor(Color.green)
            .frame(width: rect.size.width, height: rect.size.height)
            .offset(x: rect.minX, y: rect.minY)
            .animation(.easeInOut(duration: 1.0), value: selected)
    }

    private var corners: some View {
        HStack {
            ForEach(0..<2) { index in
                Text("corner")
                    .anchorPreference(
                        key: CornerKey.self, value: .topLeading,
                        transform: { anchor in [index: CornerData(topLeading: anchor, bottomTrailing: nil)] }
                    )
                    .transformAnchorPreference(key: CornerKey.self, value: .bottomTrailing) {
                        (value: inout CornerKey.Value, anchor: Anchor<CGPoint>) in
                        value[index]?.bottomTrailing = anchor
                    }
                    .transformAnchorPreference(key: CornerKey.self, value: .point(CGPoint(x: 1, y: 1))) { _, _ in }
                    .transformAnchorPreference(key: CornerKey.self, value: .unitPoint(.center)) { _, _ in }
            }
        }
        .overlayPreferenceValue(CornerKey.self, alignment: .center) { corners in
            GeometryReader { proxy in
                if let corner = corners[0], let start = corner.topLeading, let end = corner.bottomTrailing {
                    let (p, q) = (proxy[start], proxy[end])
                    Rectangle().stroke(.red, lineWidth: 2)
                        .frame(width: q.x - p.x, height: q.y - p.y)
                        .offset(x: p.x, y: p.y)
                }
            }
        }
    }

    private var spaces: some View {
        VStack {
            Text("inner")
                .background(
                    GeometryReader { proxy in
                        let frame = proxy.frame(in: .named("stack"))
                        let global = proxy.frame(in: .global)
                        let space = CoordinateSpace.named("stack")
                        Color.clear
                            .preference(key: FramesKey.self, value: ["a": frame, "b": global])
                            .transformPreference(FramesKey.self) { $0["c"] = proxy.frame(in: space) }
                            .transformPreference(FramesKey.self) { $0["d"] = proxy.frame(in: CoordinateSpace.local) }
                    })
        }
        .coordinateSpace(name: "stack")
        .coordinateSpace(.named("other"))
        .onPreferenceChange(FramesKey.self) { frames in
            self.frames = frames
        }
    }
}

private func source<Value>(_ source: Anchor<Value>.Source) -> Anchor<Value>.Source { source }

private struct PointKey: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint>] { [] }
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}

struct SourceProgram: View {
    private let points: [Anchor<CGPoint>.Source] = [
        .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
        .point(.zero), .unitPoint(UnitPoint(x: 0.25, y: 0.75)),
    ]
    private let bounds: Anchor<CGRect>.Source = .bounds

    var body: some View {
        ZStack {
            ForEach(points.indices, id: \.self) { index in
                Color.red.frame(width: 30, height: 20)
                    .anchorPreference(key: PointKey.self, value: points[index]) { [$0] }
            }
            Color.blue.frame(width: 30, height: 20)
                .anchorPreference(key: BoundsKey.self, value: source(bounds)) { $0 }
        }
        .overlayPreferenceValue(PointKey.self) { anchors in
            GeometryReader { proxy in
                ForEach(0..<anchors.count, id: \.self) { index in
                    Circle().frame(width: 2, height: 2).position(proxy[anchors[index]])
                }
            }
        }
    }
}
