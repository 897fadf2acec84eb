// BubbleLayerTests.swift: bubbles on a phone.  Source: Apple's documentation of `presentationCompactAdaptation(_:)`.

import PlumbViews
import Testing

struct BubbleLayerTests {
    @Test func `a bubble stays one on a phone where its view asks for that`() throws {
        func kinds(_ adaptation: PresentationAdaptation) throws -> Set<String> {
            let view = Color.red.frame(width: 40, height: 40).popover(isPresented: .constant(true)) {
                Color.blue.frame(width: 200, height: 100).presentationCompactAdaptation(adaptation)
            }
            return Set(try laidOut(view).elements.map(\.kind)).intersection(["Popover", "Sheet"])
        }
        #expect(try kinds(.popover) == ["Popover"])
        #expect(try kinds(.automatic) == ["Sheet"])
    }
}
