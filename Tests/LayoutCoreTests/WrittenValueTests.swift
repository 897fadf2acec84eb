// WrittenValueTests.swift: values that are written over others, compared as SwiftUI compares them.

import LayoutCore
import Testing

/// Equal when the ids are, and plain data.
private struct PlainPart: Equatable {
    let id: Int
    var count: Int
    static func == (one: PlainPart, other: PlainPart) -> Bool { one.id == other.id }
}

/// Equal when the ids are, and no plain data.
private struct NamedPart: Equatable {
    let id: String
    var count: Int
    static func == (one: NamedPart, other: NamedPart) -> Bool { one.id == other.id }
}

/// Without equality.
private struct Drag {
    var offset: CGSize
    var name: String
    var start: CGPoint?
}

private enum Phase {
    case idle
    case moved(by: Drag)
}

private final class Model {}

/// A view that shows how often it was evaluated after a tap wrote a value.
private struct Writing<Value>: View {
    let written: Value
    @State private var value: Value
    let count: Count

    init(_ value: Value, then written: Value, _ count: Count) {
        (self.written, self.count) = (written, count)
        _value = State(initialValue: value)
    }

    var body: some View {
        count.evaluations += 1
        return Color.red.frame(width: 10, height: 10).onTapGesture { value = written }
    }
}

private final class Count { var evaluations = 0 }

struct WrittenValueTests {
    /// Whether views are evaluated again after a value is written over another one.
    private func isWritten<Value>(_ written: Value, over value: Value) throws -> Bool {
        let count = Count()
        let host = LayoutHost(Writing(value, then: written, count))
        _ = try host.layout(.unspecified)
        let first = count.evaluations
        #expect(host.tap(at: CGPoint(x: 5, y: 5)))
        _ = try host.layout(.unspecified)
        return count.evaluations > first
    }

    @Test func `an equal value is not written`() throws {
        #expect(try !isWritten(1.5, over: 1.5))
        #expect(try isWritten(1.5, over: 2))
        #expect(try !isWritten("a", over: "a"))
        #expect(try !isWritten([1, 2], over: [1, 2]))
        #expect(try isWritten([1, 2], over: [2, 1]))
        #expect(try !isWritten(Int?.none, over: nil))
        #expect(try isWritten(Int?.none, over: 0))
        #expect(try !isWritten(CGPoint(x: 1, y: 2), over: CGPoint(x: 1, y: 2)))
    }

    /// `==` says that it differs from itself, and a screen that writes it would never come to rest.
    @Test func `what is not a number is not written over itself`() throws {
        #expect(try !isWritten(Double.nan, over: .nan))
        #expect(try isWritten(Double.nan, over: 1))
        #expect(try isWritten(1, over: CGFloat.nan))
    }

    @Test func `plain data are compared by all fields, others by their equality`() throws {
        #expect(try isWritten(PlainPart(id: 1, count: 2), over: PlainPart(id: 1, count: 1)))
        #expect(try !isWritten(PlainPart(id: 1, count: 2), over: PlainPart(id: 1, count: 2)))
        #expect(try !isWritten(NamedPart(id: "a", count: 2), over: NamedPart(id: "a", count: 1)))
        #expect(try isWritten(NamedPart(id: "b", count: 1), over: NamedPart(id: "a", count: 1)))
    }

    @Test func `structures and tuples without equality are compared field by field`() throws {
        let drag = Drag(offset: CGSize(width: 1, height: 2), name: "a", start: nil)
        #expect(try !isWritten(drag, over: drag))
        #expect(try isWritten(Drag(offset: drag.offset, name: "b", start: nil), over: drag))
        #expect(try isWritten(Drag(offset: drag.offset, name: "a", start: .zero), over: drag))
        #expect(try !isWritten((1, "a"), over: (1, "a")))
        #expect(try isWritten((1, "a"), over: (1, "b")))
        #expect(try !isWritten(Optional(drag), over: drag))
        #expect(try !isWritten(Drag?.none, over: nil))
        #expect(try isWritten(Drag?.none, over: drag))
    }

    @Test func `objects are the same where they are one`() throws {
        let model = Model()
        #expect(try !isWritten(model, over: model))
        #expect(try isWritten(Model(), over: model))
        #expect(try !isWritten((1, model), over: (1, model)))
        #expect(try isWritten((1, Model()), over: (1, model)))
    }

    @Test func `what cannot be compared counts as written`() throws {
        let action = {}
        #expect(try isWritten(action, over: action))
        #expect(try isWritten(Phase.idle, over: .idle))
        #expect(try isWritten(Phase.moved(by: Drag(offset: .zero, name: "", start: nil)), over: .idle))
        #expect(try !isWritten(1 as Any, over: 1 as Any))
        #expect(try isWritten("1" as Any, over: 1 as Any))
    }
}
