// AnsweredRow+Verdicts.swift: a verdict as one line of JSON.  Keys keep this order; fields may be added.

public import Documents
import Plumb

extension AnsweredRowOver {
    /// The judgement on an answer, as Documentation/Formats.md describes it.
    @_specialize(where Value == Double)
    public func judgement(on answer: RowAnswerOver<Value>) -> JSONText {
        let name = { (item: Int) in document.problem.items[item].jsonName(at: item) }
        var members: [(key: String, value: JSONText)] = []
        if let id = document.id { members.append(("id", .string(id))) }
        members += [
            ("engine", .string(answer.engine)),
            ("verdict", .string(answer.verdict.kind.rawValue)),
            ("overflow", answer.arrangement.overflow.json),
            ("unused", answer.arrangement.unused.json),
            ("witness", .object(answer.verdict.witness(naming: name))),
            (
                "distance",
                .object([("max", answer.distance.max.json), ("mean", answer.distance.mean.json)])
            ),
            ("optimum", .numbers(optimum.lengths)),
        ]
        if let misplacement = answer.misplacement {
            members.append(
                (
                    "misplaced",
                    .object([
                        ("item", name(misplacement.item)), ("offset", misplacement.offset.json),
                        ("expected", misplacement.expected.json),
                    ])
                ))
        }
        if let alignment = answer.alignment {
            // The children of the alignment are the items that have measures.
            let measured = document.cross.indices.filter { document.cross[$0] != nil }
            members.append(
                (
                    "alignment",
                    .object([
                        ("verdict", .string(alignment.kind.rawValue)),
                        ("witness", .object(alignment.witness { name(measured[$0]) })),
                    ])
                ))
        }
        return .object(members)
    }
}

extension AlignmentVerdictOver where Value: DocumentNumber {
    /// The witness field by field; children by name.
    fileprivate func witness(naming name: (Int) -> JSONText) -> [(key: String, value: JSONText)] {
        switch self {
        case .misaligned(let first, let second, let amount):
            [("first", name(first)), ("second", name(second)), ("amount", amount.json)]
        case .outside(let child, let edge, let amount):
            [("item", name(child)), ("edge", .string(edge.rawValue)), ("amount", amount.json)]
        case .lineOutside(let edge, let amount): [("edge", .string(edge.rawValue)), ("amount", amount.json)]
        case .avoidableExtent(let extent, let least):
            [("extent", extent.json), ("leastExtent", least.json)]
        case .optimal(let start, let end):
            [("start", start.map(name) ?? .null), ("end", end.map(name) ?? .null)]
        }
    }
}

extension VerdictOver where Value: DocumentNumber {
    /// The witness field by field; items by name.
    func witness(naming name: (Int) -> JSONText) -> [(key: String, value: JSONText)] {
        switch self {
        case .outOfBounds(let item, let length, .minimum(let bound)):
            [("item", name(item)), ("length", length.json), ("minimum", bound.json)]
        case .outOfBounds(let item, let length, .maximum(let bound)):
            [("item", name(item)), ("length", length.json), ("maximum", bound.json)]
        case .notIdeal(let item, let length, let ideal):
            [("item", name(item)), ("length", length.json), ("ideal", ideal.json)]
        case .avoidableOverflow(let overflow, let leastOverflow):
            [("overflow", overflow.json), ("leastOverflow", leastOverflow.json)]
        case .unusedSpace(let unused, let item): [("unused", unused.json), ("item", name(item))]
        case .priorityInversion(let lower, let higher, let amount):
            [("lower", name(lower)), ("higher", name(higher)), ("amount", amount.json)]
        case .unfair(let from, let to, let amount):
            [("from", name(from)), ("to", name(to)), ("amount", amount.json)]
        case .optimal(let levels): [("tiers", .array(levels.map(\.json)))]
        }
    }
}

extension ItemOver {
    /// The item's id, or else its index from 0.
    func jsonName(at index: Int) -> JSONText { id.map(JSONText.string) ?? .integer(index) }
}
