// PathBooleanTests.swift: what two paths have in common.  Lengths in points.

import PlumbViews
import Testing

/// The area of a path whose parts are straight and do not overlap.
private func area(_ path: Path) -> CGFloat {
    var (sum, points): (CGFloat, [CGPoint]) = (0, [])
    path.forEach { element in
        switch element {
        case .move(let point): points = [point]
        case .line(let point): points.append(point)
        default:
            sum += abs(
                zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y })
        }
    }
    return sum / 2
}

struct PathBooleanTests {
    private let first = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let second = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

    @Test func `two squares share a quarter`() {
        #expect(area(first.union(second)) == 175)
        #expect(area(first.intersection(second)) == 25)
        #expect(area(first.subtracting(second)) == 75)
        #expect(area(first.symmetricDifference(second)) == 150)
    }

    @Test func `a point lies in a combination as it lies in its parts`() {
        let (circle, star) = (
            Path(ellipseIn: CGRect(x: 1, y: 2, width: 12, height: 9)),
            Path { path in
                path.addLines(
                    (0..<5).map { index in
                        let angle = Double(index) * 4 / 5 * Double.pi
                        return CGPoint(x: 8 + 7 * sin(angle), y: 7 - 7 * cos(angle))
                    })
                path.closeSubpath()
            }
        )
        let (union, rest) = (circle.union(star), circle.subtracting(star))
        for column in 0..<7 {
            for row in 0..<7 {
                let point = CGPoint(x: 0.0137 + CGFloat(column) * 2.31, y: 0.0071 + CGFloat(row) * 2.19)
                let (isIn, isInStar) = (circle.contains(point), star.contains(point))
                #expect(union.contains(point) == (isIn || isInStar))
                #expect(rest.contains(point) == (isIn && !isInStar))
            }
        }
    }

    @Test(arguments: 0..<10) func `areas add up`(step: Int) {
        let (circle, box) = (
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 15)),
            second.offsetBy(dx: CGFloat(step) * 1.7, dy: 0.3)
        )
        let both = area(circle.union(box)) + area(circle.intersection(box))
        #expect(abs(both - area(circle.normalized(eoFill: false)) - 100) < 1e-9)
    }

    @Test func `a line covers its width on both sides`() {
        let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
        let stroked = line.strokedPath(StrokeStyle(lineWidth: 2))
        // Two rectangles of 20 that share a square of 1, and a triangle of half a square.
        #expect(abs(area(stroked.normalized(eoFill: false)) - 39.5) < 1e-9)
        #expect(stroked.contains(CGPoint(x: 10.4, y: -0.4)))
        #expect(!stroked.contains(CGPoint(x: 10.6, y: -0.6)))
    }

    @Test func `shapes combine in any rectangle`() {
        let ring = Rectangle().subtracting(Rectangle().inset(by: 10)).path(
            in: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(abs(area(ring) - (100 * 50 - 80 * 30)) < 1e-9)
    }
}
