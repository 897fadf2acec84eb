// ProblemDocument+JSON.swift: a problem as one line of JSON that reads back to the same problem.
// Fields at their defaults are left out, so that small problems look small.

import Rows
import LayoutCore

extension ProblemDocument {
    /// The document as Documentation/Formats.md describes it.
    public var json: JSONText {
        var members: [(key: String, value: JSONText)] = []
        if let id { members.append(("id", .string(id))) }
        if axis != .horizontal { members.append(("axis", .string(axis.name))) }
        if let available = problem.available { members.append(("available", .number(available))) }
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
        return gaps.allSatisfy { $0 == gaps[0] } ? .number(gaps[0]) : .numbers(gaps)
    }
}

extension Item {
    /// The item with the fields that its policy knows and that differ from their defaults.
    func json(policy: Policy, cross: AlignmentProblem.Child?) -> JSONText {
        var members: [(key: String, value: JSONText)] = []
        if let id { members.append(("id", .string(id))) }
        func add(_ key: String, _ value: Double, unless standard: Double) {
            if value != standard { members.append((key, .number(value))) }
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
                ("cross", .object([("length", .number(cross.length)), ("guide", .number(cross.guide))])))
        }
        return .object(members)
    }
}

extension Claim {
    /// The claim as it is written under `claimed`.
    var json: JSONText {
        var members: [(key: String, value: JSONText)] = [
            ("engine", .string(engine)), ("lengths", .numbers(lengths)),
        ]
        if let offsets { members.append(("offsets", .numbers(offsets))) }
        if rounding != 0 { members.append(("rounding", .number(rounding))) }
        if let cross { members.append(("cross", cross.json)) }
        return .object(members)
    }
}

extension CrossClaim {
    fileprivate var json: JSONText {
        var members: [(key: String, value: JSONText)] = [
            ("extent", .number(extent)), ("offsets", .array(offsets.map { $0.map(JSONText.number) ?? .null })),
        ]
        if countsLine { members.append(("countsLine", .bool(true))) }
        return .object(members)
    }
}
