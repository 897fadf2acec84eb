// LeftOutViewsTests.swift: what would change the screen and is not shown is named in the diagnostics.

import PlumbViews
import Testing

struct LeftOutViewsTests {
    private func leftOut(_ view: some View) throws -> [String] {
        try laidOut(view).diagnostics.map { diagnostic in
            if case .leftOut(let name) = diagnostic.problem { name } else { "\(diagnostic)" }
        }
    }

    @Test func `a calendar is empty`() throws {
        let date = Binding.constant(Date(timeIntervalSinceReferenceDate: 0))
        #expect(try leftOut(DatePicker("Day", selection: date).datePickerStyle(.graphical)) == ["datePickerStyle"])
        #expect(try leftOut(DatePicker("Day", selection: date)) == [])
    }

    @Test func `pages have no dots, which there are always or for several pages`() throws {
        let (one, two) = (
            TabView { Text("a") },
            TabView {
                Text("a"); Text("b")
            }
        )
        #expect(try leftOut(two.tabViewStyle(.page)) == ["tabViewStyle"])
        #expect(try leftOut(one.tabViewStyle(.page)) == [])
        #expect(try leftOut(one.tabViewStyle(.page(indexDisplayMode: .always))) == ["tabViewStyle"])
        #expect(try leftOut(two.tabViewStyle(.page(indexDisplayMode: .never))) == [])
        #expect(try leftOut(two) == [])
    }

    @Test func `a badge of a tab is named, whether the tab is chosen or not`() throws {
        func tabs(_ first: Int, _ second: Int) -> some View {
            TabView {
                Text("a").tabItem { Text("A") }.badge(first)
                Text("b").badge(second).tabItem { Text("B") }
            }
        }
        #expect(try leftOut(tabs(0, 0)) == [])
        #expect(try leftOut(tabs(3, 0)) == ["badge"])
        #expect(try leftOut(tabs(0, 3)) == ["badge"])
        #expect(
            try leftOut(
                TabView {
                    Tab("A", systemImage: "a") { Text("a") }
                    Tab("B", systemImage: "b") { Text("b") }.badge(2)
                }) == ["badge"])
    }

    @Test func `a window that draws beyond its frame, a container's corners and other elements are named`() throws {
        #expect(try leftOut(ScrollView { Text("a") }.scrollClipDisabled()) == ["scrollClipDisabled"])
        #expect(try leftOut(ScrollView { Text("a") }.scrollClipDisabled(false)) == [])
        let shape = ContainerRelativeShape().fill(.red)
        #expect(try leftOut(shape.containerShape(.rect(cornerRadius: 9))) == ["containerShape"])
        #expect(try leftOut(Rectangle().containerShape(.rect(cornerRadius: 9))) == [])
        #expect(try leftOut(shape) == [])
    }

    @Test func `shadows inside shapes and shadows of letters are named`() throws {
        #expect(try leftOut(Circle().fill(.red.shadow(.inner(radius: 2)))) == ["shadow"])
        #expect(try leftOut(Text("a").foregroundStyle(.red.shadow(.drop(radius: 2)))) == ["shadow"])
        #expect(try leftOut(VStack { Text("a") }.foregroundStyle(.red.shadow(.drop(radius: 2)))) == ["shadow"])
        #expect(try leftOut(Circle().fill(.red.shadow(.drop(radius: 2)))) == [])
    }
}
