// WheelTests.swift: a picker with wheels shows the rows beside the chosen one.  Lengths in points.

import PlumbViews
import Testing

struct WheelTests {
    private func wheel(_ count: Int, chosen: Int) -> some View {
        Picker("Number", selection: .constant(chosen)) {
            ForEach(0..<count, id: \.self) { Text("Row \($0)") }
        }
        .pickerStyle(.wheel).frame(width: 320)
    }

    @Test func `four rows are seen on each side, as far as there are any`() throws {
        #expect(try laidOut(wheel(20, chosen: 10)).elements.compactMap(\.text) == (6...14).map { "Row \($0)" })
        #expect(try laidOut(wheel(3, chosen: 0)).elements.compactMap(\.text) == ["Row 0", "Row 1", "Row 2"])
        #expect(try laidOut(wheel(0, chosen: 0)).elements.compactMap(\.text).isEmpty)
    }

    /// A cylinder of radius R = 1.07 · 216 / 2: a row k turns by a = k · 32 / 216 · 2 asin(1 / 1.07) / 1.45, and is seen at
    /// R sin a / (1 + 0.003 R (1 - cos a)).  For k = 1 … 4, worked out with a calculator in 12 digits.
    @Test func `rows stand where the wheel turns them`() throws {
        let tree = try laidOut(wheel(20, chosen: 10))
        let middle = try tree.find(text: "Row 10").frame.midY
        for (row, distance) in zip(11...14, [27.922496645, 52.550830961, 71.441198980, 83.425407745]) {
            let (below, above) = (try tree.find(text: "Row \(row)"), try tree.find(text: "Row \(20 - row)"))
            #expect(abs(below.frame.midY - middle - distance) < 1e-6)
            #expect(abs(middle - above.frame.midY - distance) < 1e-6)
        }
        #expect(tree.frame(ofKind: "Wheel")?.size == CGSize(width: 320, height: 216))
    }

    @Test func `only the chosen row is heard`() throws {
        #expect(try laidOut(wheel(20, chosen: 10)).accessibility.map(\.label) == ["Row 10"])
    }

    @Test(arguments: [0, .infinity, .nan, 1e300] as [CGFloat])
    func `wheels and rows of any height show no more rows than there are`(length: CGFloat) throws {
        for (height, row) in [(length, 32), (216, length), (length, length)] {
            var environment = EnvironmentValues()
            environment.controlSizes.wheel.height = height
            environment.controlSizes.wheelRow = row
            let tree = try LayoutHost(wheel(20, chosen: 10), environment: environment).layout(.unspecified)
            #expect(tree.elements.compactMap(\.text).count <= 20)
        }
    }
}
