// PaintedShapeTests.swift: a shape with several paints.  Apple's documentation: a `ShapeView` is painted again over itself.

import LayoutCore
import Testing

struct PaintedShapeTests {
    private func paints(_ view: some View) throws -> [String] {
        try LayoutHost(view).layout(ProposedViewSize(width: 20, height: 10)).elements.compactMap { element in
            guard case .shape(_, let fill, let stroke) = element.drawing else { return nil }
            #expect(element.frame.size == CGSize(width: 20, height: 10))
            func name(_ paint: Paint?) -> String? {
                paint.map { $0 == .color(.red) ? "red" : $0 == .color(.green) ? "green" : "blue" }
            }
            return name(fill) ?? (stroke?.isInside == true ? "inside " : "line ") + (name(stroke?.paint) ?? "")
        }
    }

    @Test func `paints of a shape lie over each other in their order, however many`() throws {
        #expect(try paints(Rectangle().fill(.red).fill(.blue)) == ["red", "blue"])
        #expect(
            try paints(Rectangle().fill(.red).stroke(.green).strokeBorder(.blue)) == [
                "red", "line green", "inside blue",
            ])
    }
}
