// ContrastTests.swift: contrast of text, by numbers that WCAG 2.2 and others publish.

import PlumbViews
import Testing

struct ContrastTests {
    private func findings(_ view: some View) throws -> [AuditFinding] {
        try LayoutHost(view).layout(ProposedViewSize(width: 300, height: 200)).audit([.contrast])
    }

    private func grey(_ value: Int) -> Color { Color(white: Double(value) / 255) }

    /// #767676 is the lightest grey that passes on white, with 4.54; #777777 has 4.47 (WebAIM, "Contrast and Color
    /// Accessibility").
    @Test func `the lightest grey on white that passes is #767676`() throws {
        #expect(try findings(Text("grey").foregroundColor(grey(0x76))).isEmpty)
        let found = try findings(Text("grey").foregroundColor(grey(0x77)))
        #expect(found.map(\.problem) == ["has a contrast of 4.47 to 1"])
        #expect(found.first?.remedy == "4.5 are right for text of 17 points (WCAG 2.2, 1.4.3)")
        #expect(found.first?.place == #"Text "grey""#)
    }

    /// #949494 has 3.03 on white, #959595 2.99 (the same page's formula).
    @Test func `text of 18 points, or of 14 in bold, needs 3 to 1`() throws {
        for font in [Font.system(size: 18), .system(size: 14, weight: .bold)] {
            #expect(try findings(Text("large").font(font).foregroundColor(grey(0x94))).isEmpty)
            #expect(try findings(Text("large").font(font).foregroundColor(grey(0x95))).count == 1)
        }
        for font in [Font.system(size: 17.9), .system(size: 13.9, weight: .bold), .system(size: 14, weight: .semibold)]
        {
            #expect(try findings(Text("small").font(font).foregroundColor(grey(0x94))).count == 1)
        }
    }

    @Test func `a colour of a catalogue is not known, as a text's or as a ground`() throws {
        #expect(try findings(Text("text").foregroundColor(Color("brand"))).isEmpty)
        let onBrand = Text("text").foregroundColor(.white).background(Color("brand").opacity(0.5))
        #expect(try findings(onBrand).isEmpty)
        #expect(try findings(Text("text").foregroundColor(.white).background(Color.gray)).count == 1)
    }

    @Test func `a text that has to be scrolled to has a known ground only if that moves along`() throws {
        func column(_ last: some View) -> some View {
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(height: 300)
                    last
                }
            }.background(Color.black)
        }
        #expect(try findings(column(Text("text").foregroundColor(.white))).isEmpty)
        #expect(try findings(column(Text("text").foregroundColor(.white).background(Color.white))).count == 1)
    }

    @Test func `pure red on white has 3.99 and black on white 21`() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        #expect(try findings(Text("red").foregroundColor(red)).map(\.problem) == ["has a contrast of 3.99 to 1"])
        #expect(try findings(Text("black")).isEmpty)
    }

    @Test func `the ground is what is painted before the text, through what lets light pass`() throws {
        let yellow = Color(red: 1, green: 1, blue: 0)
        #expect(try findings(Text("a").foregroundColor(.white).background(Color.black)).isEmpty)
        #expect(try findings(Text("a").foregroundColor(.white).background(yellow)).count == 1)
        #expect(try findings(Text("a").background(Color.black)).count == 1)
        // Half of black over white is #808080, on which black has 5.3 and white 3.9.
        #expect(try findings(Text("a").background(Color.black.opacity(0.5))).isEmpty)
        #expect(try findings(Text("a").foregroundColor(.white).background(Color.black.opacity(0.5))).count == 1)
        #expect(try findings(Text("a").background(Color.black).background(Color.white)).count == 1)
        // What is in front of it is not its ground, nor what stands elsewhere.
        #expect(try findings(Text("a").overlay(Color.black)).isEmpty)
        #expect(
            try findings(
                HStack {
                    Color.black
                    Text("a")
                }
            ).isEmpty)
    }

    @Test func `a picture behind a text leaves its ground unknown, and so does a part`() throws {
        let picture = Image("photo", size: CGSize(width: 100, height: 40))
        #expect(try findings(Text("a").foregroundColor(.white).background(picture)).isEmpty)
        #expect(try findings(Text("a").foregroundColor(.white).background(Color.black).background(picture)).isEmpty)
        #expect(try findings(Text("a").background(Color.black).background(picture)).count == 1)
        let half = Color.black.frame(width: 5)
        #expect(try findings(Text("wide text").foregroundColor(.white).background(half)).isEmpty)
        #expect(try findings(Text("wide text").foregroundColor(grey(0x90)).background(half)).isEmpty)
        #expect(
            try findings(Text("turned").foregroundColor(.white).background(Color.black.rotationEffect(.degrees(9))))
                .isEmpty)
    }

    @Test func `of a gradient the most favourable colour counts`() throws {
        let paint = LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
        #expect(try findings(Text("a").foregroundColor(.white).background(paint)).isEmpty)
        let light = LinearGradient(colors: [.white, .yellow], startPoint: .leading, endPoint: .trailing)
        #expect(try findings(Text("a").foregroundColor(.white).background(light)).count == 1)
    }

    @Test func `the system's own colours count on grounds of one's own alone`() throws {
        #expect(try findings(Text("second").foregroundColor(.secondary)).isEmpty)
        #expect(try findings(Text("second").foregroundColor(.secondary).background(Color.yellow)).count == 1)
        #expect(try findings(Button("OK") {}).isEmpty)
        #expect(try findings(Button("OK") {}.buttonStyle(.borderedProminent)).isEmpty)
        #expect(try findings(List { Button("Delete", role: .destructive) {} }).isEmpty)
        #expect(try findings(Text("warning").foregroundColor(.red)).count == 1)
        #expect(try findings(Text("grey").foregroundColor(.gray)).count == 1)
    }

    @Test func `what is disabled, hidden or invisible needs no contrast`() throws {
        let pale = Text("pale").foregroundColor(grey(0xCC))
        #expect(try findings(pale).count == 1)
        #expect(try findings(pale.disabled(true)).isEmpty)
        #expect(try findings(pale.hidden()).isEmpty)
        #expect(try findings(pale.opacity(0)).isEmpty)
        // Three quarters of black are #404040 with 10.4; a quarter is #BFBFBF with 1.8.
        #expect(try findings(Text("faint").opacity(0.75)).isEmpty)
        #expect(try findings(Text("faint").opacity(0.25)).count == 1)
    }
}
