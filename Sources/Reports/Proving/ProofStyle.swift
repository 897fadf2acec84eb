// ProofStyle.swift: how regions, faults and worst cases are drawn.

import Proofs

/// How regions are drawn.
enum ProofStyle {
    static let fault = Tone.overflow
    static let faults = "fill=\"\(SVGPattern.fault.paint)\" stroke=\"\(fault)\" stroke-width=\"1.2\""

    /// The ground of a state: proved, or without a claim.
    static func fill(in map: ProofMap) -> Tone { map.claim == nil ? .water : .optimalFill }
    /// The lines between states.
    static func edge(in map: ProofMap) -> Tone { map.claim == nil ? .waterEdge : .optimal }

    /// The colour of a worst case.
    static func colour(of worst: WorstCase, in map: ProofMap) -> Tone {
        map.claim.map { worst.value > $0.allowance } ?? true ? fault : .ink
    }

    /// The dot of a worst case: hollow where it is approached and not reached.
    static func dot(_ worst: WorstCase, x: Double, y: Double, in map: ProofMap) -> String {
        let colour = colour(of: worst, in: map)
        let fill = worst.isAttained ? colour : .paper
        return
            """
            <circle cx="\(svg: x)" cy="\(svg: y)" r="7.5" fill="\(Tone.paper)"/>
            <circle cx="\(svg: x)" cy="\(svg: y)" r="4.5" fill="\(fill)" stroke="\(colour)" stroke-width="2"/>

            """
    }
}
