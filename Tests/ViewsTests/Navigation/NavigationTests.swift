// NavigationTests.swift: navigation, written as for SwiftUI.  A container fills the 100 by 200 points that it is offered
// and puts its first view into their middle; a link is as large as its label.

import PlumbViews
import Testing
import ViewSupport

private struct Detail: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.openURL) private var openURL
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        Button("Close") {
            dismiss()
            presentationMode.wrappedValue.dismiss()
        }
    }
}

private struct LinkProgram: View {
    @State private var isActive = false
    @State private var selection: Int?

    var body: some View {
        VStack(spacing: 0) {
            NavigationLink(destination: Detail()) { Box() }.id("first")
            NavigationLink {
                Detail()
            } label: {
                Box()
            }.id("second")
            NavigationLink(value: 3) { Box() }.id("third")
            NavigationLink(destination: Detail(), isActive: $isActive) { Box() }.id("fourth")
            NavigationLink(destination: Detail(), tag: 1, selection: $selection) { Box() }.id("fifth")
            VStack {
                NavigationLink("title", destination: Detail())
                NavigationLink("title") { Detail() }
                NavigationLink("title", value: 1)
            }
            .frame(width: 30, height: 10).clipped().id("sixth")
        }
    }
}

private struct PathProgram: View {
    @State private var path = NavigationPath()
    @State private var numbers: [Int] = []
    @State private var isShown = false

    var body: some View {
        VStack(spacing: 0) {
            NavigationStack(path: $path) {
                Box().id("above").navigationDestination(for: Int.self) { Text("\($0)") }
                    .navigationDestination(isPresented: $isShown) { Detail() }
            }
            NavigationStack(path: $numbers) { Box().id("below") }
        }
    }
}

private struct SplitProgram: View {
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            Box().id("sidebar").navigationSplitViewColumnWidth(min: 50, ideal: 80)
        } detail: {
            Detail().id("detail")
        }
        .navigationSplitViewStyle(.balanced)
    }
}

private struct Program: App {
    @StateObject private var model = ProgramModel()
    var body: some Scene {
        WindowGroup { Detail().environmentObject(model) }
        Settings { Text("settings") }
    }
}

private final class ProgramModel: ObservableObject {}

struct NavigationProgramTests {
    private static let middle = CGRect(x: 35, y: 95, width: 30, height: 10)
    /// The same below a bar of 44 with a large title of 52.
    private static let middleBelowTitle = CGRect(x: 35, y: 143, width: 30, height: 10)

    private static var programs: [String: PlacedProgram] {
        [
            "NavigationView": .init(
                NavigationView { Box().id("box").navigationBarTitle("Title") }.navigationViewStyle(.stack),
                frames: ["box": middleBelowTitle]),
            "NavigationView, style by type": .init(
                NavigationView { Box().id("box") }.navigationViewStyle(StackNavigationViewStyle()),
                frames: ["box": middle]),
            "NavigationStack": .init(
                NavigationStack { Box().id("box").navigationTitle("Title") }.id("stack"),
                frames: ["box": middleBelowTitle, "stack": CGRect(x: 0, y: 0, width: 100, height: 200)]),
            "NavigationLink": .init(
                LinkProgram(),
                frames: Dictionary(
                    uniqueKeysWithValues: ["first", "second", "third", "fourth", "fifth", "sixth"].enumerated().map {
                        ($1, CGRect(x: 0, y: 10 * CGFloat($0), width: 30, height: 10))
                    })),
            "path": .init(
                PathProgram(),
                frames: [
                    "above": CGRect(x: 35, y: 45, width: 30, height: 10),
                    "below": CGRect(x: 35, y: 145, width: 30, height: 10),
                ]),
            "NavigationSplitView": .init(SplitProgram(), frames: ["sidebar": middle]),
        ]
    }

    @Test(arguments: programs.keys.sorted()) func `navigation fills its room`(name: String) throws {
        try #require(Self.programs[name]).check()
    }

    @Test @MainActor func `a program of windows can be made`() {
        _ = Program().body
        Program.main()
        var path = NavigationPath([1, 2])
        path.append("three")
        path.removeLast()
        #expect(path.count == 2)
    }
}
