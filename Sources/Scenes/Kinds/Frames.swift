// Frames.swift: a view within limits, or with room around it.  Lengths in points.

import Documents
package import LayoutCore

/// A view in a box of fixed lengths.
package struct FrameKind: SceneKind {
    package var width, height: Double?
    package var alignment: PerAxis<GuideKey>?

    package init(width: Double? = nil, height: Double? = nil, alignment: PerAxis<GuideKey>? = nil) {
        (self.width, self.height, self.alignment) = (width, height, alignment)
    }

    package var name: String { "frame" }
    package var fields: [SceneField<Self>] {
        [
            .optional("w", \.width, .number(.infinity)), .optional("h", \.height, .number(.infinity)),
            .optional("align", \.alignment, .guides), .child,
        ]
    }

    package func view(of content: [AnyView]) -> any View {
        content.together.frame(
            width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }, alignment: alignment.orCenter)
    }

    package func part(at place: ScreenPlace) throws(ScreenError) -> ScreenPart {
        try place.frame(
            PerAxis(
                horizontal: FrameLimits(minimum: width, ideal: width, maximum: width),
                vertical: FrameLimits(minimum: height, ideal: height, maximum: height)), alignment)
    }
}

/// The limits that a frame sets along one axis, in points; `nil` where it sets none.
package struct FrameLimits: Sendable, Equatable {
    /// The least length.
    package var minimum: Double?
    /// The length when nothing is proposed.
    package var ideal: Double?
    /// The greatest length, or infinity.
    package var maximum: Double?

    /// Limits; by default none.
    package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
        (self.minimum, self.ideal, self.maximum) = (minimum, ideal, maximum)
    }
}

/// A view in a box that follows the room offered, within limits.
package struct FlexKind: SceneKind {
    package var limits: PerAxis<FrameLimits>
    package var alignment: PerAxis<GuideKey>?

    package init(
        width: FrameLimits = FrameLimits(), height: FrameLimits = FrameLimits(), alignment: PerAxis<GuideKey>? = nil
    ) {
        limits = PerAxis(horizontal: width, vertical: height)
        self.alignment = alignment
    }

    package var name: String { "flex" }
    package var fields: [SceneField<Self>] {
        [
            .optional("minw", \.limits.horizontal.minimum, .number),
            .optional("idealw", \.limits.horizontal.ideal, .number),
            .optional("maxw", \.limits.horizontal.maximum, .number(.infinity)),
            .optional("minh", \.limits.vertical.minimum, .number),
            .optional("idealh", \.limits.vertical.ideal, .number),
            .optional("maxh", \.limits.vertical.maximum, .number(.infinity)),
            .optional("align", \.alignment, .guides), .child,
        ]
    }

    package func view(of content: [AnyView]) -> any View {
        let (width, height) = (limits.horizontal, limits.vertical)
        return content.together.frame(
            minWidth: width.minimum.map { CGFloat($0) }, idealWidth: width.ideal.map { CGFloat($0) },
            maxWidth: width.maximum.map { CGFloat($0) }, minHeight: height.minimum.map { CGFloat($0) },
            idealHeight: height.ideal.map { CGFloat($0) }, maxHeight: height.maximum.map { CGFloat($0) },
            alignment: alignment.orCenter)
    }

    package func part(at place: ScreenPlace) throws(ScreenError) -> ScreenPart { try place.frame(limits, alignment) }
}

extension ScreenPlace {
    /// A frame, once its limits are checked.
    fileprivate func frame(
        _ limits: PerAxis<FrameLimits>, _ alignment: PerAxis<GuideKey>?
    ) throws(ScreenError) -> ScreenPart {
        let place = named("frame")
        let lengths = try PerAxis { axis throws(ScreenError) in
            try place.checked(limits[axis], axis == .horizontal ? "width" : "height")
        }
        return ScreenPart(.frame(lengths, alignment: alignment ?? .center))
    }

    private func checked(_ limits: FrameLimits, _ side: String) throws(ScreenError) -> FlexibleLength {
        let (minimum, ideal, maximum) = (limits.minimum, limits.ideal, limits.maximum)
        if let minimum { try check(minimum, "the least \(side)") }
        if let ideal { try check(ideal, "the ideal \(side)") }
        if let maximum, maximum != .infinity { try check(maximum, "the most \(side)") }
        if let minimum, let maximum, ideal == nil, minimum > maximum {
            throw ScreenError(.outOfOrder("the least \(side)", above: "the most"), at: path)
        }
        return FlexibleLength(minimum.map { CGFloat($0) }, ideal.map { CGFloat($0) }, maximum.map { CGFloat($0) })
    }
}

/// A view with space around it; negative insets enlarge it.
package struct PaddingKind: SceneKind {
    package var insets: EdgeInsets

    package init(_ insets: EdgeInsets = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)) {
        self.insets = insets
    }

    package var name: String { "padding" }
    package var fields: [SceneField<Self>] { [.defaulted("insets", \.insets, .insets), .child] }
    package func view(of content: [AnyView]) -> any View { content.together.padding(insets) }

    package func part(at place: ScreenPlace) throws(ScreenError) -> ScreenPart {
        let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
        if sides.contains(where: { $0 < 0 }) { throw place.hasNoRange("padding with negative insets") }
        for side in sides { try place.named(name).check(side, "an inset") }
        return ScreenPart(.padding(insets))
    }
}
