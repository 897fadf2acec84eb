// LeftOutTests.swift: what would be shown and no layout has is reported, while it is presented and once a view.

import PlumbViews
import Testing

struct LeftOutTests {
    private func leftOut(_ view: some View) throws -> [LayoutDiagnostic.Problem] {
        try LayoutHost(view).layout(ProposedViewSize(width: 200, height: 200)).diagnostics.map(\.problem)
    }

    @Test func `the report names the view and what is left out`() throws {
        let view = VStack { Color.red.inspector(isPresented: .constant(true)) { Text("?") } }
        let tree = try LayoutHost(view).layout(ProposedViewSize(width: 10, height: 10))
        #expect(tree.diagnostics.map(\.description) == ["VStack/Color: what inspector would show is left out"])
    }

    @Test func `what is presented and not laid out is reported while a value says that it is presented`() throws {
        for isOn in [false, true] {
            let on = Binding.constant(isOn)
            #expect(try leftOut(Color.red.inspector(isPresented: on) { Text("") }).isEmpty == !isOn)
            #expect(try leftOut(Color.red.navigationDestination(isPresented: on) { Text("") }).isEmpty == !isOn)
        }
    }

    @Test func `bars and fields for searching are reported where no container shows them`() throws {
        #expect(try leftOut(Color.red.toolbar { Button("Edit") {} }) == [.leftOut("toolbar")])
        #expect(try leftOut(Color.red.searchable(text: .constant(""))) == [.leftOut("searchable")])
        #expect(try leftOut(Color.red.navigationTitle("Orders")) == [.leftOut("navigationTitle")])
        #expect(try leftOut(Color.red.navigationBarHidden(true)).isEmpty)
        #expect(try leftOut(NavigationStack { Color.red.navigationTitle("Orders") }).isEmpty)
        #expect(try leftOut(Canvas { _, _ in }).isEmpty)
    }

    @Test func `a name is reported once a view, and a group is one`() throws {
        let twice = Color.red.toolbar { Button("Edit") {} }.toolbar { Button("Add") {} }
        #expect(try leftOut(twice) == [.leftOut("toolbar")])
        let group = Group {
            Color.red
            Color.blue
        }.toolbar { Button("Edit") {} }
        #expect(try leftOut(VStack { group }) == [.leftOut("toolbar")])
        #expect(try leftOut(VStack { ForEach(0..<2, id: \.self) { _ in twice } }).count == 2)
    }

    @Test func `what waits for a press, a pointer or a key is not reported`() throws {
        #expect(try leftOut(Color.red.contextMenu { Button("Copy") {} }.help("red").keyboardShortcut("c")).isEmpty)
    }

    @Test func `what would change the picture is reported, unless it is the picture as it is`() throws {
        let red = Color.red
        let changing: [(any View, String)] = [
            (red.brightness(0.1), "brightness"), (red.contrast(2), "contrast"), (red.saturation(0), "saturation"),
            (red.grayscale(1), "grayscale"), (red.hueRotation(.degrees(9)), "hueRotation"),
            (red.colorInvert(), "colorInvert"), (red.colorMultiply(.red), "colorMultiply"),
            (red.luminanceToAlpha(), "luminanceToAlpha"), (red.blendMode(.multiply), "blendMode"),
            (red.redacted(reason: .placeholder), "redacted"), (red.badge(3), "badge"), (red.badge("new"), "badge"),
            (red.symbolVariant(.fill), "symbolVariant"), (red.glassEffect(), "glassEffect"),
            (red.mask { Text("mask") }, "mask"), (red.listRowBackground(Text("ground")), "listRowBackground"),
            (red.listItemTint(.red), "listItemTint"), (Text("a").textScale(.secondary), "textScale"),
            (Text("a").font(.body.smallCaps()), "smallCaps"), (Text("a").baselineOffset(3), "baselineOffset"),
            (Text("a").fontWidth(.condensed), "fontWidth"), (Text("a").font(.body.leading(.tight)), "leading"),
            (red.visualEffect { effect, _ in effect.brightness(0.5) }, "brightness"),
            (red.matchedGeometryEffect(id: 1, in: Namespace().wrappedValue, isSource: false), "matchedGeometryEffect"),
        ]
        for (view, name) in changing { #expect(try leftOut(AnyView(view)) == [.leftOut(name)]) }
        let same: [any View] = [
            red.brightness(0), red.contrast(1), red.saturation(1), red.grayscale(0), red.hueRotation(.zero),
            red.colorMultiply(.white), red.blendMode(.normal), red.redacted(reason: []), red.badge(0),
            red.symbolVariant(.none), red.glassEffect(.identity), red.mask(Circle()), red.listRowSeparator(.hidden),
            red.visualEffect { effect, _ in effect.opacity(0.5) }, red.tint(.red), red.accentColor(.blue),
            Text("a").fontWidth(.standard), Text("a").baselineOffset(0),
        ]
        for view in same { #expect(try leftOut(AnyView(view)).isEmpty) }
    }
}
