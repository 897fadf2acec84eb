// TouchTests.swift: presses that last and drags.

import PlumbViews
import Testing
import ViewSupport

private final class Log {
    var words: [String] = []
}

struct TouchTests {
    private let room = ProposedViewSize(width: 393, height: 852)

    private func log(_ view: (Log) -> some View, _ act: (LayoutHost) throws -> Void) throws -> [String] {
        let log = Log()
        let host = LayoutHost(view(log))
        _ = try host.layout(room)
        try act(host)
        return log.words
    }

    @Test func `a press that lasts runs its gesture, and a short one the tap`() throws {
        let view = { (log: Log) in
            Box().frame(width: 40, height: 40)
                .onTapGesture { log.words.append("tap") }
                .onLongPressGesture(minimumDuration: 0.5) {
                    log.words.append("press")
                } onPressingChanged: {
                    log.words.append("\($0)")
                }
                .id("box")
        }
        #expect(try log(view) { try $0.press(id: "box") } == ["true", "press", "false"])
        #expect(try log(view) { try $0.press(id: "box", for: 0.2) } == ["true", "false", "tap"])
        #expect(try log(view) { try $0.press(id: "box", for: .nan) } == ["tap", "true", "false"])
        #expect(try log(view) { try $0.tap(id: "box") } == ["tap", "true", "false"])
    }

    @Test func `a press that need not last is a tap`() throws {
        let view = { (log: Log) in
            Box().onLongPressGesture(minimumDuration: 0) { log.words.append("press") }.id("box")
        }
        #expect(try log(view) { try $0.tap(id: "box") } == ["press"])
        #expect(try log(view) { try $0.press(id: "box") } == ["press"])
    }

    @Test func `a gesture beside a button runs once for a press that ends as a tap`() throws {
        let view = { (log: Log) in
            Button("Add") { log.words.append("add") }
                .simultaneousGesture(DragGesture(minimumDistance: 0).onEnded { _ in log.words.append("drag") })
        }
        #expect(try log(view) { try $0.press(text: "Add") } == ["drag", "add"])
    }

    @Test func `a drag is measured in the coordinates of a view that is scaled or turned`() throws {
        func drag(_ space: CoordinateSpace, _ change: (AnyView) -> AnyView) throws -> DragGesture.Value? {
            var found: DragGesture.Value?
            let box = Color.red.frame(width: 100, height: 100)
                .gesture(DragGesture(coordinateSpace: space).onEnded { found = $0 })
            let host = LayoutHost(change(AnyView(box)).frame(width: 300, height: 300, alignment: .topLeading))
            _ = try host.layout(ProposedViewSize(width: 300, height: 300))
            host.drag(at: CGPoint(x: 20, y: 30), by: CGSize(width: 100, height: 0))
            return found
        }
        let scale = { (view: AnyView) in AnyView(view.scaleEffect(2, anchor: .topLeading)) }
        let scaled = try #require(try drag(.local, scale))
        #expect(scaled.startLocation == CGPoint(x: 10, y: 15) && scaled.location == CGPoint(x: 60, y: 15))
        let global = try #require(try drag(.global, scale))
        #expect(global.startLocation == CGPoint(x: 20, y: 30) && global.translation == CGSize(width: 100, height: 0))
        let turned = try #require(try drag(.local) { AnyView($0.rotationEffect(.degrees(90))) })
        #expect(abs(turned.translation.width) < 1e-9 && abs(turned.translation.height + 100) < 1e-9)
    }

    @Test func `a finger takes the content along, in either reading direction`() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let row = ScrollView(.horizontal) { HStack { ForEach(0..<40) { Text("\($0)").frame(width: 90).id($0) } } }
            let host = LayoutHost(row.environment(\.layoutDirection, direction))
            let far: CGFloat = direction == .leftToRight ? -120 : 120
            let before = try host.layout(room).find(id: 1).frame
            #expect(try !host.drag(id: 1, by: CGSize(width: -far, height: 0)))
            #expect(try host.drag(id: 1, by: CGSize(width: far, height: 0)))
            #expect(try host.layout(room).find(id: 1).frame.minX == before.minX + far)
        }
    }

    @Test func `a press ends as a tap where nothing takes it, or what takes it runs beside`() throws {
        let plain = { (log: Log) in Button("Add") { log.words.append("add") } }
        #expect(try log(plain) { try $0.press(text: "Add") } == ["add"])
        let both = { (log: Log) in
            plain(log).simultaneousGesture(LongPressGesture().onEnded { _ in log.words.append("press") })
        }
        #expect(try log(both) { try $0.press(text: "Add") } == ["press", "add"])
    }

    @Test func `a drag changes and ends with where it began and how far it came`() throws {
        struct Card: View {
            let log: Log
            @State private var offset = CGSize.zero
            var body: some View {
                Color.red.frame(width: 100, height: 100).offset(offset)
                    .gesture(
                        DragGesture()
                            .onEnded { drag in
                                log.words.append("end \(drag.startLocation.x) \(drag.location.x) \(drag.location.y)")
                                if drag.translation.width > 50 { offset.width = 1000 }
                            }
                            .onChanged { offset = $0.translation }
                    )
                    .id("card")
            }
        }
        let log = Log()
        let host = LayoutHost(Card(log: log).frame(width: 200, height: 200, alignment: .topLeading))
        _ = try host.layout(room)
        #expect(try host.drag(id: "card", by: CGSize(width: 3, height: 4)) == false)
        #expect(try host.drag(id: "card", by: CGSize(width: 30, height: -10)))
        #expect(log.words == ["end 50.0 80.0 40.0"])
        let shown = try host.layout(room)
        #expect(shown.hitTest(CGPoint(x: 125, y: 50)).last?.kind == "Color")
        #expect(shown.hitTest(CGPoint(x: 20, y: 50)).isEmpty)
        host.drag(at: CGPoint(x: 125, y: 50), by: CGSize(width: 60, height: 0))
        #expect(log.words.count == 2)
    }

    @Test func `a press and then a drag complete a sequence`() throws {
        let view = { (log: Log) in
            Color.red.frame(width: 40, height: 40)
                .gesture(
                    LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture()).onEnded { value in
                        if case .second(true, let drag?) = value { log.words.append("\(drag.translation.width)") }
                    }
                )
                .id("box")
        }
        let far = CGSize(width: 20, height: 0)
        #expect(try log(view) { try $0.drag(id: "box", by: far, after: 2) } == ["20.0"])
        #expect(try log(view) { try $0.drag(id: "box", by: far, after: 0.9) } == [])
        #expect(try log(view) { try $0.press(id: "box", for: 2) } == [])
    }

    @Test func `a drag that no view takes scrolls the window around`() throws {
        let list = ScrollView { ForEach(0..<100) { Text("row \($0)").frame(height: 50).id($0) } }
        let host = LayoutHost(list)
        let before = try host.layout(room).find(id: 5).frame
        #expect(try host.drag(id: 5, by: CGSize(width: 0, height: -120)))
        #expect(try host.layout(room).find(id: 5).frame.minY == before.minY - 120)
    }

    @Test func `nothing disabled is pressed or dragged`() throws {
        let view = { (log: Log) in
            Box().gesture(DragGesture(minimumDistance: 0).onEnded { _ in log.words.append("drag") })
                .onLongPressGesture { log.words.append("press") }
                .disabled(true).id("box")
        }
        #expect(try log(view) { try $0.press(id: "box") } == [])
        #expect(try log(view) { try $0.drag(id: "box", by: CGSize(width: 20, height: 0)) } == [])
    }
}
