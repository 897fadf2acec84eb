// AnsweredRow+Verdicts.swift: a verdict as one line of JSON.  Keys keep this order; fields may be added.

public import Documents
import Plumb

extension AnsweredRow {
    /// The judgement on an answer, as Documentation/Formats.md describes it.
    public func judgement(on answer: RowAnswer) -> JSONText {
        let name = { (item: Int) in document.problem.items[item].jsonName(at: item) }
        var members: [(key: String, value: JSONText)] = []
        if let id = document.id { members.append(("id", .string(id))) }
        members += [
            ("engine", .string(answer.engine)),
            ("verdict", .string(answer.verdict.kind.rawValue)),
            ("overflow", .number(answer.arrangement.overflow)),
            ("unused", .number(answer.arrangement.unused)),
            ("witness", .object(answer.verdict.witness(naming: name))),
            (
                "distance",
                .object([("max", .number(answer.distance.max)), ("mean", .number(answer.distance.mean))])
            ),
            ("optimum", .numbers(optimum.lengths)),
        ]
        if let misplacement = answer.misplacement {
            members.append(
                (
                    "misplaced",
                    .object([
                        ("item", name(misplacement.item)), ("offset", .number(misplacement.offset)),
                        ("expected", .number(misplacement.expected)),
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

extension AlignmentVerdict {
    /// The witness field by field; children by name.
    fileprivate func witness(naming name: (Int) -> JSONText) -> [(key: String, value: JSONText)] {
        switch self {
        case .misaligned(let first, let second, let amount):
            [("first", name(first)), ("second", name(second)), ("amount", .number(amount))]
        case .outside(let child, let edge, let amount):
            [("item", name(child)), ("edge", .string(edge.rawValue)), ("amount", .number(amount))]
        case .lineOutside(let edge, let amount): [("edge", .string(edge.rawValue)), ("amount", .number(amount))]
        case .avoidableExtent(let extent, let least):
            [("extent", .number(extent)), ("leastExtent", .number(least))]
        case .optimal(let start, let end):
            [("start", start.map(name) ?? .null), ("end", end.map(name) ?? .null)]
        }
    }
}

extension Verdict {
    /// The witness field by field; items by name.
    func witness(naming name: (Int) -> JSONText) -> [(key: String, value: JSONText)] {
        switch self {
        case .outOfBounds(let item, let length, .minimum(let bound)):
            [("item", name(item)), ("length", .number(length)), ("minimum", .number(bound))]
        case .outOfBounds(let item, let length, .maximum(let bound)):
            [("item", name(item)), ("length", .number(length)), ("maximum", .number(bound))]
        case .notIdeal(let item, let length, let ideal):
            [("item", name(item)), ("length", .number(length)), ("ideal", .number(ideal))]
        case .avoidableOverflow(let overflow, let leastOverflow):
            [("overflow", .number(overflow)), ("leastOverflow", .number(leastOverflow))]
        case .unusedSpace(let unused, let item): [("unused", .number(unused)), ("item", name(item))]
        case .priorityInversion(let lower, let higher, let amount):
            [("lower", name(lower)), ("higher", name(higher)), ("amount", .number(amount))]
        case .unfair(let from, let to, let amount):
            [("from", name(from)), ("to", name(to)), ("amount", .number(amount))]
        case .optimal(let levels): [("tiers", levels.json)]
        }
    }
}

extension Item {
    /// The item's id, or else its index from 0.
    func jsonName(at index: Int) -> JSONText { id.map(JSONText.string) ?? .integer(index) }
}
