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

    /// What holds its size from below besides its content, in points.
    func leastSize(_ axis: Axis) -> Double {
        switch kind {
        case .leaf, .frame: range[axis].minimum
        case .stack, .overlay, .padding: 0
        }
    }
}
