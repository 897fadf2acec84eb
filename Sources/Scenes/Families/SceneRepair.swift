// SceneRepair.swift: changes of one line that may repair a scene.

import Documents
import Families
import LayoutCore
import Rows

/// A scene with one change.
package struct SceneRepair: Sendable {
    /// The change, as one would say it.
    package let words: String
    /// The root view with the change.
    package let root: SceneView
}

extension SceneView {
    /// Every change of one line worth trying: a view served first, kept at its ideal size, or allowed to be smaller.
    package var repairs: [SceneRepair] { repairs(within: nil) }

    private func repairs(within stack: Axis?) -> [SceneRepair] {
        var found = own(within: stack)
        let inner = (kind as? StackKind)?.axis ?? (children.count == 1 && !(kind is StackKind) ? stack : nil)
        for index in children.indices {
            found += children[index].repairs(within: inner).map { repair in
                var tree = self
                tree.children[index] = repair.root
                return SceneRepair(words: repair.words, root: tree)
            }
        }
        return found
    }

    private func own(within stack: Axis?) -> [SceneRepair] {
        var repairs: [SceneRepair] = []
        let name = id ?? (kind as? TextKind).map { "the text \"\($0.string)\"" } ?? "a \(kind.name)"
        func wrapped(_ kind: any SceneKind, _ words: String) {
            repairs.append(SceneRepair(words: words, root: SceneView(kind, [self])))
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
            var view = self
            view.kind = smaller.kind
            repairs.append(SceneRepair(words: "\(smaller.words) of \(name) 0", root: view))
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
