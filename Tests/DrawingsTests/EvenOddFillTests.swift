// EvenOddFillTests.swift: what lines surround an even number of times, filled or left out.

import Drawings
import LayoutCore
import Testing

/// A square of 60 with one of 20 in its middle, both in one direction: only the even-odd rule leaves the inner one out.
private struct Squares: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 60, height: 60))
            path.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
        }
    }
}

struct EvenOddFillTests {
    private func picture(_ view: some View) throws -> String {
        LayoutDrawing(try LayoutHost(view.frame(width: 60, height: 60)).layout(.unspecified), margin: 0).document
    }

    private let style = FillStyle(eoFill: true)

    @Test func `the rule of a fill is the style's`() throws {
        #expect(try picture(Squares().fill(Color.red, style: style)).contains("fill-rule=\"evenodd\""))
        #expect(try picture(Squares().fill(style: style)).contains("fill-rule=\"evenodd\""))
        #expect(try picture(Color.red.background(.green, in: Squares(), fillStyle: style)).contains("\"evenodd\""))
        #expect(try !picture(Squares().fill(Color.red)).contains("evenodd"))
        // A circle has nothing that is surrounded twice.
        #expect(try !picture(Circle().fill(Color.red, style: style)).contains("evenodd"))
    }

    @Test func `the rule of a clip is the style's`() throws {
        #expect(try picture(Color.red.clipShape(Squares(), style: style)).contains("clip-rule=\"evenodd\""))
        #expect(try picture(Color.red.clipShape(Squares())).contains("clip-rule=\"nonzero\""))
    }

    @Test func `a line follows the path by either rule`() throws {
        let line = try picture(Squares().fill(Color.red, style: style).stroke(Color.blue))
        #expect(line.contains("stroke-miterlimit") && line.components(separatedBy: "evenodd").count == 2)
    }
}
