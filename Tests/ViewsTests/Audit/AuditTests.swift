// AuditTests.swift: what is found of screens that some cannot use, and what is not.

import PlumbViews
import Testing

/// Puts its views from the right to the left.
private struct Backwards: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 50 * subviews.count, height: 50)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.maxX - 50 * CGFloat(index + 1), y: bounds.minY), proposal: .unspecified)
        }
    }
}

struct AuditTests {
    private func findings(_ rule: AuditRule, _ view: some View) throws -> [AuditFinding] {
        try LayoutHost(view).layout(ProposedViewSize(width: 300, height: 400)).audit([rule])
    }

    // MARK: Labels

    @Test func `a picture and a control without words are found`() throws {
        #expect(try findings(.label, Image(systemName: "star")).map(\.place) == [#"Image "star""#])
        let button = Button {
        } label: {
            Image(systemName: "trash")
        }
        let found = try findings(.label, VStack { button.accessibilityIdentifier("bin") })
        #expect(found.map(\.problem) == ["is a button without a label"])
        #expect(found.map(\.ids) == [["bin"]])
        #expect(try findings(.label, Slider(value: .constant(0.5))).map(\.problem) == ["is a control without a label"])
        #expect(try findings(.label, Button(" ") {}).count == 1)
    }

    @Test func `words anywhere name them, and what only adorns needs none`() throws {
        #expect(try findings(.label, Image(systemName: "star").accessibilityLabel("Favourite")).isEmpty)
        #expect(try findings(.label, Image(systemName: "star").accessibilityHidden(true)).isEmpty)
        #expect(try findings(.label, Image(decorative: "dots")).isEmpty)
        #expect(try findings(.label, Label("Favourite", systemImage: "star")).isEmpty)
        #expect(try findings(.label, Label("Favourite", systemImage: "star").labelStyle(.iconOnly)).isEmpty)
        #expect(try findings(.label, Button("Add", systemImage: "plus") {}).isEmpty)
        let both = HStack {
            Image(systemName: "star")
            Text("Favourite")
        }
        #expect(try findings(.label, both.accessibilityElement(children: .combine)).isEmpty)
        #expect(try findings(.label, both.onTapGesture {}).isEmpty)
        #expect(try findings(.label, both).count == 1)
        #expect(try findings(.label, Toggle("Sound", isOn: .constant(true)).labelsHidden()).isEmpty)
        #expect(try findings(.label, Slider(value: .constant(0.5)) { Text("Volume") }).isEmpty)
        #expect(try findings(.label, Stepper("Count", value: .constant(1))).isEmpty)
        #expect(try findings(.label, TextField("Name", text: .constant(""))).isEmpty)
        let picker = Picker("Colour", selection: .constant(1)) { Text("red").tag(1) }
        #expect(try findings(.label, picker).isEmpty)
        #expect(try findings(.label, List { picker }).isEmpty)
        #expect(try findings(.label, NavigationStack { List { NavigationLink("There") { Text("there") } } }).isEmpty)
        #expect(try findings(.label, NavigationLink(destination: Text("there")) { EmptyView() }).isEmpty)
        #expect(try findings(.label, ContentUnavailableView("Nothing", systemImage: "tray")).isEmpty)
        #expect(try findings(.label, DisclosureGroup("More") { Text("more") }).isEmpty)
    }

    // MARK: Targets

    @Test func `a target of less than 44 points is found, and a row of a list is one`() throws {
        let found = try findings(.target, Button("OK") {}.frame(width: 100))
        // Helvetica: O 778, K 667; of 17 points: 24.6, up to whole points.
        #expect(found.first?.problem == "takes taps on 25 × 21 points")
        #expect(
            try findings(
                .target,
                Button {
                } label: {
                    Text("OK").frame(width: 44, height: 44)
                }
            ).isEmpty)
        #expect(
            try findings(
                .target,
                Button {
                } label: {
                    Text("OK").frame(width: 44, height: 43.9)
                }
            ).count == 1)
        #expect(try findings(.target, List { Button("OK") {} }).isEmpty)
        #expect(try findings(.target, List { Toggle("Sound", isOn: .constant(true)) }).isEmpty)
        #expect(try findings(.target, Stepper("Count", value: .constant(1))).isEmpty)
        #expect(try findings(.target, Button("OK") {}.disabled(true)).isEmpty)
        #expect(
            try findings(
                .target,
                Button {
                } label: {
                    Image("unknown")
                }
            ).isEmpty)
    }

    // MARK: Order

    @Test func `views that stand the other way round than they are heard are found`() throws {
        let words = Backwards {
            Text("one")
            Text("two")
        }
        let found = try findings(.order, words)
        #expect(found.map(\.problem) == [#"stands to the left of Text "one", and is heard after it"#])
        #expect(try findings(.order, words.environment(\.layoutDirection, .rightToLeft)).count == 1)
        let moved = VStack {
            Text("one")
            Text("two").offset(y: -100)
        }
        #expect(try findings(.order, moved).first?.problem == #"stands above Text "one", and is heard after it"#)
    }

    @Test func `rows, columns, grids, layers and what is ordered on purpose are fine`() throws {
        let row = HStack {
            Text("one")
            VStack {
                Text("two")
                Text("three")
            }
            Text("four")
        }
        #expect(try findings(.order, row).isEmpty)
        #expect(try findings(.order, row.environment(\.layoutDirection, .rightToLeft)).isEmpty)
        let grid = LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<9) { Text("\($0)") } }
        #expect(try findings(.order, grid).isEmpty)
        #expect(try findings(.order, Text("card").padding(40).overlay(alignment: .topTrailing) { Text("new") }).isEmpty)
        let layers = ZStack(alignment: .topLeading) {
            Text("below").padding(50)
            Text("above")
        }
        #expect(try findings(.order, layers).isEmpty)
        let onPurpose = Backwards {
            Text("one").accessibilitySortPriority(1)
            Text("two")
        }
        #expect(try findings(.order, onPurpose).isEmpty)
        #expect(
            try findings(
                .order,
                Backwards {
                    Text("a"); Image(decorative: "b")
                }
            ).isEmpty)
    }

    // MARK: Truncation

    @Test func `a text that is cut off is found, and what is written is not`() throws {
        let long = String(repeating: "long text ", count: 9)
        #expect(try findings(.truncation, Text(long).lineLimit(1)).map(\.problem) == ["shows only a part of its text"])
        #expect(try findings(.truncation, Text(long)).isEmpty)
        #expect(try findings(.truncation, Text(long).lineLimit(1).hidden()).isEmpty)
        #expect(try findings(.truncation, TextField("Name", text: .constant(long))).isEmpty)
        #expect(
            try findings(.truncation, TextField("Name", text: .constant(long)).textFieldStyle(.roundedBorder)).isEmpty)
    }

    // MARK: All together

    @Test func `findings come by rule, then in the order of the tree, and say what would be right`() throws {
        let screen = VStack {
            Text("pale").foregroundColor(Color(white: 0.9))
            Button {
            } label: {
                Image(systemName: "trash")
            }.id("bin")
        }
        let found = try LayoutHost(screen).layout(ProposedViewSize(width: 300, height: 400)).audit()
        #expect(found.map(\.rule) == [.label, .target, .contrast])
        #expect(
            found[0].description.hasSuffix(
                "is a button without a label; give it an accessibilityLabel(_:), or a text inside"))
        #expect(found[0].description.hasPrefix("label: VStack › Image \"trash\" [button] #bin ("))
    }

    @Test func `a system's screen has no finding`() throws {
        let screen = NavigationStack {
            Form {
                Section("Account") {
                    TextField("Name", text: .constant("Ada"))
                    SecureField("Password", text: .constant("secret"))
                    Toggle("Notifications", isOn: .constant(true))
                    Stepper("Copies", value: .constant(2))
                    Picker("Colour", selection: .constant(1)) { Text("red").tag(1) }
                    LabeledContent("Version", value: "1.0")
                    Label("Info", systemImage: "info.circle")
                    NavigationLink("More") { Text("more") }
                    Button("Sign out", role: .destructive) {}
                }
            }
        }
        #expect(try findings(.label, screen).isEmpty)
        let all = try LayoutHost(screen).layout(ProposedViewSize(width: 390, height: 844)).audit()
        #expect(all.isEmpty, "\(all)")
    }
}
