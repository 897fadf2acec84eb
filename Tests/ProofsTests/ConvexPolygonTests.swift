// ConvexPolygonTests.swift: polygons in fractions, with corners and areas known from school.

import PlumbTesting
import Proofs
import Testing

struct ConvexPolygonTests {
    private typealias Point = ConvexPolygon.Point

    private let square = ConvexPolygon(x: 0...6, y: 0...6)
    private let x = LinearForm(parameter: 0)
    private let y = LinearForm(parameter: 1)

    @Test func `a square cut along its diagonal is a triangle of half its area`() {
        let triangle = square.clipped(to: 6 - x - y)
        #expect(triangle.corners == [Point(0, 0), Point(6, 0), Point(0, 6)])
        #expect(triangle.area == 18 && triangle.dimension == 2)
        // A corner cut off: 6² - 2²/2.
        #expect(square.clipped(to: 10 - x - y).area == 34)
        #expect(square.clipped(to: x * 3 - 1).area == 34 && square.clipped(to: 1 - x * 3).area == 2)
    }

    @Test func `what is left may be all, an edge, a corner or nothing`() {
        #expect(square.clipped(to: 20 - x) == square && square.clipped(to: 6 - x) == square)
        let edge = square.clipped(to: x - 6)
        #expect(edge.corners == [Point(6, 0), Point(6, 6)] && edge.dimension == 1 && edge.area == 0 && edge.size == 6)
        let corner = square.clipped(to: x + y - 12)
        #expect(corner.corners == [Point(6, 6)] && corner.dimension == 0)
        #expect(square.clipped(to: x - 7).isEmpty && square.clipped(to: x - 7).dimension == -1)
        // An edge can be cut again.
        #expect(edge.clipped(to: 2 - y).corners == [Point(6, 0), Point(6, 2)])
        #expect(edge.clipped(to: 0 - y).corners == [Point(6, 0)] && corner.clipped(to: 5 - x).isEmpty)
    }

    @Test func `rectangles without height or width are segments and points`() {
        #expect(ConvexPolygon(x: 1...4, y: 2...2).corners == [Point(1, 2), Point(4, 2)])
        #expect(ConvexPolygon(x: 1...1, y: 2...2).corners == [Point(1, 2)])
    }

    @Test func `halves join to the whole, and what would not be convex or overlaps does not`() {
        let (left, right) = (square.clipped(to: 2 - x), square.clipped(to: x - 2))
        #expect(left.joined(with: right)?.area == 36 && right.joined(with: left)?.corners.count == 4)
        #expect(left.joined(with: right.clipped(to: 3 - y)) == nil && left.joined(with: square) == nil)
        #expect(left.joined(with: square.clipped(to: x - 3)) == nil)
        let row = ConvexPolygon(x: 0...6, y: 0...0)
        let (start, end) = (row.clipped(to: 2 - x), row.clipped(to: x - 2))
        #expect(start.joined(with: end) == row && start.joined(with: row.clipped(to: x - 3)) == nil)
    }

    @Test func `the two sides of a line make up a polygon, and join to it again`() throws {
        let numbers = Generator.integer(in: -9...9)
        let forms = Generator<[LinearForm]> { choices in
            (0..<5).map { _ in
                let (a, b) = (Fraction(numbers.draw(&choices)), Fraction(numbers.draw(&choices)))
                return LinearForm(Fraction(numbers.draw(&choices)), [a, b / 3])
            }
        }
        try forAll(forms) { forms in
            let polygon = forms.dropLast().reduce(square) { $0.clipped(to: $1) }
            let (above, below) = (polygon.clipped(to: forms[4]), polygon.clipped(to: 0 - forms[4]))
            guard forms[4].known == nil, polygon.dimension == 2 else { return true }
            guard above.area + below.area == polygon.area else { return false }
            guard above.dimension == 2, below.dimension == 2 else { return true }
            return above.joined(with: below).map { Set($0.corners) == Set(polygon.corners) } ?? false
        }
    }
}
