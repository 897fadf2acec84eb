// VerdictSign.swift: the colour and the sign of a verdict, the same in every picture and in the terminal.

package import Rows

extension VerdictKind {
    /// The colour.
    package var tone: Tone {
        switch self {
        case .optimal: .optimal
        case .avoidableOverflow: .overflow
        case .unusedSpace, .wrongTotal: .unused
        case .priorityInversion: .inversion
        case .unfair: .unfair
        case .outOfBounds: .ink
        case .notIdeal: .soft
        }
    }

    /// The colour of an area, in which the optimum does not stand out.
    package var area: Tone {
        switch self {
        case .optimal: .optimalFill
        case .unusedSpace: .unusedFill
        case .wrongTotal: .stoneEdge
        default: tone
        }
    }

    /// The sign, in a box of 15 pixels.
    package var sign: VerdictSign {
        switch self {
        case .optimal: .proved
        case .avoidableOverflow: .tooLong
        case .unusedSpace, .wrongTotal: .space
        case .priorityInversion: .swapped
        case .unfair: .unequal
        case .outOfBounds, .notIdeal: .refuted
        }
    }
}

/// A sign that stands beside a word, so that no verdict is known by its colour alone.
package enum VerdictSign: String, Sendable {
    case proved = "M2 8l4 4 7-8"
    case refuted = "M3 3l9 9M12 3l-9 9"
    case open = "M4 5a3.5 3.5 0 1 1 5 3q-1.5 .8-1.5 2.5M7.5 13v.5"
    case tooLong = "M9 1v13M1 7.5h12M10 4l3.5 3.5L10 11"
    case space = "M2 4h3M7 4h3M12 4h1v2M13 8v3h-2M8 11h-3M3 11h-1v-2M2 6v1"
    case swapped = "M4.5 13V3M2 5.5L4.5 3 7 5.5M10.5 2v10M8 9.5l2.5 2.5 2.5-2.5"
    case unequal = "M2 5.5h11M2 10h11M10.5 2L4.5 13.5"

    /// The sign with its upper left corner at a place.
    package func drawing(x: Double, y: Double, tone: Tone) -> String {
        """
        <path transform="translate(\(svg: x) \(svg: y))" d="\(rawValue)" fill="none" stroke="\(tone)" stroke-width="2" \
        stroke-linecap="round" stroke-linejoin="round"/>

        """
    }
}
