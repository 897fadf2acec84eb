// GestureTests.swift: what a tap does to gestures that consist of others.

import PlumbViews
import Testing
import ViewSupport

private final class Log {
    var words: [String] = []
}

struct GestureTapTests {
    /// The actions that a tap runs, in turn.
    private func run(_ gesture: (_ write: @escaping (String) -> Void) -> some Gesture) throws -> [String] {
        let log = Log()
        let host = LayoutHost(Box().gesture(gesture { log.words.append($0) }))
        _ = try host.layout(.unspecified)
        host.tap(at: CGPoint(x: 5, y: 5))
        return log.words
    }

    @Test func `both of two gestures at once run`() throws {
        let ran = try run { write in
            SimultaneousGesture(TapGesture().onEnded { write("first") }, TapGesture().onEnded { write("second") })
        }
        #expect(ran == ["first", "second"])
    }

    @Test func `of two gestures that exclude each other the first runs that a tap completes`() throws {
        let ran = try run { write in
            TapGesture().onEnded { write("first") }.exclusively(before: TapGesture().onEnded { write("second") })
        }
        #expect(ran == ["first"])
        let second = try run { write in
            ExclusiveGesture(DragGesture(), TapGesture().onEnded { write("second") })
        }
        #expect(second == ["second"])
    }

    @Test func `a tap completes no gesture that another must follow`() throws {
        let ran = try run { write in
            TapGesture().onEnded { write("first") }.sequenced(before: TapGesture().onEnded { write("second") })
        }
        #expect(ran.isEmpty)
    }

    @Test func `a gesture that is not there does nothing`() throws {
        #expect(try run { _ in Optional<TapGesture>.none }.isEmpty)
        #expect(try run { write in Optional(TapGesture().onEnded { write("tap") }) } == ["tap"])
    }
}
