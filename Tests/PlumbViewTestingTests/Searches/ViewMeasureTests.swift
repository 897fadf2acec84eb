// ViewMeasureTests.swift: claims about the texts, headings, targets and edges of a screen, with the numbers that its code states.

import PlumbViewTesting
import PlumbViews
import Testing

struct ViewMeasureTests {
    private func fault(
        _ claim: ViewClaim, width: Int = 300, @ViewBuilder screen: @escaping () -> some View
    ) throws -> String? {
        do {
            try verify(screen: { _ in screen() }, widths: width...width, height: 400, that: [claim])
            return nil
        } catch let error as ViewCounterexample { return "\(error.fault)" }
    }

    @Test func `a text is as legible as its smallest font`() throws {
        let screen = { Text("a").font(.system(size: 10)) + Text("b").font(.system(size: 20)) }
        #expect(try fault(.legible(), screen: screen)?.hasSuffix("is 1 smaller than 11") == true)
        #expect(try fault(.legible(least: 10), screen: screen) == nil)
    }

    @Test func `spaces at the end of a line do not count`() throws {
        // "aaaa bbbb" are nine characters, with the space five on the first line of two.
        #expect(try fault(.shortLines(most: 9)) { Text("aaaa bbbb") } == nil)
        let long = try fault(.shortLines(most: 8)) { Text("aaaa bbbb") }
        #expect(long?.hasSuffix("has 1 characters more than 8") == true)
        #expect(try fault(.shortLines(most: 4)) { Text("aaaa bbbb").frame(width: 45) } == nil)
    }

    @Test func `lines are apart by the height of the font and what is put between`() throws {
        // Lines of SF are 2444/2048 of the size apart, 11.93 of 10 points.
        func text(_ more: CGFloat) -> some View {
            Text("a\nb").font(.system(size: 10)).lineSpacing(more)
        }
        #expect(try fault(.spacedLines()) { text(0) } == nil)
        #expect(try fault(.spacedLines(least: 1.5)) { text(0) } != nil)
        #expect(try fault(.spacedLines(least: 1.5)) { text(4) } == nil)
    }

    @Test func `headings are those that say so`() throws {
        func page(_ size: CGFloat) -> some View {
            VStack {
                Text("Title").font(.system(size: size)).accessibilityAddTraits(.isHeader)
                Text("text").font(.system(size: 17))
            }
        }
        #expect(try fault(.largeHeadings) { page(17) } == nil)
        #expect(try fault(.largeHeadings) { page(15) }?.contains("is 2 larger than its heading") == true)
    }

    @Test func `texts in layers lie over each other`() throws {
        #expect(
            try fault(.textsApart) {
                ZStack {
                    Text("a"); Text("b")
                }
            }?.contains("over each other") == true)
        #expect(
            try fault(.textsApart) {
                ZStack {
                    Text("a"); Text("b").hidden()
                }
            } == nil)
        #expect(
            try fault(.textsApart) {
                VStack {
                    Text("a"); Text("b")
                }
            } == nil)
    }

    @Test func `what is 400 wide reaches off a screen of 300, and from a scroll view it can be fetched`() throws {
        let row = {
            HStack(spacing: 0) {
                Color.red.frame(width: 350, height: 44)
                Button(action: {}) { Color.blue.frame(width: 50, height: 44) }
            }
            .frame(width: 300, alignment: .leading)
        }
        #expect(try fault(.targetsOnScreen, screen: row)?.hasSuffix("lies 100 off the screen") == true)
        #expect(try fault(.noScrollingAcross, screen: row)?.contains("reaches 100 beyond") == true)
        #expect(try fault(.targetsOnScreen) { ScrollView(.horizontal) { row() } } == nil)
        #expect(try fault(.noScrollingAcross, width: 400, screen: row) == nil)
    }

    @Test func `edges are in line, or so far apart`() throws {
        let column = { (inset: CGFloat) in
            VStack(alignment: .leading) {
                Color.red.frame(width: 50, height: 10).id("a")
                Color.blue.frame(width: 80, height: 10).padding(.leading, inset).id("b")
            }
        }
        #expect(try fault(.aligned(["a", "b"], at: .leading)) { column(7) } == nil)
        #expect(try fault(.aligned(["a", "b"], at: .trailing)) { column(7) }?.hasSuffix("are 37 apart") == true)
        #expect(try fault(.aligned(["a", "c"], at: .top)) { column(0) } == "there is no view \"c\" to be aligned")
        #expect(ViewClaim.aligned(["a", "b"], at: .top).source == #".aligned(["a", "b"], at: .top)"#)
    }
}
