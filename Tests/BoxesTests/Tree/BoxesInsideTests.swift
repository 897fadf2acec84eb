// BoxesInsideTests.swift: the boxes inside a box are a collection, however they are kept.

import Boxes
import Testing

struct BoxesInsideTests {
    private func leaf() -> Box<Double> { Box(.room) }

    @Test(arguments: 0..<4) func `however many boxes there are, each is at its place`(count: Int) {
        let boxes = (0..<count).map { _ in leaf() }
        let inside = BoxesInside(boxes)
        var visited: [Box<Double>] = []
        inside.forEach { visited.append($0) }
        #expect(inside.count == count)
        #expect(inside.indices.allSatisfy { inside[$0] === boxes[$0] })
        #expect(zip(inside, boxes).allSatisfy { $0 === $1 } && visited.elementsEqual(boxes) { $0 === $1 })
    }
}
