// FindingRule+Verdicts.swift: the rule behind each verdict on rows, on places across and on screens.

package import Boxes
package import Rows
package import Workbench

extension FindingRule {
    /// The rule that a verdict breaks; `nil` where nothing is wrong.
    package init?(_ kind: VerdictKind) {
        switch kind {
        case .outOfBounds: self = .outOfBounds
        case .notIdeal: self = .notIdeal
        case .avoidableOverflow: self = .avoidableOverflow
        case .wrongTotal: self = .wrongTotal
        case .unusedSpace: self = .unusedSpace
        case .priorityInversion: self = .priorityInversion
        case .unfair: self = .unfair
        case .optimal: return nil
        }
    }

    /// The rule that places across break; `nil` where nothing is wrong.
    package init?(_ kind: AlignmentVerdictKind) {
        switch kind {
        case .wrongLength: self = .wrongLength
        case .misaligned: self = .misaligned
        case .outside: self = .outside
        case .lineOutside: self = .lineOutside
        case .avoidableExtent: self = .avoidableExtent
        case .optimal: return nil
        }
    }

    /// The rule that a screen breaks.
    package init(_ fault: PlacedFault) {
        switch fault {
        case .overflow: self = .overflow
        case .avoidableOverflow: self = .avoidableOverflow
        case .overlap: self = .overlap
        case .outside: self = .outside
        case .truncated: self = .truncated
        case .small: self = .tooSmall
        case .unmirrored, .otherViews: self = .notMirrored
        case .unsafe: self = .unsafe
        case .contradicted, .defined: self = .refuted
        }
    }

    /// The rule that the widths of a table break; `nil` where nothing is wrong.
    package init?(_ kind: TableVerdictKind) {
        switch kind {
        case .cutOff: self = .cutOff
        case .outOfBounds: self = .outOfBounds
        case .avoidableOverflow: self = .avoidableOverflow
        case .brokenWord: self = .brokenWord
        case .wrongHeight: self = .wrongHeight
        case .tooTall: self = .tooTall
        case .tooWide: self = .tooWide
        case .uneven: self = .uneven
        case .unproven: self = .undecided
        case .optimal: return nil
        }
    }
}
