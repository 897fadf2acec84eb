// LayoutDrawing.swift: a laid-out tree of views as SVG.  One unit of the picture is one point.

package import LayoutCore

/// A picture of a laid-out tree: fills, strokes, gradients, text and borders, and on request what lies behind them.
package struct LayoutDrawing {
    package typealias Marks = DrawingMarks

    private let tree: LayoutTree
    private let marks: Marks
    private let margin: Double
    private let faults: [CGRect]
    private let room: CGRect?
    private let window: CGRect?

    /// A picture of a tree.
    ///
    /// - Parameters:
    ///   - faults: Frames that are filled and outlined in red.
    ///   - room: What the tree was offered, outlined by dashes.
    ///   - window: The screen, beyond which only faults are seen; `nil` for a picture of everything.
    package init(
        _ tree: LayoutTree, marks: Marks = [], margin: Double = 8, faults: [CGRect] = [], room: CGRect? = nil,
        window: CGRect? = nil
    ) {
        (self.tree, self.marks, self.margin) = (tree, marks, margin)
        (self.faults, self.room, self.window) = (faults, room, window)
    }

    package var document: String {
        let box = extent.insetBy(dx: -margin, dy: -margin)
        let numbers = [box.minX, box.minY, box.width, box.height].map { "\(svg: $0)" }
        var body = SVGBody()
        var named: [CGPoint] = []
        // What stands off the screen is not to be seen in the margin either.
        let seen = isCut ? body.clip(to: SVGShape(.rectangle, extent)) : nil
        if let seen { body.text += "<g \(seen)>\n" }
        body.add(tree.root)
        if !marks.isEmpty { for element in tree.elements { add(marksOf: element, to: &body, &named) } }
        if seen != nil { body.text += "</g>\n" }
        for fault in faults where fault.isDrawable {
            body.rectangle(fault, "fill=\"#d02020\" fill-opacity=\"0.15\" stroke=\"#d02020\" stroke-width=\"1\"")
        }
        if let room, room.isDrawable {
            body.rectangle(room, "fill=\"none\" stroke=\"#606060\" stroke-width=\"0.75\" stroke-dasharray=\"4 3\"")
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(numbers.joined(separator: " "))" width="\(numbers[2])" \
            height="\(numbers[3])" font-family="Helvetica, 'Nimbus Sans', 'Liberation Sans', Arial, sans-serif">
            \(body.definitions.isEmpty ? "" : "<defs>\n\(body.definitions)</defs>\n")\
            <rect x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])" fill="#ffffff"/>
            \(body.text)</svg>

            """
    }

    /// The root's frame and every finite frame that draws beyond it.
    private var drawn: CGRect {
        tree.root.reach(isFramed: marks.contains(.frames)).union(CGRect(origin: .zero, size: tree.size.finite))
    }

    /// Whether something is drawn off the screen.
    private var isCut: Bool { window.map { !$0.contains(drawn) } ?? false }

    /// What the picture shows, without its margin.
    private var extent: CGRect {
        let own = window.map { drawn.intersection($0) } ?? drawn
        return (faults + (room.map { [$0] } ?? [])).filter(\.isDrawable).reduce(own) { $0.union($1) }
    }

    /// - Parameter named: Where names stand already: views that begin at one point are named below each other.
    private func add(marksOf element: LayoutTree.Element, to body: inout SVGBody, _ named: inout [CGPoint]) {
        guard element.frame.isDrawable else { return }
        if marks.contains(.frames) {
            body.rectangle(element.frame, "fill=\"none\" stroke=\"#3070c0\" stroke-width=\"0.5\"")
        }
        if marks.contains(.guides) {
            for line in element.guideLines {
                body.text += SVGText.guide(line.axis, at: line.position, element.frame, style: "stroke-width=\"0.75\" ")
            }
        }
        if marks.contains(.names), let id = element.identifiers.last {
            let corner = element.frame.origin
            let line = CGFloat(named.count { $0 == corner })
            named.append(corner)
            body.text += SVGText.text(
                "\(id)", x: corner.x + 2, y: corner.y + 8 + 8 * line, style: "font-size=\"7\" fill=\"#3070c0\"")
        }
    }
}

extension CGRect {
    /// Whether a picture can hold the rectangle: all its numbers are finite and of this world.
    var isDrawable: Bool { [minX, minY, width, height].allSatisfy { $0.isFinite && abs($0) < 1e7 } }
}

extension CGSize {
    /// The size, with 0 for lengths that no picture can hold.
    fileprivate var finite: CGSize {
        CGSize(width: width.isFinite && width < 1e7 ? width : 0, height: height.isFinite && height < 1e7 ? height : 0)
    }
}
