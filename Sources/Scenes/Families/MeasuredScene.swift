// MeasuredScene.swift: how bad a laid-out scene is, over any numbers: one region's forms, or one point's fractions.
// Lengths in points.

import Families
import Fractions
import Boxes
import Rows

/// The views of a scene where they stand, with what measures read of them.
///
/// The measures are those to which `verify(screen:)` of PlumbTesting holds views.
struct MeasuredScene<Value: Number> where Value.Scalar == Fraction {
    /// The views, each before those inside it.
    let elements: [PlacedBox<Value>]
    /// The parameters by name.
    let parameters: [String: Value]

    /// How bad something is, with the views concerned.
    struct Amount {
        let value: Value
        let elements: [Int]
    }

    /// Throws where a view has no end.
    func checkLengths() throws {
        for element in elements where Axis.allCases.contains(where: { element.end($0).isInfinite }) {
            throw EndlessView(name: element.words)
        }
    }

    /// The measure is the greatest of these; what is known comes first.
    func pieces<J: Judge<Value>>(of measure: LayoutMeasure, judge: inout J) throws -> [Value] {
        switch measure {
        case .truncated: return [Value(Fraction(try amounts(of: measure, judge: &judge).count))]
        case .term(let term):
            return [term.parts.reduce(Value(term.constant)) { $0 + value(of: $1.quantity) * $1.factor }]
        default:
            var pieces: [Value] = [0]
            for amount in try amounts(of: measure, judge: &judge).map(\.value)
            where !(amount.known.map { $0 <= 0 } ?? false) && !pieces.contains(amount) {
                pieces.append(amount)
            }
            return pieces
        }
    }

    /// How bad each thing is that the measure looks at; where that is not above 0, all is well.
    func amounts<J: Judge<Value>>(of measure: LayoutMeasure, judge: inout J) throws -> [Amount] {
        switch measure {
        case .overflow: overflows
        case .avoidableOverflow: try avoidableOverflows(&judge)
        case .outside: protrusions
        case .overlap: overlaps(&judge)
        case .truncated: try truncations(&judge)
        case .defined(let measure):
            measure.definition.amounts(in: try elements.layout(judge: &judge), judge: &judge).map {
                Amount(value: $0.value, elements: $0.views)
            }
        case .term, .unused, .distance: []
        }
    }

    /// The views that are held to a room.
    private var held: [HeldView<Value>] { elements.held(in: elements[0].proposal) }

    /// How much longer than its room each view is that is held to one.
    private var overflows: [Amount] { held.map { Amount(value: $0.excess, elements: [$0.view]) } }

    /// How much longer than its room each stack is, beyond what its views take at least.
    private func avoidableOverflows<J: Judge<Value>>(_ judge: inout J) throws -> [Amount] {
        try held.compactMap { held in
            let element = elements[held.view]
            let least = try element.box.leastLength(along: held.axis, for: element.proposal, judge: &judge)
            return least.map {
                Amount(value: held.length - judge.greater(held.room, $0), elements: [held.view])
            }
        }
    }

    /// How far each view reaches out of its container, or the scene.
    private var protrusions: [Amount] {
        elements.protrusions(in: elements[0].proposal).flatMap { found in
            [found.before, found.after].map { Amount(value: $0, elements: [found.view]) }
        }
    }

    /// How far two views of a container overlap: the smaller of the two lengths that they share.
    private func overlaps<J: Judge<Value>>(_ judge: inout J) -> [Amount] {
        var amounts: [Amount] = []
        for container in elements.indices where elements[container].box.mayOverlap {
            let views = elements.indices.filter { elements[$0].parent == container }
            for (place, first) in views.enumerated() {
                for second in views[(place + 1)...] {
                    let shared = PerAxis { axis in
                        judge.lesser(elements[first].end(axis), elements[second].end(axis))
                            - judge.greater(elements[first].origin[axis], elements[second].origin[axis])
                    }
                    amounts.append(
                        Amount(
                            value: judge.lesser(shared.horizontal, shared.vertical), elements: [first, second]))
                }
            }
        }
        return amounts
    }

    /// One for each text that is not all there.
    private func truncations<J: Judge<Value>>(_ judge: inout J) throws -> [Amount] {
        try elements.indices.filter { index in
            try elements[index].box.text(for: elements[index].proposal, judge: &judge)?.isTruncated ?? false
        }.map { Amount(value: 1, elements: [$0]) }
    }

    /// - Precondition: Views and parameters are there.
    private func value(of quantity: LayoutTerm.Quantity) -> Value {
        switch quantity {
        case .parameter(let name):
            guard let value = parameters[name] else { break }
            return value
        case .frame(let part, let id):
            guard let element = elements.first(where: { $0.box.id == id }) else { break }
            let axis: Axis = part.isHorizontal ? .horizontal : .vertical
            switch part {
            case .left, .top: return element.origin[axis]
            case .right, .bottom: return element.end(axis)
            case .width, .height: return element.size[axis]
            }
        case .length, .offset, .total, .overflow, .unused: break
        }
        preconditionFailure("a claim is checked before it is judged")
    }
}
