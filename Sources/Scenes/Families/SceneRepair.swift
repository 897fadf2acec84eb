// SceneRepair.swift: changes of one line that may repair a scene.

import Documents
import Families
import Boxes
import Rows

/// A scene with one change.
package struct SceneRepair: Sendable {
    /// The change, as one would say it.
    package let words: String
    private let change: @Sendable () -> SceneView

    fileprivate init(_ words: String, _ change: @escaping @Sendable () -> SceneView) {
        (self.words, self.change) = (words, change)
    }

    /// The root view with the change, made when it is asked for: of a large scene most changes are never tried.
    package var root: SceneView { change() }
}

extension SceneView {
    /// Every change of one line worth trying: a view served first, kept at its ideal size, or allowed to be smaller.
    package var repairs: [SceneRepair] { repairs(within: nil) { $0 } }

    /// - Parameter whole: Puts a view in the place of this one into the root.
    private func repairs(
        within stack: Axis?, _ whole: @escaping @Sendable (SceneView) -> SceneView
    ) -> [SceneRepair] {
        var found = own(within: stack).map { repair in SceneRepair(repair.words) { whole(repair.root) } }
        let inner = (kind as? StackKind)?.axis ?? (children.count == 1 && !(kind is StackKind) ? stack : nil)
        for index in children.indices { found += children[index].repairs(within: inner, replacing(index, in: whole)) }
        return found
    }

    /// Puts a view in the place of a child into the root.
    func replacing(
        _ index: Int, in whole: @escaping @Sendable (SceneView) -> SceneView
    ) -> @Sendable (SceneView) -> SceneView {
        { child in
            var view = self
            view.children[index] = child
            return whole(view)
        }
    }

    private func own(within stack: Axis?) -> [SceneRepair] {
        var repairs: [SceneRepair] = []
        let name = id ?? (kind as? TextKind).map { "the text \"\($0.string)\"" } ?? "a \(kind.name)"
        func wrapped(_ kind: any SceneKind, _ words: String) {
            repairs.append(SceneRepair(words) { SceneView(kind, [self]) })
        }
        if let stack, !(kind is PriorityKind), !(kind is SpacerKind) {
            wrapped(PriorityKind(1), "layoutPriority(1) on \(name)")
            if kind is TextKind {
                let isRow = stack == .horizontal
                wrapped(
                    FixedSizeKind(horizontal: isRow, vertical: !isRow),
                    "fixedSize(horizontal: \(isRow), vertical: \(!isRow)) on \(name)")
            }
        }
        if let smaller = kind.withSmallerMinimum {
            repairs.append(
                SceneRepair("\(smaller.words) of \(name) 0") {
                    var view = self
                    view.kind = smaller.kind
                    return view
                })
        }
        return repairs
    }
}

extension SceneKind {
    /// The kind with a least length of 0 where it has another.
    fileprivate var withSmallerMinimum: (kind: any SceneKind, words: String)? {
        if var spacer = self as? SpacerKind, spacer.minimum != 0 {
            spacer.minimum = 0
            return (spacer, "the minimum")
        }
        if var frame = self as? FrameKind, frame.isFlexible {
            if let least = frame.limits.horizontal.minimum, least != 0 {
                frame.limits.horizontal.minimum = 0
                return (frame, "the least width")
            }
            if let least = frame.limits.vertical.minimum, least != 0 {
                frame.limits.vertical.minimum = 0
                return (frame, "the least height")
            }
        }
        if var range = self as? RangeKind, range.width.minimum != 0 {
            range.width.minimum = 0
            return (range, "the least width")
        }
        return nil
    }
}
