// AuditFinding.swift: what a screen lacks for those who do not see it, see little, or have a large finger.

/// What a screen is looked over for.
public enum AuditRule: String, CaseIterable, Hashable, Sendable, Comparable {
    /// Pictures, buttons and other controls have a label, or texts inside that name them.
    case label
    /// What takes taps is at least 44 points wide and high: Apple, *Human Interface Guidelines*, "Buttons".
    case target
    /// Text stands out from what is behind it: WCAG 2.2, success criterion 1.4.3.
    case contrast
    /// Views that stand one after the other are heard so.
    case order
    /// No text is left out.
    case truncation

    /// The order in which findings are listed.
    public static func < (first: AuditRule, second: AuditRule) -> Bool {
        (allCases.firstIndex(of: first) ?? 0) < (allCases.firstIndex(of: second) ?? 0)
    }
}

/// Something that a screen lacks: where, what is wrong, and what would be right.
public struct AuditFinding: Hashable, Sendable, CustomStringConvertible {
    /// What was looked for.
    public let rule: AuditRule
    /// The view, with those around it, outermost first: `List › HStack › Image "star"`.
    public let place: String
    /// Its ids, as texts.
    public let ids: [String]
    /// Its rectangle, in points, in the root's coordinates.
    public let frame: CGRect
    /// What is wrong.
    public let problem: String
    /// What would be right.
    public let remedy: String

    /// On one line.
    public var description: String { "\(rule.rawValue): \(place) (\(frame.tenths)) \(problem); \(remedy)" }
}

extension LayoutTree {
    /// Looks a screen over for what those lack who do not see it, see little, or have a large finger.
    ///
    /// What is hidden, and for labels and order what `accessibilityHidden(_:)` hides, is left out, and so is what the system
    /// draws: its switches and steppers, and its colours on its grounds, which a setting of the device makes stronger.  A
    /// button in a list counts with its row.  Where the ground of a text is not known, as on a picture, or is of several
    /// colours, no finding is made that one of them refutes.
    ///
    /// - Parameter rules: What is looked for; everything by default.
    /// - Returns: By rule, and then in the order of the tree.
    /// - Complexity: linear in the views, but for texts on many grounds; the lines of texts are broken anew.
    public func audit(_ rules: Set<AuditRule> = Set(AuditRule.allCases)) -> [AuditFinding] {
        let audit = ScreenAudit(self)
        return rules.sorted().flatMap { rule in
            switch rule {
            case .label: audit.labels
            case .target: audit.targets
            case .contrast: audit.contrasts
            case .order: audit.order
            case .truncation: audit.truncations
            }
        }
    }
}
