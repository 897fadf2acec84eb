// ProofStyle.swift: colours of regions, and the stripes of faults, which are known without their colour.

import Proofs

/// How regions are drawn.
enum ProofStyle {
    /// Light, so that numbers on them can be read; neighbours in the list differ in hue and in lightness.
    private static let fills = [
        "#cfe2f3", "#f9e4b7", "#c9e6d6", "#ecd9ec", "#b9d3ea", "#f3efc0", "#b4dcd6", "#f6d9c6", "#d9d6ee", "#dfeac4",
        "#a9c7de", "#e9cf98", "#a8d3b9", "#dabfdb", "#cbe6ee", "#e0d99a", "#93c6bf", "#e8bfa5", "#bdb9de", "#c3d49b",
    ]
    static let fault = "#c03030"
    static let faults = "fill=\"url(#faults)\" stroke=\"\(fault)\" stroke-width=\"1.2\""

    /// The ground of a state, by its number from 0; grey where it is not numbered.
    static func fill(of state: Int) -> String {
        state < ProofMap.mostStates ? fills[state % fills.count] : "#e4e4e4"
    }

    static let definitions = """
        <defs><pattern id="faults" width="8" height="8" patternUnits="userSpaceOnUse" \
        patternTransform="rotate(45)"><rect width="8" height="8" fill="#e05050" fill-opacity="0.2"/>\
        <rect width="1.6" height="8" fill="#c03030" fill-opacity="0.75"/></pattern>\
        <pattern id="unexplored" width="6" height="6" patternUnits="userSpaceOnUse">\
        <rect width="6" height="6" fill="#f4f4f4"/><circle cx="3" cy="3" r="0.9" fill="#9a9a9a"/></pattern></defs>

        """

    /// The colour of a worst case.
    static func colour(of worst: WorstCase, in map: ProofMap) -> String {
        map.claim.map { worst.value > $0.allowance } ?? true ? fault : "#333333"
    }

    /// The dot of a worst case: hollow where it is approached and not reached.
    static func dot(_ worst: WorstCase, x: Double, y: Double, in map: ProofMap) -> String {
        let colour = colour(of: worst, in: map)
        let fill = worst.isAttained ? colour : "#ffffff"
        return
            """
            <circle cx="\(svg: x)" cy="\(svg: y)" r="7" fill="#ffffff" fill-opacity="0.85"/>
            <circle cx="\(svg: x)" cy="\(svg: y)" r="4.2" fill="\(fill)" stroke="\(colour)" stroke-width="1.8"/>

            """
    }
}
