// ScreenNode.swift: one view of a screen.  Lengths in points.

package import LayoutCore
package import Rows

/// One view that has a frame of its own; priorities and guides are properties of the view that they modify.
package struct ScreenNode: Sendable, Equatable {
    /// The container, by index; `nil` for the root.
    package let parent: Int?
    /// What it is.
    package let kind: ScreenPart.Kind
    /// How many containers lie above it.
    package let depth: Int
    /// Where it stands in the tree, for messages.
    package let path: String
    /// What it holds, by index, in layout order.
    package internal(set) var children: [Int] = []
    /// The ids of the view and of the modifiers that do not change its frame, innermost first.
    package internal(set) var ids: [String] = []
    /// Its tier within its container.
    package internal(set) var priority = 0.0
    /// Of a stack, the gap after each child but the last, in points.
    package internal(set) var gaps: [Double] = []
    /// Whether it is a stack that does not disappear where it has one child: it shares its length by itself.
    var staysStack = false
    /// How a stack with a policy of its own shares its length.
    package internal(set) var sharing: ScreenSharing?
    /// Between which lengths it is held by the policy of its stack, where that has one.
    var held = PerAxis<LengthRange?> { _ in nil }
    /// The distances that it prefers to its neighbours.
    var spacing = ViewSpacing.ordinary
    /// The guides that it was given, innermost first.
    var guides: [ScreenPart.Guide] = []
    /// On an axis along which its container aligns, the guide that lies on the line; in a frame, where it starts.
    package internal(set) var placing = PerAxis { _ in ScreenGuide() }
    /// Its least, ideal and greatest size, in points.
    package internal(set) var range = PerAxis { _ in LengthRange() }
    /// Where it starts in its container when everything there has its least, ideal or greatest size, in points.
    var start = PerAxis { _ in LengthRange.fixed(0) }
    /// The axes along which nothing is proposed, so that it takes its ideal size.
    package internal(set) var isUnspecified = PerAxis { _ in false }

    /// Between which lengths the policy of a stack holds it along its axis; `nil` along the other one, and without one.
    func ends(_ axis: Axis) -> LengthRange? {
        guard case .stack(axis, _, _) = kind, let stated = sharing?.stated else { return nil }
        return LengthRange(minimum: max(0, stated.least), ideal: max(0, stated.least), maximum: max(0, stated.most))
    }

    /// What holds its size from below besides its content, in points.
    func leastSize(_ axis: Axis) -> Double {
        switch kind {
        case .leaf, .frame: range[axis].minimum
        case .stack, .overlay, .padding: 0
        }
    }
}
