// ScreenPart.swift: what a view of a scene is to the program of its screen.  Lengths in points.

package import LayoutCore
package import Rows

/// What a view is to the program of a screen: something with a frame, or a property of the one view inside it.
package struct ScreenPart: Sendable {
    /// What a view with a frame is.
    package enum Kind: Sendable, Equatable {
        /// A view without children that takes a range of sizes.
        case leaf(PerAxis<LengthRange>)
        /// A row or a column, its children on one guide across; without spacing the gaps are those that they prefer.
        case stack(Axis, spacing: Double?, alignment: GuideKey)
        /// Views on top of each other, on one guide along each axis.
        case overlay(PerAxis<GuideKey>)
        /// A view within limits, aligned in what it leaves.
        case frame(PerAxis<FrameLimits>, alignment: PerAxis<GuideKey>)
        /// A view with space around it, none of it negative.
        case padding(EdgeInsets)

        /// What it is called in paths.
        var name: String {
            switch self {
            case .leaf: "leaf"
            case .stack(let axis, _, _): axis == .horizontal ? "hstack" : "vstack"
            case .overlay: "zstack"
            case .frame: "frame"
            case .padding: "padding"
            }
        }
    }

    /// A guide that a view was given.
    package struct Guide: Sendable, Equatable {
        let key: GuideKey
        let expression: GuideExpression
    }

    /// What has the frame; `nil` for a property.
    let kind: Kind?
    /// What it is called where it stands in the screen.
    let name: String
    /// The distances that a leaf prefers to its neighbours; those of containers follow from what is inside.
    let spacing: ViewSpacing
    /// The tier within the container, if it is another than the view's own.
    let priority: Double?
    /// Guides for the view, innermost first.
    let guides: [Guide]

    /// A view with a frame, or without a kind a property.
    package init(
        _ kind: Kind? = nil, name: String? = nil, spacing: ViewSpacing = .ordinary, priority: Double? = nil,
        guides: [Guide] = []
    ) {
        (self.kind, self.name, self.spacing) = (kind, name ?? kind?.name ?? "", spacing)
        (self.priority, self.guides) = (priority, guides)
    }
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
