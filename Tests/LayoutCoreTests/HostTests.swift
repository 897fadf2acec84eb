// HostTests.swift: trees, hits, environment and bindings.

import LayoutCore
import Views
import Testing

struct HostTests {
    private struct Direction: View {
        @Environment(\.layoutDirection) private var direction
        var body: some View { box(direction == .rightToLeft ? 20 : 10, 10) }
    }

    @Test func `the environment reaches views`() throws {
        #expect(try LayoutHost(Direction()).layout(.unspecified).size.width == 10)
        let view = VStack { Direction() }.environment(\.layoutDirection, .rightToLeft)
        #expect(try LayoutHost(view).layout(.unspecified).size.width == 20)
    }

    @Test func `a point hits the frontmost view that draws there`() throws {
        let view = ZStack {
            Color.red.id("back")
            Color.blue.frame(width: 10, height: 10).id("middle").zIndex(1)
            Color.clear.frame(width: 20, height: 20)
            Color.green.frame(width: 12, height: 12).id("front")
            Color.black.hidden()
        }
        let tree = try LayoutHost(view).layout(ProposedViewSize(width: 100, height: 100))
        func hit(_ x: CGFloat) -> [AnyHashable] { tree.hitTest(CGPoint(x: x, y: 50)).flatMap(\.identifiers) }
        #expect(hit(50) == ["middle"])
        #expect(hit(55.5) == ["front"])
        #expect(hit(80) == ["back"])
        #expect(hit(180) == [])
    }

    // A bar of 80 by 10 about (50, 50), upright after a quarter turn: from (45, 10) to (55, 90).
    @Test func `what is turned or made larger is hit where it is drawn`() throws {
        var taps = 0
        let bar = Color.red.frame(width: 80, height: 10).onTapGesture { taps += 1 }
        func hits(_ view: some View, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
            let host = LayoutHost(view)
            let tree = try host.layout(ProposedViewSize(width: 100, height: 100))
            let before = taps
            host.tap(at: CGPoint(x: x, y: y))
            #expect((taps > before) == !tree.hitTest(CGPoint(x: x, y: y)).isEmpty)
            return taps > before
        }
        func centred(_ view: some View) -> some View { view.frame(width: 100, height: 100) }
        let turned = centred(bar.rotationEffect(.degrees(90)))
        #expect(try hits(turned, 50, 15) && hits(turned, 54, 89) && !hits(turned, 15, 50) && !hits(turned, 57, 50))
        #expect(try hits(centred(bar), 15, 50) && !hits(centred(bar), 50, 15))
        let large = centred(bar.scaleEffect(x: 1, y: 4))
        #expect(try hits(large, 50, 31) && hits(large, 50, 69) && !hits(large, 50, 29))
        #expect(try !hits(centred(bar.scaleEffect(0)), 50, 50))
        #expect(try hits(centred(bar.rotationEffect(.degrees(.nan))), 15, 50))
    }

    // The circle of radius 50 about (50, 50): a corner of its square lies 70.7 from the middle.
    @Test func `a shape is hit inside its lines, and what is behind it beside them`() throws {
        func hit(_ view: some View, _ x: CGFloat, _ y: CGFloat) throws -> String? {
            let screen = ZStack {
                Color.red.id("back")
                view.frame(width: 100, height: 100).id("front")
            }
            let tree = try LayoutHost(screen).layout(ProposedViewSize(width: 100, height: 100))
            return tree.hitTest(CGPoint(x: x, y: y)).flatMap(\.identifiers).last?.base as? String
        }
        for view in [
            AnyView(Circle().fill(Color.blue)), AnyView(Color.blue.contentShape(Circle())), AnyView(Circle()),
            AnyView(Capsule().fill(Color.blue)), AnyView(RoundedRectangle(cornerRadius: 50).fill(Color.blue)),
        ] {
            #expect(try hit(view, 50, 50) == "front" && hit(view, 50, 1) == "front" && hit(view, 16, 16) == "front")
            #expect(try hit(view, 13, 13) == "back" && hit(view, 1, 99) == "back")
        }
        // Lines of a width of 4: half of it outside, or all of it inside.
        let line = Circle().inset(by: 10).stroke(Color.blue, lineWidth: 4)
        #expect(try [7, 9, 11, 13].map { try hit(line, $0, 50) } == ["back", "front", "front", "back"])
        let border = Circle().strokeBorder(Color.blue, lineWidth: 4)
        #expect(try [1, 3, 5, 50].map { try hit(border, $0, 50) } == ["front", "front", "back", "back"])
        #expect(try hit(Color.blue.contentShape(Rectangle()), 1, 1) == "front")
        let upper = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 100)]) }
        #expect(try hit(upper.fill(Color.blue), 30, 30) == "front" && hit(upper.fill(Color.blue), 70, 70) == "back")
    }

    // Taps on what is drawn beyond a shape for taps go elsewhere (O. Begemann, "Clipped hit testing", 2022).
    @Test func `a shape for taps holds for all that is inside the view`() throws {
        var log: [String] = []
        let view = VStack(spacing: 0) {
            Button("Buy") { log.append("button") }.frame(width: 100, height: 40)
            Color.orange.frame(width: 300, height: 300).frame(width: 100, height: 100).contentShape(Rectangle())
                .clipped()
                .onTapGesture { log.append("square") }
        }
        let host = LayoutHost(view)
        _ = try host.layout(ProposedViewSize(width: 100, height: 140))
        for y in [20, 90] { host.tap(at: CGPoint(x: 50, y: CGFloat(y))) }
        #expect(log == ["button", "square"])
        let circle = Color.blue.frame(width: 100, height: 100).contentShape(Circle())
        let tree = try LayoutHost(circle).layout(.unspecified)
        #expect(tree.hitTest(CGPoint(x: 2, y: 2)).isEmpty && !tree.hitTest(CGPoint(x: 50, y: 2)).isEmpty)
    }

    @Test func `a border lets taps through to the button inside`() throws {
        var taps = 0
        let button = Button("Buy") { taps += 1 }.padding(10)
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray))
        let host = LayoutHost(button)
        let size = try host.layout(.unspecified).size
        #expect(host.tap(at: CGPoint(x: size.width / 2, y: size.height / 2)) && taps == 1)
    }

    @Test func `a shape for taps may reach out of the view`() throws {
        let view = Color.red.frame(width: 20, height: 20).contentShape(Rectangle().inset(by: -12)).id("a")
            .frame(width: 100, height: 100)
        let tree = try LayoutHost(view).layout(ProposedViewSize(width: 100, height: 100))
        func isHit(_ x: CGFloat) -> Bool { !tree.hitTest(CGPoint(x: x, y: 50)).isEmpty }
        #expect([27, 29, 40, 60, 71, 73].map { isHit($0) } == [false, true, true, true, true, false])
    }

    @Test func `a tap goes to the nearest view around that does something`() throws {
        var log: [String] = []
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10).onTapGesture { log.append("red") }
            Color.blue.frame(width: 10, height: 10)
            Button("B") { log.append("button") }
        }
        .onTapGesture { log.append("row") }
        let host = LayoutHost(view)
        let tree = try host.layout(.unspecified)
        for x in [5, 15, 21] { host.tap(at: CGPoint(x: CGFloat(x), y: tree.size.height / 2)) }
        #expect(log == ["red", "row", "button"])
    }

    @Test func `bindings reach into values`() {
        var pair = (CGPoint(x: 1, y: 2), 3)
        let binding = Binding(get: { pair.0 }, set: { pair.0 = $0 })
        binding.x.wrappedValue = 5
        #expect(pair.0 == CGPoint(x: 5, y: 2))
        let constant = Binding.constant(4)
        constant.wrappedValue = 5
        #expect(constant.wrappedValue == 4)
    }

    @Test func `an id that changes begins state anew, elements of the same id are reported`() throws {
        let list = ForEach([1, 1], id: \.self) { _ in box(10, 10) }
        let tree = try LayoutHost(VStack { list }).layout(.unspecified)
        #expect(tree.diagnostics.map(\.problem) == [.repeatedID("1")])
        #expect(tree.size == CGSize(width: 10, height: 28))
    }

    @Test func `the tree tells kinds, final proposals and what is drawn`() throws {
        let view = Rectangle().fill(Color.red).frame(width: 30).padding(5).opacity(0.5).tag(7)
        let root = try LayoutHost(view).layout(ProposedViewSize(width: 100, height: 50)).root
        #expect(root.kind == "padding" && root.opacity == 0.5 && root.tag == AnyHashable(7))
        let frame = try #require(root.children.first)
        #expect(frame.kind == "frame" && frame.proposal == ProposedViewSize(width: 90, height: 40))
        let leaf = try #require(frame.children.first)
        #expect(leaf.kind == "Rectangle" && leaf.proposal == ProposedViewSize(width: 30, height: 40))
        #expect(leaf.drawing == .shape(.rectangle, fill: .color(.red), stroke: nil))
    }

    @Test func `guides of a view are known by its id`() throws {
        let host = LayoutHost(HStack { box(10, 10).alignmentGuide(.top) { _ in 4 }.id("a") })
        _ = try host.layout(.unspecified)
        #expect(host.dimensions(id: "a")?[explicit: VerticalAlignment.top] == 4)
        #expect(host.dimensions(id: "b") == nil)
    }

    @Test func `every piece of a text keeps its paint`() throws {
        let text = Text("one ") + Text("two").foregroundColor(.red)
        let tree = try LayoutHost(text.foregroundColor(.blue)).layout(.unspecified)
        guard case .text(let lines, let inks)? = tree.root.drawing else {
            Issue.record("no text")
            return
        }
        #expect(lines.map(\.runs.count) == inks.map(\.count))
        #expect(inks.first?.first == TextInk(paint: .color(.blue)))
    }
}
