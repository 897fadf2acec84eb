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
        if limits.horizontal.fixed == nil, limits.vertical.fixed == nil { return [] }
        return [limits.horizontal.fixed, limits.vertical.fixed].compactMap { $0 }.filter(\.isIgnored).map(\.points)
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
