// ObservedObjectTests.swift: objects that views watch, written as for SwiftUI: a bar as wide as a number of the object, which
// a tap makes 10 points wider.  Lengths in points.

import PlumbViews
import Testing

private final class Model: ObservableObject {
    @Published var width: CGFloat = 20
    @Published private(set) var names: [String] = []
}

private final class Announcer: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var width: CGFloat = 20 { willSet { objectWillChange.send() } }
}

@Observable private final class Tracked {
    var width: CGFloat = 20
    var isHidden = false
}

private struct Bar: View {
    let width: CGFloat
    let grow: () -> Void

    var body: some View { Color.red.frame(width: width, height: 10).id("bar").onTapGesture(perform: grow) }
}

private struct StateObjectProgram: View {
    @StateObject private var model = Model()
    var body: some View { Bar(width: model.width) { model.width += 10 } }
}

private struct ObservedObjectProgram: View {
    private struct Inner: View {
        @ObservedObject var model: Model
        var body: some View { Bar(width: model.width) { model.width += 10 } }
    }

    private let model = Model()
    var body: some View { Inner(model: model) }
}

private struct EnvironmentObjectProgram: View {
    private struct Inner: View {
        @EnvironmentObject var model: Model
        var body: some View { Bar(width: model.width) { model.width += 10 } }
    }

    @StateObject private var model = Model()
    var body: some View { VStack { Inner() }.environmentObject(model) }
}

private struct BoundObjectProgram: View {
    private struct Inner: View {
        @Binding var width: CGFloat
        var body: some View { Bar(width: width) { width += 10 } }
    }

    @StateObject private var model = Model()
    var body: some View { Inner(width: $model.width) }
}

private struct AnnouncerProgram: View {
    @StateObject private var model = Announcer()
    var body: some View { Bar(width: model.width) { model.width += 10 } }
}

private struct ObservableProgram: View {
    @State private var model = Tracked()
    var body: some View { Bar(width: model.width) { model.width += 10 } }
}

private struct LateObservableProgram: View {
    private let model = Tracked()
    var body: some View {
        ForEach(0..<1) { _ in
            GeometryReader { _ in Bar(width: model.width) { model.width += 10 } }
        }
    }
}

private struct EnvironmentTypeProgram: View {
    private struct Inner: View {
        @Environment(Tracked.self) private var model
        @Environment(Tracked.self) private var optional: Tracked?
        var body: some View {
            @Bindable var model = model
            if optional != nil { Bindings(width: $model.width) }
        }
    }

    private struct Bindings: View {
        @Binding var width: CGFloat
        var body: some View { Bar(width: width) { width += 10 } }
    }

    @State private var model = Tracked()
    var body: some View { Inner().environment(model) }
}

private struct AppStorageProgram: View {
    private struct Inner: View {
        @AppStorage("width") private var width = 20.0
        var body: some View { Bar(width: width) { width += 10 } }
    }

    @AppStorage("width") private var width = 20.0
    @AppStorage("name") private var name: String?
    @SceneStorage("tab") private var tab = "first"

    var body: some View {
        VStack(spacing: 0) {
            Inner()
            Color.blue.frame(width: width, height: 10).id("other")
        }
    }
}

private struct TapGestureProgram: View {
    @State private var width: CGFloat = 20
    var body: some View {
        Color.red.frame(width: width, height: 10).id("bar").gesture(TapGesture().onEnded { width += 10 })
    }
}

private struct SubjectProgram: View {
    private let subject = CurrentValueSubject<CGFloat, Never>(20)
    @State private var width: CGFloat = 0
    var body: some View {
        Bar(width: width) { width += 10 }.onReceive(subject.map { $0 }) { width = $0 }
    }
}

struct ObservationProgramTests {
    private static var programs: [String: () -> AnyView] {
        [
            "StateObject": { AnyView(StateObjectProgram()) }, "ObservedObject": { AnyView(ObservedObjectProgram()) },
            "EnvironmentObject": { AnyView(EnvironmentObjectProgram()) },
            "binding to an object": { AnyView(BoundObjectProgram()) },
            "objectWillChange": { AnyView(AnnouncerProgram()) }, "Observable": { AnyView(ObservableProgram()) },
            "Observable, read late": { AnyView(LateObservableProgram()) },
            "Environment by type": { AnyView(EnvironmentTypeProgram()) },
            "AppStorage": { AnyView(AppStorageProgram()) }, "TapGesture": { AnyView(TapGestureProgram()) },
            "onReceive": { AnyView(SubjectProgram()) },
        ]
    }

    @Test(arguments: programs.keys.sorted()) func `a view follows the object that it reads`(name: String) throws {
        let program = try #require(Self.programs[name])
        let host = LayoutHost(program())
        let window = ProposedViewSize(width: 100, height: 200)
        for width in [20, 30, 40] as [CGFloat] {
            let tree = try host.layout(window)
            let frame = try #require(tree.frame(id: "bar"))
            #expect(frame.size == CGSize(width: width, height: 10))
            #expect(host.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
        }
    }

    @Test func `what is stored under one name is one value in all views`() throws {
        let host = LayoutHost(AppStorageProgram())
        _ = try host.layout(.unspecified)
        #expect(host.tap(at: CGPoint(x: 10, y: 5)))
        #expect(try host.layout(.unspecified).frame(id: "other") == CGRect(x: 0, y: 10, width: 30, height: 10))
    }

    @Test func `published properties send their values before they are written`() {
        let model = Model()
        var (seen, before): ([CGFloat], [CGFloat]) = ([], [])
        let values = model.$width.dropFirst().removeDuplicates().sink { seen.append($0) }
        let changes = model.objectWillChange.sink { before.append(model.width) }
        model.width = 5
        model.width = 6
        changes.cancel()
        model.width = 7
        #expect(seen == [5, 6, 7])
        #expect(before == [20, 5])
        withExtendedLifetime(values) {}
    }
}
