// Presentation.swift: views that stand over the whole screen while something presents them.  Frames in points, in the
// root's coordinates.

/// A view that stands over the whole screen: a sheet, a question, a menu.
package struct Presentation: ScreenRequest {
    package let name: String
    /// What stands over the screen, offered all of it.
    let layer: Subview?
    /// Where the view stands that presents it.
    let anchor: PresentationAnchor?

    /// A view over the screen.
    ///
    /// - Parameters:
    ///   - name: The modifier that presents it.
    ///   - layers: The view; of several the first counts.
    ///   - anchor: Receives the frame of the presenting view, each time before the layer is placed.
    package init(_ name: String, _ layers: [Subview], anchor: PresentationAnchor? = nil) {
        (self.name, layer, self.anchor) = (name, layers.first, anchor)
    }
}

/// Where a view stands that presents another, in points, in the coordinates of the screen.
package final class PresentationAnchor {
    /// The rectangle; known when the presented view is placed.
    package fileprivate(set) var frame = CGRect.zero

    /// A place that is not known yet.
    package init() {}
}

/// A root with what stands over it.
private final class ScreenNode: Node {
    init(_ context: BuildContext, _ root: Node, _ layers: [Node]) {
        super.init(context, children: [root] + layers)
        (frame, placedProposal, isPlaced) = (root.frame, root.placedProposal, true)
        placedChildren = children
    }

    override var kind: String { "screen" }
    override var isContainer: Bool { true }
    override var isLayered: Bool { true }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { children[0].size(for: proposal) }
}

extension BuildContext {
    /// The most views over each other, each presented by the one below.
    private static var mostLayers: Int { 8 }

    /// A placed root with what is presented over it, each layer by the one below; the root where nothing is.
    ///
    /// - Complexity: O(*n*) in the number of views, where any view has ever presented something.
    func screen(of root: Node, in pass: PlacementPass, room: CGRect) -> Node {
        guard session.hasPresented else { return root }
        var layers: [Node] = []
        var below = root
        while layers.count < Self.mostLayers, let layer = below.presented(by: identity.serial, in: room) {
            layer.place(at: room.origin, proposal: ProposedViewSize(room.size), in: pass)
            layers.append(layer)
            below = layer
        }
        return layers.isEmpty ? root : ScreenNode(self, root, layers)
    }
}

extension Node {
    /// The layer of the first view placed inside that presents one; the others are left out, as a screen shows one.
    fileprivate func presented(by serial: Int, in room: CGRect) -> Node? {
        var (rest, found): ([Node], Node?) = ([self], nil)
        while let node = rest.popLast() {
            if let presentation = node.asked as? Presentation, let asking = node as? RequestNode {
                let isShown = found == nil && presentation.layer != nil
                asking.setTaker(isShown ? serial : nil)
                if isShown {
                    found = presentation.layer?.made
                    presentation.anchor?.frame = node.frame.offsetBy(dx: -room.minX, dy: -room.minY)
                }
            }
            rest += node.placedChildren.reversed()
        }
        return found
    }
}
