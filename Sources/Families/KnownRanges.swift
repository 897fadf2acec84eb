// KnownRanges.swift: what is known of directions over a region, so that many a comparison is decided without a program.

internal import Fractions
internal import Rows

/// The intervals of directions: those of the box, narrowed by what has been decided or proved.
package struct KnownRanges: Sendable {
    private let box: ParameterBox
    private var ranges: [LinearForm: KnownRange] = [:]

    package init(_ box: ParameterBox) { self.box = box }

    /// Whether all of the region is inside a half-space, or all of it outside; `nil` where neither is known.
    package mutating func knows(_ half: HalfSpace) -> Bool? {
        if let range = ranges[half.normal] { return range.decides(half) }
        let range = KnownRange(box.range(of: half.normal))
        ranges[half.normal] = range
        return range.decides(half)
    }

    /// Learns that all of the region is inside a half-space.
    package mutating func learn(_ half: HalfSpace) {
        var range = ranges[half.normal] ?? KnownRange(box.range(of: half.normal))
        range.narrow(to: half)
        ranges[half.normal] = range
    }
}
