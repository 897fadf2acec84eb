// ControlPictureTests.swift: where the parts of drawn controls stand.  Lengths in points.

import PlumbViews
import Testing

struct ControlPictureTests {
    private func tree(_ view: some View, _ direction: LayoutDirection, _ size: CGSize) throws -> LayoutTree {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        return try LayoutHost(view, environment: environment).layout(ProposedViewSize(size))
    }

    /// The middles of the circles that are filled with white, from left to right.
    private func knobs(in tree: LayoutTree) -> [CGFloat] {
        tree.elements.filter { element in
            if case .shape(.circle, .color(.white), _) = element.drawing { true } else { false }
        }
        .map(\.frame.midX).sorted()
    }

    // A knob 28 wide goes from 14 to 200 - 14 of the line.
    @Test(arguments: [-1, 0, 0.25, 0.5, 1, 3, Double.nan]) func `a slider's knob stands where its value says`(
        value: Double
    ) throws {
        let share = value.isNaN ? 0 : min(max(value, 0), 1)
        let slider = Slider(value: .constant(value), in: 0...1)
        let size = CGSize(width: 200, height: 50)
        #expect(try knobs(in: tree(slider, .leftToRight, size)) == [14 + share * 172])
        #expect(try knobs(in: tree(slider, .rightToLeft, size)) == [186 - share * 172])
    }

    // A switch of 51 by 31 has a knob 31 wide with its margin.
    @Test func `a switch's knob stands at its end where it is on`() throws {
        let size = CGSize(width: 51, height: 31)
        for (isOn, direction, middle) in [
            (true, LayoutDirection.leftToRight, 35.5), (false, .leftToRight, 15.5), (true, .rightToLeft, 15.5),
            (false, .rightToLeft, 35.5),
        ] {
            let toggle = Toggle("On", isOn: .constant(isOn)).labelsHidden()
            #expect(try knobs(in: tree(toggle, direction, size)) == [middle])
        }
    }

    private func paints(of view: some View) throws -> [Paint] {
        try LayoutHost(view).layout(.unspecified).elements.flatMap { element -> [Paint] in
            if case .text(_, let inks) = element.drawing { inks.joined().map(\.paint) } else { [] }
        }
    }

    @Test func `a button has the accent colour, red where it deletes, and any that is set around or in it`() throws {
        #expect(try paints(of: Button("A") {}) == [.color(.accentColor)])
        #expect(try paints(of: Button("A", role: .destructive) {}) == [.color(.red)])
        #expect(try paints(of: Button("A") {}.foregroundColor(.green)) == [.color(.green)])
        #expect(try paints(of: Button(action: {}, label: { Text("A").foregroundColor(.green) })) == [.color(.green)])
        #expect(try paints(of: Button("A") {}.buttonStyle(.plain)) == [.color(.primary)])
        #expect(try paints(of: Button("A") {}.buttonStyle(.borderedProminent)) == [.color(.white)])
    }

    private func opacities(_ view: some View) throws -> [Double] {
        try LayoutHost(view).layout(ProposedViewSize(width: 200, height: 50)).elements.map(\.opacity)
    }

    @Test func `buttons and switches that take no touches are fainter, once`() throws {
        let controls = [
            AnyView(Button("A") {}), AnyView(Button("A") {}.buttonStyle(.bordered)),
            AnyView(Toggle("On", isOn: .constant(true))),
        ]
        for control in controls {
            #expect(try opacities(control).filter { $0 != 1 }.isEmpty)
            #expect(try opacities(control.disabled(true)).filter { $0 != 1 } == [0.5])
            #expect(try opacities(HStack { control }.disabled(true)).filter { $0 != 1 } == [0.5])
        }
    }

    private func isBeneath(_ text: LayoutTree.Element, _ shape: LayoutTree.Element) -> Bool {
        shape.frame.minX <= text.frame.midX && text.frame.midX < shape.frame.maxX
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `the chosen segment stands on a ground`(direction: LayoutDirection) throws {
        for chosen in ["A", "B", "C"] {
            let picker = Picker("Choice", selection: .constant(chosen)) {
                ForEach(["A", "B", "C"], id: \.self) { Text($0) }
            }.pickerStyle(.segmented)
            let tree = try tree(picker, direction, CGSize(width: 300, height: 32))
            let grounds = tree.elements.filter { element in
                guard case .shape(_, .color(let color), _) = element.drawing else { return false }
                return [color.red, color.green, color.blue, color.opacity] == [1, 1, 1, 1]
            }
            // A third of 300 by 32, less 2 on each side.
            #expect(grounds.map(\.frame.size) == [CGSize(width: 96, height: 28)])
            let ground = try #require(grounds.first)
            #expect(tree.elements.filter { $0.text != nil && isBeneath($0, ground) }.map(\.text) == [chosen])
        }
    }
}
