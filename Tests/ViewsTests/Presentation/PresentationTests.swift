// PresentationTests.swift: sheets, questions, choices, bubbles and menus over a screen.  Expected lengths by the sources that
// `BarSizes.swift` names.

import PlumbViews
import Testing

private struct Sheet: View {
    var detents: Set<PresentationDetent> = []
    @State private var isShown = true
    var body: some View {
        Text("below").id("below").sheet(isPresented: $isShown) { Inside().presentationDetents(detents) }
    }
}

private struct Inside: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Color.red.id("inside").overlay { Button("Close") { dismiss() } } }
}

struct PresentationTests {
    private let room = ProposedViewSize(width: 393, height: 852)

    private struct Pulled: View {
        @State private var isShown = true
        @State private var detent = PresentationDetent.medium
        let isHeld: Bool
        var isKept = false
        var body: some View {
            Text("\(detent == .large ? "large" : "medium")").id("below").sheet(isPresented: $isShown) {
                sheet.interactiveDismissDisabled(isHeld)
            }
        }
        var hasList = false
        private var sheet: some View {
            Group { if hasList { List(0..<40) { Text("row \($0)") } } else { Text("inside") } }
                .presentationDetents([.medium, .large], selection: isKept ? $detent : nil)
        }
    }

    @Test(arguments: [true, false])
    func `a drag pulls a sheet to the nearest of its heights, and away`(isKept: Bool) throws {
        let host = host(Pulled(isHeld: false, isKept: isKept))
        let room = ProposedViewSize(width: 393, height: 852)
        func pulled(_ distance: CGFloat) throws -> CGFloat? {
            #expect(host.drag(at: CGPoint(x: 200, y: 700), by: CGSize(width: 0, height: distance)))
            return try host.layout(room).frame(ofKind: "Sheet")?.height
        }
        let medium = try #require(try host.layout(room).frame(ofKind: "Sheet")?.height)
        let large = try #require(try pulled(-300))
        #expect(large > medium + 300)
        if isKept { #expect(try host.layout(room).element(id: "below")?.text == "large") }
        #expect(try pulled(300) == medium)
        #expect(try pulled(300) == nil)
    }

    @Test func `a list in a sheet scrolls first where it can`() throws {
        let host = host(Pulled(isHeld: false, hasList: true))
        let room = ProposedViewSize(width: 393, height: 852)
        let sheet = try #require(try host.layout(room).frame(ofKind: "Sheet"))
        for distance in [-300.0, 300] {
            #expect(host.drag(at: CGPoint(x: 200, y: 700), by: CGSize(width: 0, height: distance)))
            #expect(try host.layout(room).frame(ofKind: "Sheet") == sheet)
        }
        #expect(host.drag(at: CGPoint(x: 200, y: 700), by: CGSize(width: 0, height: 300)))
        #expect(try host.layout(room).frame(ofKind: "Sheet") == nil)
    }

    @Test func `a tap beside a sheet puts it away where people may`() throws {
        let room = ProposedViewSize(width: 393, height: 852)
        for isHeld in [true, false] {
            let host = host(Pulled(isHeld: isHeld))
            _ = try host.layout(room)
            #expect(host.tap(at: CGPoint(x: 200, y: 100)) == !isHeld)
            #expect(try host.layout(room).frame(ofKind: "Sheet") == nil ? !isHeld : isHeld)
            if isHeld { #expect(!host.drag(at: CGPoint(x: 200, y: 700), by: CGSize(width: 0, height: 700))) }
        }
    }

    private struct Share: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? {
            context.dynamicTypeSize == .large ? context.maxDetentValue / 4 : nil
        }
    }

    @Test func `a sheet has the height that a type says`() throws {
        func height(_ size: DynamicTypeSize) throws -> CGFloat? {
            let sheet = Text("below").sheet(isPresented: .constant(true)) {
                Text("inside").presentationDetents([.custom(Share.self)])
            }
            return try laidOut(sheet.environment(\.dynamicTypeSize, size)).frame(ofKind: "Sheet")?.height
        }
        let greatest = try #require(try height(.small))
        #expect(try height(.large) == (greatest - 34) / 4 + 34)
    }

    @Test func `a sheet begins 10 below what is free, and its view ends above the indicator`() throws {
        let tree = try laidOut(Sheet())
        #expect(tree.frame(ofKind: "Sheet") == CGRect(x: 0, y: 69, width: 393, height: 852 - 69))
        #expect(tree.frame(id: "inside") == CGRect(x: 0, y: 69, width: 393, height: 852 - 69 - 34))
        #expect(try laidOut(Sheet(), top: 20, bottom: 0).frame(id: "inside")?.minY == 40)
        #expect(tree.frame(id: "below") != nil && tree.diagnostics.isEmpty)
    }

    @Test func `a medium sheet has 0.56 of the greatest height`() throws {
        // On an iPhone 17 Pro with iOS 26 the greatest height is 778 and the medium one 435.667, to pixels.
        let tree = try laidOut(
            Sheet(detents: [.medium, .large]), on: .iOS26, size: CGSize(width: 402, height: 874), top: 62)
        let medium = try #require(tree.frame(id: "inside"))
        #expect(abs(medium.height - 435.667) < 0.02 && abs(medium.maxY - 840) < 1e-9)
        let half = try laidOut(
            Sheet(detents: [.fraction(0.5)]), on: .iOS26, size: CGSize(width: 402, height: 874), top: 62)
        #expect(half.frame(id: "inside")?.height == 389)
        #expect(try laidOut(Sheet(detents: [.height(200)])).frame(id: "inside")?.height == 200)
    }

    @Test func `on an iPad a sheet is a card in the middle`() throws {
        let tree = try laidOut(Sheet(), size: CGSize(width: 820, height: 1180), top: 24, bottom: 20, isWide: true)
        #expect(tree.frame(ofKind: "Sheet") == CGRect(x: 120, y: 280, width: 580, height: 620))
    }

    @Test func `what reaches the edges in a sheet ends at the sheet`() throws {
        let inside = NavigationStack { Color.red.ignoresSafeArea().id("red").navigationTitle("A") }
        let tree = try laidOut(Text("below").sheet(isPresented: .constant(true)) { inside })
        let red = try #require(tree.element(id: "red")?.first { $0.isDrawn }).frame
        #expect(red == CGRect(x: 0, y: 69, width: 393, height: 852 - 69))
    }

    @Test func `a view that is presented can put itself away`() throws {
        let host = host(Sheet())
        let close = try host.layout(room).find(text: "Close").frame
        #expect(host.tap(at: CGPoint(x: close.midX, y: close.midY)))
        #expect(try host.layout(room).frame(ofKind: "Sheet") == nil)
    }

    @Test func `a sheet presents another, and of two at once the second is left out`() throws {
        let inner = Text("a").sheet(isPresented: .constant(true)) { Text("b") }
        let tree = try laidOut(Color.red.sheet(isPresented: .constant(true)) { inner })
        #expect(tree.elements.filter { $0.kind == "Sheet" }.count == 2)
        let two = Color.red.sheet(isPresented: .constant(true)) { Text("a") }
            .alert("Sure?", isPresented: .constant(true)) {}
        #expect(try laidOut(two).diagnostics.map(\.problem) == [.leftOut("sheet")])
    }

    @Test func `an alert is 270 wide with buttons of 44, two beside each other`() throws {
        struct Asking: View {
            @State private var isAsking = true
            @State private var isGone = false
            var body: some View {
                Text(isGone ? "gone" : "there").id("state").alert("Delete?", isPresented: $isAsking) {
                    Button("Delete", role: .destructive) { isGone = true }
                    Button("Keep", role: .cancel) {}
                } message: {
                    Text("It cannot be undone.")
                }
            }
        }
        let host = host(Asking())
        let tree = try host.layout(room)
        let card = try #require(tree.frame(ofKind: "Alert"))
        #expect(card.width == 270 && card.midX == 393 / 2 && card.midY == 426)
        let (keep, delete) = (try tree.find(text: "Keep").frame, try tree.find(text: "Delete").frame)
        #expect(keep.midX == card.minX + 67.5 && delete.midX == card.minX + 202.5)
        #expect(abs(keep.midY - (card.maxY - 22)) < 1e-9)
        #expect(host.tap(at: CGPoint(x: delete.midX, y: delete.midY)))
        let after = try host.layout(room)
        #expect(after.frame(ofKind: "Alert") == nil && after.element(id: "state")?.text == "gone")
    }

    @Test func `choices stand at the bottom, the one that leaves below the others`() throws {
        let view = Color.red.confirmationDialog("Export", isPresented: .constant(true)) {
            Button("PDF") {}
            Button("Picture") {}
        }
        let tree = try laidOut(view)
        let cancel = try tree.find(text: "Cancel").frame
        #expect(abs(cancel.midY - (852 - 34 - 57 / 2)) < 1e-9)
        #expect(try tree.find(text: "Picture").frame.maxY < cancel.minY)
        #expect(throws: LayoutNotFound.self) { try tree.find(text: "Export") }
    }

    @Test func `a bubble stands below its view on an iPad, and is a sheet on a phone`() throws {
        let view = Color.red.frame(width: 40, height: 40).id("view").popover(isPresented: .constant(true)) {
            Color.blue.frame(width: 200, height: 100)
        }
        let pad = try laidOut(view, size: CGSize(width: 820, height: 1180), top: 24, bottom: 20, isWide: true)
        let bubble = try #require(pad.frame(ofKind: "Popover"))
        #expect(bubble.size == CGSize(width: 200, height: 100))
        #expect(bubble.midX == 410 && bubble.minY == (pad.frame(id: "view")?.maxY ?? 0) + 8)
        #expect(try laidOut(view).frame(ofKind: "Sheet") != nil)
    }

    @Test func `a tap opens a menu, and one of its rows closes it`() throws {
        struct Screen: View {
            @State private var chosen = "none"
            var body: some View {
                VStack {
                    Text(chosen).id("chosen")
                    Menu("Sort") {
                        Button("By name") { chosen = "name" }
                        Button("By date", systemImage: "calendar") { chosen = "date" }
                    }
                }
            }
        }
        let host = host(Screen())
        let menu = try host.layout(room).find(text: "Sort").frame
        #expect(host.tap(at: CGPoint(x: menu.midX, y: menu.midY)))
        let open = try host.layout(room)
        #expect(open.frame(ofKind: "Menu")?.size == CGSize(width: 250, height: 88))
        let row = try open.find(text: "By date").frame
        #expect(host.tap(at: CGPoint(x: row.midX, y: row.midY)))
        let after = try host.layout(room)
        #expect(after.frame(ofKind: "Menu") == nil && after.element(id: "chosen")?.text == "date")
    }
}
