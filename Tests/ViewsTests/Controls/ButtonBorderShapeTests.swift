// ButtonBorderShapeTests.swift: the shapes of buttons with a ground.

import PlumbViews
import Testing

struct ButtonBorderShapeTests {
    private func outline(_ shape: ButtonBorderShape) throws -> (Outline, CGSize)? {
        let button = Button("Buy") {}.buttonStyle(.bordered).buttonBorderShape(shape)
        return try laidOut(button).elements.compactMap { element in
            if case .shape(let outline, _?, _) = element.drawing { (outline, element.frame.size) } else { nil }
        }.first
    }

    @Test func `a button's ground has the shape that is asked for and stays as large`() throws {
        let (usual, size) = try #require(try outline(.automatic))
        #expect(usual == .roundedRectangle(CGSize(width: 8, height: 8)))
        let (capsule, capsuleSize) = try #require(try outline(.capsule))
        #expect((capsule, capsuleSize) == (.capsule, size))
        let (round, roundSize) = try #require(try outline(.roundedRectangle(radius: 3)))
        #expect((round, roundSize) == (.roundedRectangle(CGSize(width: 3, height: 3)), size))
    }

    @Test func `a circle surrounds the button about its middle`() throws {
        let (circle, size) = try #require(try outline(.circle))
        guard case .path(let path) = circle else {
            Issue.record("\(circle) is no path")
            return
        }
        let around = path.boundingRect
        #expect(abs(around.width - size.width) < 1e-9 && abs(around.height - size.width) < 1e-9)
        #expect(abs(around.midY - size.height / 2) < 1e-9)
    }
}
