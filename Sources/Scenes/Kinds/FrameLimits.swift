// FrameLimits.swift: the limits of frames, as scenes state them and as boxes take them.  Lengths in points.

import Boxes
import Families

/// The limits that a frame sets along one axis, in points; `nil` where it sets none.
package struct FrameLimitsOver<Length: Sendable & Equatable>: Sendable, Equatable {
    /// The least length, the length when nothing is proposed, and the greatest length, or infinity.
    package var minimum, ideal, maximum: Length?

    /// Limits; by default none.
    package init(minimum: Length? = nil, ideal: Length? = nil, maximum: Length? = nil) {
        (self.minimum, self.ideal, self.maximum) = (minimum, ideal, maximum)
    }

    /// One length for all of them.
    package init(fixed: Length?) { self.init(minimum: fixed, ideal: fixed, maximum: fixed) }

    var fixed: Length? {
        get { ideal }
        set { self = FrameLimitsOver(fixed: newValue) }
    }

    func mapped<Other>(_ transform: (Length) -> Other) -> FrameLimitsOver<Other> {
        FrameLimitsOver<Other>(
            minimum: minimum.map(transform), ideal: ideal.map(transform), maximum: maximum.map(transform))
    }
}

/// Limits in points.
package typealias FrameLimits = FrameLimitsOver<Double>
/// Limits as scenes state them.
package typealias SceneLimits = FrameLimitsOver<SceneLength>

extension FrameLimits {
    /// The limits as views take them, in order.
    var lengths: FlexibleLength { FlexibleLength(minimum, ideal, maximum) }
}

extension SceneLimits {
    /// The limits, in points.
    package var points: FrameLimits { mapped(\.points) }
}

extension PerAxis<FrameLimits> {
    /// The limits as scenes state them.
    var varying: PerAxis<SceneLimits> { PerAxis<SceneLimits> { self[$0].mapped(SceneLength.points) } }
}

extension SceneLimits {
    /// What limits demand: none is below 0, and an ideal is between the others.
    func demands(_ name: String) -> [SceneDemand] {
        let known = [("least", minimum), ("ideal", ideal), ("greatest", maximum)].compactMap { words, length in
            length.map { (words: "\(words) \(name)", form: $0.form) }
        }.filter(\.form.constant.isFinite)
        let order = ideal == nil ? [] : Array(zip(known, known.dropFirst()))
        return known.map { SceneDemand(words: $0.words, length: $0.form) }
            + order.map { SceneDemand(words: "\($1.words) less the \($0.words)", length: $1.form - $0.form) }
    }
}
