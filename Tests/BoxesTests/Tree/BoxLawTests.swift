// BoxLawTests.swift: boxes that remember answer as boxes that were never asked before.

import Boxes
import Fractions
import PlumbTesting
import Rows
import Testing

struct BoxLawTests {
    /// What a box is made from, so that the same one can be made again and in other numbers.
    indirect enum Sketch: Sendable {
        case range(Double, Double, Double)
        case steps([PerAxis<Double>])
        case text(String)
        case room(Sketch)
        case framed(Double?, Double?, Sketch)
        case flexible(Double?, Double?, Double?, Sketch)
        case padded(Double, Sketch)
        case fixed(Sketch)
        case ratio(Double, Sketch)
        case moved(Double, Sketch)
        case guided(GuideKey, GuideExpression, Sketch)
        case stack(Axis, [Double], GuideKey, [Sketch])
        case overlay(PerAxis<GuideKey>, [Sketch])
        case layered(Sketch, Sketch)
        case window(Sketch)
        case grid([[Sketch]])
    }

    private static let texts = ["Hello", "a long text of some words", "x", ""]
    private static let horizontal: [GuideKey] = [
        .leading, .horizontalCenter, .trailing, GuideKey("tie", along: .horizontal, standard: .width),
        GuideKey("mixed", along: .horizontal, standard: .sum(.width, .height)),
    ]
    private static let vertical: [GuideKey] = [
        .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline,
        GuideKey("level", along: .vertical, standard: .product(.number(0.25), .height)),
    ]

    private static func sketch(_ choices: inout Choices, _ depth: Int) -> Sketch {
        func whole(_ most: UInt64) -> Double { Double(choices.draw(upTo: most)) }
        func one<T>(_ values: [T]) -> T { values[Int(choices.draw(upTo: UInt64(values.count - 1)))] }
        func inside() -> Sketch { sketch(&choices, depth - 1) }
        func several(_ most: UInt64) -> [Sketch] { (0...choices.draw(upTo: most)).map { _ in inside() } }
        func maybe(_ most: UInt64) -> Double? { choices.draw(upTo: 1) == 0 ? nil : whole(most) }
        switch depth == 0 ? choices.draw(upTo: 2) : choices.draw(upTo: 15) {
        case 0:
            let least = whole(20)
            return .range(least, least + whole(10), choices.draw(upTo: 2) == 0 ? .infinity : least + 10 + whole(40))
        case 1: return .text(one(texts))
        case 2:
            return .steps([PerAxis(horizontal: 40, vertical: 10), PerAxis(horizontal: 10 + whole(20), vertical: 20)])
        case 3: return .stack(.horizontal, [whole(8)], one(vertical), several(3))
        case 4: return .stack(.vertical, [whole(8)], one(horizontal), several(3))
        case 5: return .framed(maybe(60), maybe(60), inside())
        case 6: return .flexible(maybe(20), nil, maybe(60), inside())
        case 7: return .padded(whole(9), inside())
        case 8: return .fixed(inside())
        case 9: return .ratio(one([0.5, 1, 2]), inside())
        case 10: return .moved(whole(9), inside())
        case 11: return .guided(one(vertical), one([.number(whole(9)), .height, .sum(.width, .number(1))]), inside())
        case 12: return .overlay(PerAxis(horizontal: one(horizontal), vertical: one(vertical)), several(2))
        case 13: return .layered(inside(), inside())
        case 14: return choices.draw(upTo: 1) == 0 ? .window(inside()) : .room(inside())
        default: return .grid([several(1), several(1)])
        }
    }

    static let sketches = Generator { choices in sketch(&choices, 4) }

    static func box<Value: Number>(_ sketch: Sketch) -> Box<Value> {
        func length(_ points: Double) -> Value { Box.length(points) }
        switch sketch {
        case .range(let least, let ideal, let most):
            let range = BoxRange(minimum: length(least), ideal: length(ideal), maximum: length(most))
            return Box(.ranges(PerAxis { _ in range }))
        case .steps(let steps): return Box(.steps(steps))
        case .text(let text):
            let line = LineMetrics(size: length(10))
            return Box(.text(BoxText(TextPiece(text), size: length(10))), spacing: .text(line, scale: 1))
        case .room(let inside): return Box(.room, [box(inside)])
        case .framed(let width, let height, let inside):
            let lengths = PerAxis(horizontal: width.map(length), vertical: height.map(length))
            return .modified(.frame(FixedFrame(lengths, on: .center)), box(inside))
        case .flexible(let least, let ideal, let most, let inside):
            let limits = FlexibleLengthOver<Value>(ordered: least, ideal, most.map { max($0, least ?? 0) })
            return .modified(.flexible(FlexibleFrame(PerAxis { _ in limits }, on: .center)), box(inside))
        case .padded(let room, let inside):
            let room = length(room)
            return .modified(.padding(Padding(top: room, leading: 0, bottom: room, trailing: room)), box(inside))
        case .fixed(let inside): return .modified(.fixedSize(FixedSize(horizontal: true, vertical: false)), box(inside))
        case .ratio(let ratio, let inside):
            return .modified(.aspectRatio(AspectRatio(ratio: ratio, mode: .fit)), box(inside))
        case .moved(let distance, let inside):
            return .modified(.offset(OffsetModifier(PerAxis { _ in length(distance) })), box(inside))
        case .guided(let key, let expression, let inside):
            let inside: Box<Value> = box(inside)
            return Box(.guided(key, expression), [inside], spacing: inside.spacing)
        case .stack(let axis, let gap, let key, let inside):
            let gaps = Array(repeating: length(gap[0]), count: inside.count - 1)
            return Box(.stack(StackMeasure(axis), gaps: gaps, on: key), inside.map { box($0) })
        case .overlay(let keys, let inside):
            let boxes = inside.map { box($0) as Box<Value> }
            return Box(.overlay(OverlayMeasure(boxes, on: keys)), boxes)
        case .layered(let inside, let layer): return Box(.layered(on: .center), [box(inside), box(layer)])
        case .window(let inside): return Box(.window(ScrollWindow(.vertical)), [box(inside)])
        case .grid(let rows):
            let grid: Box<Value>? = .grid(
                rows.joined().map { box($0) }, counts: rows.map(\.count), on: .center, spacing: PerAxis { _ in 2 })
            return grid ?? Box(.steps([]))
        }
    }

    private static let offers: [Double?] = [nil, 0, 30, 77, .infinity]
    private static let proposals = offers.flatMap { width in
        offers.map { PerAxis(horizontal: width, vertical: $0) }
    }

    private struct Frame {
        let origin, size: PerAxis<Double>

        func isNear(_ origin: PerAxis<Double>, _ size: PerAxis<Double>) -> Bool {
            Axis.allCases.allSatisfy { axis in
                BoxLawTests.areNear(self.origin[axis], origin[axis]) && BoxLawTests.areNear(self.size[axis], size[axis])
            }
        }
    }

    private static func frames(of box: Box<Double>, in proposal: PerAxis<Double?>) -> [Frame] {
        var judge = PlainJudge<Double>()
        return box.placed(for: proposal, judge: &judge).map { Frame(origin: $0.origin, size: $0.size) }
    }

    /// Whether two lengths are the same but for rounding; a place behind what has no end is none.
    private static func areNear(_ first: Double, _ second: Double) -> Bool {
        first == second || abs(first - second) < 1e-6 || (first.isNaN && second.isNaN)
    }

    @Test func `a box that was asked before answers as a new one`() throws {
        try forAll(Self.sketches, settings: .share(30, of: 200)) { sketch in
            let asked: Box<Double> = Self.box(sketch)
            return Self.proposals.allSatisfy { proposal in
                zip(Self.frames(of: asked, in: proposal), Self.frames(of: Self.box(sketch), in: proposal))
                    .allSatisfy { $0.isNear($1.origin, $1.size) }
            }
        }
    }

    @Test func `in a room that has an end a box in doubles stands where the box in fractions stands`() throws {
        try forAll(Self.sketches, settings: .share(10, of: 50)) { sketch in
            let (box, exact): (Box<Double>, Box<Fraction>) = (Self.box(sketch), Self.box(sketch))
            return Self.proposals.allSatisfy { proposal in
                if Axis.allCases.contains(where: { proposal[$0] == .infinity }) { return true }
                var judge = PlainJudge<Fraction>()
                let offer = PerAxis<Fraction?> { axis in proposal[axis].map { Fraction(decimal: $0) } }
                let places = exact.placed(for: offer, judge: &judge)
                return zip(Self.frames(of: box, in: proposal), places).allSatisfy { frame, place in
                    frame.isNear(PerAxis { place.origin[$0].double }, PerAxis { place.size[$0].double })
                }
            }
        }
    }
}
