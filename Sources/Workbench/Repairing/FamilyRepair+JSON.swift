// FamilyRepair+JSON.swift: a least repair in JSON.  Keys keep this order; fields may be added.

extension FamilyRepair {
    /// The repair as Documentation/Formats.md describes it.
    var json: JSONText {
        switch self {
        case .found(let least, let others):
            .members(
                least.members + [
                    ("problem", least.subject.problem),
                    ("others", others.isEmpty ? nil : .array(others.map { .members($0.members) })),
                ])
        case .none: .null
        case .undecided(let reason): .object([("reason", .string(reason))])
        }
    }
}

extension FamilyRepair.Change {
    fileprivate var members: [(String, JSONText?)] {
        [
            ("changes", .object(parts.map { ($0.number.name, $0.change.json) })),
            ("choices", made.isEmpty ? nil : .object(made.map(\.member))), ("cost", cost.json),
            ("attained", .bool(isAttained)), ("step", isAttained ? nil : step.json),
        ]
    }
}

extension RepairDecision {
    /// The rule, what a field says, or nothing for what is gone.
    fileprivate var member: (key: String, value: JSONText) {
        (kind == .rule ? RepairChoices.rule : name, .digits(value ?? "null"))
    }
}

extension ProvedFamily.Subject {
    /// The family itself.
    fileprivate var problem: JSONText {
        switch self {
        case .rows(let document, _, _): document.json
        case .scenes(let family, _): family.json
        }
    }
}
