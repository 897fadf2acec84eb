// LayoutDrawing.swift: a laid-out tree of views as SVG.  One unit of the picture is one point.

package import LayoutCore
import SVG

/// A picture of a laid-out tree: fills, strokes, gradients, text and borders, and on request what lies behind them.
package struct LayoutDrawing {
    package typealias Marks = DrawingMarks

    private let tree: LayoutTree
    private let marks: Marks
    private let margin: Double
    private let faults: [CGRect]
    private let moved: (now: [CGRect], before: [CGRect])
    private let room: CGRect?
    private let window: CGRect?

    /// A picture of a tree.
    ///
    /// - Parameters:
    ///   - faults: Frames that are filled and outlined in red.
    ///   - moved: Frames that are outlined in red, and by red dashes.
    ///   - room: What the tree was offered, outlined by dashes.
    ///   - window: The screen, which is seen whole, and beyond which only faults are; `nil` for a picture of everything.
    package init(
        _ tree: LayoutTree, marks: Marks = [], margin: Double = 8, faults: [CGRect] = [],
        moved: (now: [CGRect], before: [CGRect]) = ([], []), room: CGRect? = nil, window: CGRect? = nil
    ) {
        (self.tree, self.marks, self.margin) = (tree, marks, margin)
        (self.faults, self.moved, self.room, self.window) = (faults, moved, room, window)
    }

    package var document: String {
        var picture = SVGPicture(isMarked: !marks.isEmpty)
        // What stands off the screen is not to be seen in the margin either.
        let seen = isCut ? picture.clip(to: SVGShape(.rectangle, extent)) : nil
        if let seen { picture.text += "<g \(seen)>\n" }
        picture.add(tree.root)
        if !marks.isEmpty { for element in tree.elements { add(marksOf: element, to: &picture) } }
        if seen != nil { picture.text += "</g>\n" }
        for fault in faults { picture.mark(fault: fault.numbers, room: room?.numbers) }
        for frame in moved.before { picture.mark(moved: frame.numbers, isGone: true) }
        for frame in moved.now { picture.mark(moved: frame.numbers, isGone: false) }
        if let room { picture.mark(room: room.numbers) }
        let ground = tree.colorScheme == .dark ? "#000000" : "#ffffff"
        return picture.document(title: nil, extent: extent.numbers, margin: margin, ground: ground)
    }

    /// The root's frame and every finite frame that draws beyond it.
    private var drawn: CGRect {
        tree.root.reach(isFramed: marks.contains(.frames)).union(CGRect(origin: .zero, size: tree.size.finite))
    }

    /// Whether something is drawn off the screen.
    private var isCut: Bool { window.map { !$0.contains(drawn) } ?? false }

    /// What the picture shows, without its margin.
    private var extent: CGRect {
        let own = window.flatMap { $0.isEmpty || !$0.isDrawable ? nil : $0 } ?? drawn
        return (faults + moved.now + moved.before + (room.map { [$0] } ?? [])).filter(\.isDrawable).reduce(own) {
            $0.union($1)
        }
    }

    private func add(marksOf element: LayoutTree.Element, to picture: inout SVGPicture) {
        guard element.frame.isDrawable else { return }
        let frame = element.frame.numbers
        if marks.contains(.frames) { picture.mark(frame) }
        if marks.contains(.guides) {
            for line in element.guideLines {
                picture.mark(guide: line.axis, at: Double(line.position), frame)
            }
        }
        if marks.contains(.names), let id = element.identifiers.last { picture.mark(frame, name: "\(id)") }
    }
}

extension CGRect {
    /// Whether a picture can hold the rectangle: all its numbers are finite and of this world.
    var isDrawable: Bool { SVGPicture.holds(numbers) }
}

extension CGSize {
    /// The size, with 0 for lengths that no picture can hold.
    fileprivate var finite: CGSize {
        CGSize(width: width.isFinite && width < 1e7 ? width : 0, height: height.isFinite && height < 1e7 ? height : 0)
    }
}
