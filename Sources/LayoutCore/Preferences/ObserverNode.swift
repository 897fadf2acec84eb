// ObserverNode.swift: a view that is inspected once everything is placed.

internal import Foundation

/// A view that is inspected once everything is placed.
final class ObserverNode: TransparentNode {
    private let look: (ObserverNode) -> Void

    init(_ context: BuildContext, _ child: Node, look: @escaping (ObserverNode) -> Void) {
        self.look = look
        super.init(context, child)
    }

    override var kind: String { "onPreferenceChange" }

    override func placeContents(in pass: PlacementPass) {
        placeArranged(in: pass)
        pass.reactions.append { [self] in look(self) }
    }
}
