// Frames.swift: a view within limits, or with room around it.  Lengths in points.

import Documents
package import Boxes

/// A view in a box of fixed lengths, or in one that follows the room offered, within limits.
package struct FrameKind: SceneKind {
    /// Whether the box follows the room offered.
    package let isFlexible: Bool
    package var limits: PerAxis<SceneLimits>
    package var alignment: PerAxis<GuideKey>?

    /// A box of fixed lengths, in points.
    package init(width: Double? = nil, height: Double? = nil, alignment: PerAxis<GuideKey>? = nil) {
        limits = PerAxis(horizontal: FrameLimits(fixed: width), vertical: FrameLimits(fixed: height)).varying
        (isFlexible, self.alignment) = (false, alignment)
    }

    /// A box within limits.
    package init(_ limits: PerAxis<FrameLimits>, alignment: PerAxis<GuideKey>? = nil) {
        (isFlexible, self.limits, self.alignment) = (true, limits.varying, alignment)
    }

    package var name: String { isFlexible ? "flex" : "frame" }
    package var handsItemsOn: Bool { true }
    package var fields: [SceneField<Self>] {
        let lengths = Axis.allCases.flatMap { axis -> [SceneField<Self>] in
            let side = axis == .horizontal ? "w" : "h"
            guard isFlexible else { return [.optional(side, \.limits[axis].fixed, .length(.infinity))] }
            return [
                .optional("min\(side)", \.limits[axis].minimum, .length),
                .optional("ideal\(side)", \.limits[axis].ideal, .length),
                .optional("max\(side)", \.limits[axis].maximum, .length(.infinity)),
            ]
        }
        return lengths + [.optional("align", \.alignment, .guides), .child]
    }

    package var demands: [SceneDemand] {
        if isFlexible { return limits.horizontal.demands("width") + limits.vertical.demands("height") }
        return [("width", limits.horizontal.fixed), ("height", limits.vertical.fixed)].compactMap { words, length in
            length.map { SceneDemand(words: words, length: $0.form) }
        }
    }

    package var ignoredLengths: [Double] {
        [limits.horizontal.fixed, limits.vertical.fixed].compactMap { $0 }.filter(\.isIgnored).map(\.points)
    }
}

/// A view with space around it; negative insets enlarge it.
package struct PaddingKind: SceneKind {
    package var insets: SceneInsets

    package init(_ insets: SceneInsets = SceneInsets(top: 16, leading: 16, bottom: 16, trailing: 16)) {
        self.insets = insets
    }

    package var name: String { "padding" }
    package var handsItemsOn: Bool { true }
    package var fields: [SceneField<Self>] { [.defaulted("insets", \.insets, .insets), .child] }
}

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
