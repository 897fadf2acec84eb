// TapCountTests.swift: which action a tap runs, one of several taps, and where it is.  Lengths in points.

import PlumbViews
import Testing

struct TapCountTests {
    private final class Log { var text = "" }

    private func log(_ count: Int = 1, _ view: (Log) -> some View) throws -> String {
        let log = Log()
        let host = LayoutHost(view(log).frame(width: 100, height: 100).id("view"))
        _ = try host.layout(ProposedViewSize(width: 100, height: 100))
        try host.tap(id: "view", count: count)
        return log.text
    }

    private let color = Color.red

    @Test(arguments: [(1, "1"), (2, "2"), (3, "111")])
    func `each number of taps has its action`(count: Int, expected: String) throws {
        #expect(
            try log(count) { log in
                color.onTapGesture(count: 2) { log.text += "2" }.onTapGesture { log.text += "1" }
            } == expected)
        #expect(
            try log(count) { log in
                color.gesture(
                    TapGesture(count: 2).onEnded { log.text += "2" }
                        .exclusively(before: TapGesture().onEnded { log.text += "1" }))
            } == expected)
    }

    @Test(arguments: [Int.min, 0, Int.max]) func `no number of taps is too small or too large`(count: Int) throws {
        #expect(try log(count) { log in color.onTapGesture { log.text += "1" } }.count == (count > 1 ? 100 : 1))
    }

    @Test func `one tap is not two`() throws {
        #expect(try log { log in color.onTapGesture(count: 2) { log.text += "2" } } == "")
    }

    @Test func `a tap runs the innermost action`() throws {
        #expect(
            try log { log in
                VStack { color.onTapGesture { log.text += "in" } }.onTapGesture { log.text += "out" }
            } == "in")
    }

    @Test func `a gesture of high priority comes before those inside`() throws {
        #expect(
            try log { log in
                Button {
                    log.text += "button"
                } label: {
                    color
                }
                .highPriorityGesture(TapGesture().onEnded { log.text += "first" })
            } == "first")
        #expect(
            try log { log in
                color.onTapGesture { log.text += "in" }
                    .gesture(TapGesture().onEnded { log.text += "out" }, including: .gesture)
            } == "out")
    }

    @Test func `a simultaneous gesture runs beside the one inside`() throws {
        #expect(
            try log { log in
                Button {
                    log.text += "button "
                } label: {
                    color
                }
                .simultaneousGesture(TapGesture().onEnded { log.text += "beside" })
            } == "button beside")
    }

    @Test func `a gesture that does not count leaves taps to those inside and around`() throws {
        #expect(
            try log { log in
                color.onTapGesture { log.text += "in" }
                    .highPriorityGesture(TapGesture().onEnded { log.text += "out" }, isEnabled: false)
            } == "in")
        #expect(
            try log { log in
                color.gesture(TapGesture().onEnded { log.text += "own" }, including: .subviews)
            } == "")
    }

    @Test func `a tap tells where it is`() throws {
        var places: [CGPoint] = []
        let view = color.frame(width: 50, height: 50).onTapGesture { places.append($0) }
            .frame(width: 100, height: 100)
        let spatial = color.frame(width: 50, height: 50)
            .gesture(SpatialTapGesture(coordinateSpace: .global).onEnded { places.append($0.location) })
            .frame(width: 100, height: 100)
        for view in [AnyView(view), AnyView(spatial)] {
            let host = LayoutHost(view)
            _ = try host.layout(ProposedViewSize(width: 100, height: 100))
            #expect(host.tap(at: CGPoint(x: 35, y: 45)))
        }
        #expect(places == [CGPoint(x: 10, y: 20), CGPoint(x: 35, y: 45)])
    }

    @Test func `a value of a gesture is mapped, and gestures at once complete together`() throws {
        #expect(
            try log { log in
                color.gesture(
                    TapGesture().map { 3 }.simultaneously(with: TapGesture(count: 2).map { 4 })
                        .onEnded { log.text += "\($0.first ?? 0) \($0.second ?? 0)" })
            } == "3 0")
    }
}
