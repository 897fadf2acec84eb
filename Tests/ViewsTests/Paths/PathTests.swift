// PathTests.swift: paths and shapes of a program's own.

import PlumbViews
import Testing

private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

private struct Wedge: InsettableShape {
    var amount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.midY))
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - amount, startAngle: .degrees(0),
                endAngle: .degrees(90), clockwise: false)
        }
    }

    func inset(by amount: CGFloat) -> some InsettableShape { Wedge(amount: self.amount + amount) }
}

struct PathTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    private func isClose(_ first: CGRect, _ second: CGRect) -> Bool {
        abs(first.minX - second.minX) < 1e-9 && abs(first.minY - second.minY) < 1e-9
            && abs(first.width - second.width) < 1e-9 && abs(first.height - second.height) < 1e-9
    }

    @Test func `a shape is drawn for its frame and takes the room offered`() throws {
        let host = LayoutHost(Triangle().fill(.red).id("a").frame(width: 60, height: 40))
        let element = try #require(try host.layout(.unspecified).root.first { $0.kind == "Triangle" })
        #expect(element.frame.size == CGSize(width: 60, height: 40))
        guard case .shape(.path(let path), _, _) = element.drawing else {
            Issue.record("no path")
            return
        }
        #expect(path == Triangle().path(in: CGRect(x: 0, y: 0, width: 60, height: 40)))
    }

    @Test func `an arc from 0 to 90 degrees that is not clockwise lies right and below`() {
        let arc = Wedge().path(in: square)
        #expect(isClose(arc.boundingRect, CGRect(x: 5, y: 5, width: 5, height: 5)))
        #expect(isClose(Wedge().inset(by: 1).path(in: square).boundingRect, CGRect(x: 5, y: 5, width: 4, height: 4)))
    }

    @Test func `an arc clockwise goes the other way round`() {
        var path = Path()
        path.addArc(
            center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        #expect(isClose(path.boundingRect, CGRect(x: -1, y: -1, width: 2, height: 2)))
    }

    @Test func `a trimmed path has the share of the length`() {
        var line = Path()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        line.addLine(to: CGPoint(x: 10, y: 30))
        #expect(line.trimmedPath(from: 0.125, to: 0.5).boundingRect == CGRect(x: 5, y: 0, width: 5, height: 10))
        #expect(line.trimmedPath(from: 0, to: 1) == line)
    }

    // As rings of progress are drawn, which are turned back by a quarter to begin at the top.
    @Test func `a circle begins at the right and goes down`() {
        let quarter = Circle().trim(from: 0, to: 0.25).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(quarter.contains(CGPoint(x: 15, y: 15)))
        #expect(isClose(quarter.boundingRect, CGRect(x: 10, y: 10, width: 10, height: 10)))
    }

    @Test func `a trimmed curve is one line`() {
        let arc = Circle().trim(from: 0.1, to: 0.8).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        var beginnings = 0
        arc.forEach { if case .move = $0 { beginnings += 1 } }
        #expect(beginnings == 1)
    }

    @Test func `the corners of an ellipse lie outside and its middle inside`() {
        let ellipse = Path(ellipseIn: square)
        #expect(ellipse.contains(CGPoint(x: 5, y: 5)))
        #expect(!ellipse.contains(CGPoint(x: 1, y: 1)))
        #expect(ellipse.contains(CGPoint(x: 1.5, y: 5)))
        #expect(isClose(ellipse.boundingRect, square))
    }

    @Test func `a quarter of a turn about the middle keeps a square`() {
        let turned = Rectangle().rotation(.degrees(90)).path(in: square)
        #expect(isClose(turned.boundingRect, square))
        let stretched = Rectangle().scale(x: 2, y: 0.5, anchor: .topLeading).path(in: square)
        #expect(isClose(stretched.boundingRect, CGRect(x: 0, y: 0, width: 20, height: 5)))
        let moved = Circle().offset(x: 3, y: 4).path(in: square)
        #expect(isClose(moved.boundingRect, CGRect(x: 3, y: 4, width: 10, height: 10)))
    }

    @Test func `a map and its inverse cancel out`() {
        let map = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3).translatedBy(x: 4, y: 5)
        let point = CGPoint(x: 7, y: 11).applying(map).applying(map.inverted())
        #expect(abs(point.x - 7) < 1e-9 && abs(point.y - 11) < 1e-9)
    }

    @Test func `a rounded corner that touches two lines ends on them`() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        let end = path.currentPoint ?? .zero
        #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
    }

    @Test func `a rectangle may have one round corner`() {
        let uneven = UnevenRoundedRectangle(topLeadingRadius: 4).path(in: square)
        #expect(isClose(uneven.boundingRect, square))
        #expect(!uneven.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(uneven.contains(CGPoint(x: 9.5, y: 9.5)))
    }
}
