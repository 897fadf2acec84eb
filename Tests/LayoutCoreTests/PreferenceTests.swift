// PreferenceTests.swift: values that views hand up, anchors, and layers that depend on them.

import LayoutCore
import Testing

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Places: PreferenceKey {
    struct Place {
        var topLeading: Anchor<CGPoint>?
        var bottomTrailing: Anchor<CGPoint>?
        var bounds: Anchor<CGRect>?
    }
    static var defaultValue: [String: Place] { [:] }
    static func reduce(value: inout [String: Place], nextValue: () -> [String: Place]) {
        value.merge(nextValue()) { $1 }
    }
}

struct PreferenceTests {
    private func names(_ view: some View) throws -> [String]? {
        var names: [String]?
        _ = try LayoutHost(view.onPreferenceChange(Names.self) { names = $0 }).layout(.unspecified)
        return names
    }

    @Test func `values are folded in order, layers behind first and in front last`() throws {
        let view = HStack {
            box(1, 1).preference(key: Names.self, value: ["a"])
            box(1, 1)
            box(1, 1).preference(key: Names.self, value: ["b"])
        }
        .overlay(box(1, 1).preference(key: Names.self, value: ["front"]))
        .background(box(1, 1).preference(key: Names.self, value: ["behind"]))
        #expect(try names(view) == ["behind", "a", "b", "front"])
    }

    @Test func `a value takes the place of those inside, a change edits them, and nothing is the default`() throws {
        let inner = box(1, 1).preference(key: Names.self, value: ["inside"])
        #expect(try names(inner.preference(key: Names.self, value: ["outside"])) == ["outside"])
        #expect(try names(inner.transformPreference(Names.self) { $0.append("more") }) == ["inside", "more"])
        #expect(try names(box(1, 1)) == [])
    }

    @Test func `two corners of a view are read in another's coordinates, and an offset outside moves them`() throws {
        let view = VStack(spacing: 0) {
            box(10, 10)
            box(30, 20).padding(5)
                .anchorPreference(key: Places.self, value: .topLeading) { ["a": Places.Place(topLeading: $0)] }
                .transformAnchorPreference(key: Places.self, value: .bottomTrailing) {
                    $0["a"]?.bottomTrailing = $1
                }
                .transformAnchorPreference(key: Places.self, value: .bounds) { $0["a"]?.bounds = $1 }
                .offset(x: 100)
        }
        .padding(3)
        .overlayPreferenceValue(Places.self) { places in
            GeometryReader { proxy in
                if let first = places["a"]?.topLeading, let last = places["a"]?.bottomTrailing {
                    Color.red.frame(width: proxy[last].x - proxy[first].x, height: proxy[last].y - proxy[first].y)
                        .offset(x: proxy[first].x, y: proxy[first].y)
                }
            }
            .id("reader")
        }
        .padding(7)
        let tree = try LayoutHost(view).layout(.unspecified)
        #expect(tree.elements.last { $0.kind == "Color" }?.frame.numbers == [110, 20, 40, 30])
    }

    @Test func `a layer that depends on a preference is offered the view's size`() throws {
        let view = box(40, 20).preference(key: Names.self, value: ["x"])
            .backgroundPreferenceValue(Names.self) { names in
                if names == ["x"] { Color.red.id("layer") }
            }
        #expect(try frames(view, nil, nil, ids: "layer") == [[0, 0, 40, 20]])
    }

    @Test func `an appearing view acts once`() throws {
        var log: [String] = []
        let host = LayoutHost(
            box(1, 1).onAppear { log.append("inner") }.padding().onAppear { log.append("outer") })
        _ = try host.layout(.unspecified)
        _ = try host.layout(.zero)
        #expect(log.sorted() == ["inner", "outer"])
    }
}
