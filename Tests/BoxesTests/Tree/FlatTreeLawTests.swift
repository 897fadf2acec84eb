// FlatTreeLawTests.swift: boxes that are placed along one axis after the other stand where each box places those inside it.

import Boxes
import PlumbTesting
import Rows
import Testing

struct FlatTreeLawTests {
    private typealias Sketch = BoxLawTests.Sketch

    /// Boxes whose axes keep apart, aligned on guides that every box knows.
    private static func sketch(_ choices: inout Choices, _ depth: Int) -> Sketch {
        func whole(_ most: UInt64) -> Double { Double(choices.draw(upTo: most)) }
        func one<T>(_ values: [T]) -> T { values[Int(choices.draw(upTo: UInt64(values.count - 1)))] }
        func inside() -> Sketch { sketch(&choices, depth - 1) }
        func several(_ most: UInt64) -> [Sketch] { (0...choices.draw(upTo: most)).map { _ in inside() } }
        func maybe(_ most: UInt64) -> Double? { choices.draw(upTo: 1) == 0 ? nil : whole(most) }
        let horizontal: [GuideKey] = [.leading, .horizontalCenter, .trailing]
        let vertical: [GuideKey] = [.top, .verticalCenter, .bottom, .firstTextBaseline]
        switch depth == 0 ? 0 : choices.draw(upTo: 11) {
        case 0:
            let least = whole(20)
            return .range(least, least + whole(10), choices.draw(upTo: 2) == 0 ? .infinity : least + 10 + whole(40))
        case 1, 2, 3: return .stack(.horizontal, [whole(8) - 2], one(vertical), several(3))
        case 4, 5: return .stack(.vertical, [whole(8)], one(horizontal), several(3))
        case 6: return .framed(maybe(60), maybe(60), inside())
        case 7: return .flexible(maybe(20), nil, maybe(60), inside())
        case 8: return .padded(whole(9), one([inside(), .fixed(inside()), .moved(whole(9), inside())]))
        case 9: return .overlay(PerAxis(horizontal: one(horizontal), vertical: one(vertical)), several(2))
        case 10: return .layered(inside(), inside())
        default: return one([.window(inside()), .room(inside())])
        }
    }

    private static let sketches = Generator { choices in sketch(&choices, 5) }

    /// A box where it stands and what it is offered, as the box around it says: each is asked by itself.
    private static func stepwise(
        _ box: Box<Double>, at origin: PerAxis<Double>, for proposal: PerAxis<Double?>
    ) -> [(origin: PerAxis<Double>, size: PerAxis<Double>, proposal: PerAxis<Double?>)] {
        var judge = PlainJudge<Double>()
        let own = (origin, box.size(for: proposal, judge: &judge), proposal)
        return [own]
            + zip(box.children, box.places(for: proposal, judge: &judge)).flatMap { child, place in
                stepwise(child, at: PerAxis { origin[$0] + place.origin[$0] }, for: place.proposal)
            }
    }

    private static func areSame(_ first: Double?, _ second: Double?) -> Bool {
        first == second || (first?.isNaN ?? false) && (second?.isNaN ?? false)
    }

    @Test func `boxes placed along one axis after the other stand where each box places those inside it`() throws {
        let offers: [Double?] = [nil, 0, 30.5, 200, .infinity]
        try forAll(Self.sketches, settings: .share(30, of: 200)) { sketch in
            let (flat, asked): (Box<Double>, Box<Double>) = (BoxLawTests.box(sketch), BoxLawTests.box(sketch))
            return offers.allSatisfy { width in
                offers.allSatisfy { height in
                    let proposal = PerAxis(horizontal: width, vertical: height)
                    var judge = PlainJudge<Double>()
                    let placed = flat.placed(for: proposal, judge: &judge)
                    var visited: [PlacedBox<Double>] = []
                    flat.place(for: proposal, judge: &judge) { visited.append($0) }
                    let expected = Self.stepwise(asked, at: PerAxis { _ in 0 }, for: proposal)
                    return placed.count == expected.count && visited.map(\.parent) == placed.map(\.parent)
                        && zip(visited, placed).allSatisfy { $0.box === $1.box && $0.surroundings == $1.surroundings }
                        && zip(placed, expected).allSatisfy { box, expected in
                            Axis.allCases.allSatisfy { axis in
                                Self.areSame(box.origin[axis], expected.origin[axis])
                                    && Self.areSame(box.size[axis], expected.size[axis])
                                    && Self.areSame(box.proposal[axis], expected.proposal[axis])
                            }
                        }
                }
            }
        }
    }
}
