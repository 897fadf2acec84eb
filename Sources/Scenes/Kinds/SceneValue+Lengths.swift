// SceneValue+Lengths.swift: how lengths stand in the JSON of a scene: as numbers, in families as expressions.  In points.

import Documents
import Families
package import Boxes

// Each member is for the values of its own type.
extension SceneValue {
    /// A length.
    package static var length: SceneValue<SceneLength> { length() }

    /// A length, or one of some infinities.
    package static func length(_ infinities: Double...) -> SceneValue<SceneLength> {
        SceneValue<SceneLength>(
            read: { try $0.length($1, infinities: infinities) }, write: { $0.json }, substitute: { $1.of($0) },
            lengths: { [$0] })
    }

    /// A length from 0 on.
    package static var size: SceneValue<SceneLength> {
        SceneValue<SceneLength>.length.checked { [$0] }
    }

    /// Lengths of a count, with what they mean for a fault.
    package static func lengths(
        _ count: Int, _ meaning: String, infinities: [Double] = []
    ) -> SceneValue<[SceneLength]> {
        SceneValue<[SceneLength]>(
            read: { fields, name in
                guard let lengths = try fields.lengths(name, infinities: infinities) else { return nil }
                if lengths.count == count { return lengths }
                throw fields.fault(
                    name, "has \(lengths.count.counted("entry", "entries")); it must have \(count)\(meaning)")
            }, write: { .array($0.map(\.json)) }, substitute: { lengths, values in lengths.map(values.of) },
            lengths: { $0 })
    }

    /// A length, which is rigid, or a list of the least, ideal and greatest length.
    package static var range: SceneValue<SceneRange> {
        let bounds = SceneValue<[SceneLength]>.lengths(3, ": least, ideal, most", infinities: [.infinity]).map {
            SceneRange($0[0], $0[1], $0[2])
        } back: {
            [$0.minimum, $0.ideal, $0.maximum]
        }
        let ranges = bounds.orLength { SceneRange($0, $0, $0) }
        return SceneValue<SceneRange>(
            read: { fields, name in
                let range = try ranges.read(fields, name)
                let known = [range?.minimum, range?.ideal, range?.maximum].compactMap(\.self).compactMap(\.known)
                guard known.allSatisfy({ $0 >= 0 }), zip(known, known.dropFirst()).allSatisfy({ $0 <= $1 }) else {
                    throw fields.fault(name, "must be the least, the ideal and the greatest length in order, from 0 on")
                }
                return range
            }, write: { $0.minimum == $0.maximum ? $0.minimum.json : bounds.write($0) },
            substitute: ranges.substitute, lengths: ranges.lengths)
    }

    /// A length for all sides, or a list of top, leading, bottom, trailing.
    package static var insets: SceneValue<SceneInsets> {
        SceneValue<[SceneLength]>.lengths(4, ": top, leading, bottom, trailing").map(SceneInsets.init) { $0.sides }
            .orLength { SceneInsets([$0, $0, $0, $0]) }
    }

    /// Two lengths, along each axis.
    package static var lengthPair: SceneValue<PerAxis<SceneLength>> {
        SceneValue<[SceneLength]>.lengths(2, ": width and height").map {
            PerAxis(horizontal: $0[0], vertical: $0[1])
        } back: {
            [$0.horizontal, $0.vertical]
        }
    }

    /// A width and a height from 0 on.
    package static var sizes: SceneValue<PerAxis<SceneLength>> {
        SceneValue<PerAxis<SceneLength>>.lengthPair.checked { [$0.horizontal, $0.vertical] }
    }

    /// The same, but no constant among the lengths is below 0; what varies is checked with all parameters (`SceneDemand`).
    private func checked(_ lengths: @escaping (Value) -> [SceneLength]) -> SceneValue {
        SceneValue(
            read: { fields, name in
                guard let value = try read(fields, name) else { return nil }
                for known in lengths(value).compactMap(\.form.known) where known < 0 {
                    throw fields.fault(name, "is \(known.points); a length must be at least 0")
                }
                return value
            }, write: write, guides: guides, substitute: substitute, lengths: self.lengths)
    }
}
