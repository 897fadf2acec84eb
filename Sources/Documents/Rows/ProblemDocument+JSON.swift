// ProblemDocument+JSON.swift: a problem as one line of JSON that reads back to the same problem.
// Fields at their defaults are left out, so that small problems look small.

import Rows
import LayoutCore

extension ProblemDocumentOver {
    /// The document as Documentation/Formats.md describes it.
    public var json: JSONText {
        var members: [(key: String, value: JSONText)] = []
        if let id { members.append(("id", .string(id))) }
        if axis != .horizontal { members.append(("axis", .string(axis.name))) }
        if let available = problem.available { members.append(("available", available.json)) }
        if problem.spacing.contains(where: { $0 != 0 }) { members.append(("spacing", spacing)) }
        if problem.policy != .equalSizes { members.append(("policy", .string(problem.policy.name))) }
        members.append(
            ("items", .array(zip(problem.items, cross).map { $0.json(policy: problem.policy, cross: $1) })))
        switch claims.count {
        case 0: break
        case 1: members.append(("claimed", claims[0].json))
        default: members.append(("claimed", .array(claims.map(\.json))))
        }
        return .object(members)
    }

    private var spacing: JSONText {
        let gaps = problem.spacing
        return gaps.allSatisfy { $0 == gaps[0] } ? gaps[0].json : .numbers(gaps)
    }
}

extension ItemOver where Value: DocumentNumber {
    /// The item with the fields that its policy knows and that differ from their defaults.
    func json(policy: Policy, cross: AlignmentProblemOver<Value>.Child?) -> JSONText {
        var members: [(key: String, value: JSONText)] = []
        if let id { members.append(("id", .string(id))) }
        func add<Number: DocumentNumber>(_ key: String, _ value: Number, unless standard: Number) {
            if value != standard { members.append((key, value.json)) }
        }
        add("min", minimum, unless: 0)
        add("ideal", ideal, unless: minimum)
        add("max", maximum, unless: .infinity)
        add("priority", priority, unless: 0)
        add("weight", weight, unless: 1)
        if policy == .cssFlex {
            add("basis", flex.basis, unless: 0)
            add("grow", flex.grow, unless: 0)
            add("shrink", flex.shrink, unless: 1)
        }
        if policy == .glue {
            add("stretch", glue.stretch, unless: 0)
            add("shrink", glue.shrink, unless: 0)
            add("stretchOrder", Double(glue.stretchOrder), unless: 0)
            add("shrinkOrder", Double(glue.shrinkOrder), unless: 0)
        }
        if let cross {
            members.append(
                ("cross", .object([("length", cross.length.json), ("guide", cross.guide.json)])))
        }
        return .object(members)
    }
}

extension ClaimOver {
    /// The claim under `claimed`.
    var json: JSONText {
        var members: [(key: String, value: JSONText)] = [
            ("engine", .string(engine)), ("lengths", .numbers(lengths)),
        ]
        if let offsets { members.append(("offsets", .numbers(offsets))) }
        if rounding != 0 { members.append(("rounding", rounding.json)) }
        if let cross { members.append(("cross", cross.json)) }
        return .object(members)
    }
}

extension CrossClaimOver {
    fileprivate var json: JSONText {
        var members: [(key: String, value: JSONText)] = [
            ("extent", extent.json), ("offsets", .array(offsets.map { $0?.json ?? .null })),
        ]
        if countsLine { members.append(("countsLine", .bool(true))) }
        return .object(members)
    }
}
