// SceneComponent.swift: the views of a scene as its parts are proved one by one: what is known of each without an offer.

import Boxes
import Documents
import Families
import Rows

/// A view of a scene in a list of which each stands before those inside it.
struct SceneComponent: RoomHolder {
    let parent: Int?
    /// Its place among the views that its parent has inside.
    let place: Int
    let roomInside: PerAxis<RoomInside>
    let isContainer: Bool
    /// The direction of a stack.
    let axis: Axis?
    let isText: Bool
    /// Its role on the screen.
    let role: BoxRole?
    /// Whether its lengths are kept as functions of what it is offered, and what it is offered as functions of the
    /// parameters: containers and texts are.
    let isPart: Bool
    /// Whether each of its lengths follows from what is offered along the same axis alone.
    let isSeparable: Bool
    /// The guides of which explicit values may leave it.
    let exports: Set<GuideKey>
    /// The parameters, by their places, that occur in it.
    let parameters: [Int]
    /// What it is called.
    let words: String
    let id: String?
    /// What it is made of, without names; `nil` where that is not known.
    let content: String?
    /// The first view of the same content, or the view itself.
    let representative: Int
}

extension [SceneComponent] {
    /// The views of a scene, and those inside them.
    ///
    /// - Parameter knowsContent: Whether to find what parts are made of, which takes the most time.
    init<Value: Number>(_ root: Box<Value>, _ parameters: [Parameter], knowsContent: Bool = true) {
        var list: [SceneComponent] = []
        var first: [String: Int] = [:]
        func take(_ box: Box<Value>, in parent: Int?, _ place: Int, _ name: String?) {
            let name = box.id ?? name
            var axis: Axis?
            if case .stack(let stack, _, _) = box.content { axis = stack.axis }
            var isText = false
            if case .text = box.content { isText = true }
            let isPart = isText || box.isContainer && !box.children.isEmpty
            // Of others nobody asks it.
            let source = isPart && knowsContent ? box.source as? SceneView : nil
            let content = source?.withoutNames.json.line
            let representative = content.flatMap { first[$0] } ?? list.count
            if let content { first[content] = representative }
            list.append(
                SceneComponent(
                    parent: parent, place: place, roomInside: PerAxis { box.roomInside(along: $0) },
                    isContainer: box.isContainer, axis: axis, isText: isText, role: box.role,
                    isPart: isPart, isSeparable: box.isSeparable, exports: box.exportedGuides,
                    parameters: isPart ? parameters.indices(in: source) : [],
                    words: box.id ?? box.kind + (name.map { " in \($0)" } ?? ""), id: box.id,
                    content: content, representative: representative))
            let index = list.count - 1
            for (place, child) in box.children.enumerated() { take(child, in: index, place, name) }
        }
        take(root, in: nil, 0, nil)
        self = list
    }

    /// The views around a view, from the root down to the view itself.
    func path(to index: Int) -> [Int] {
        var path = [index]
        while let parent = self[path[path.count - 1]].parent { path.append(parent) }
        return path.reversed()
    }
}

extension SceneView {
    /// The view with no names in it, which no layout asks.
    fileprivate var withoutNames: SceneView {
        var view = self
        view.id = nil
        view.children = children.map(\.withoutNames)
        return view
    }
}

extension [Parameter] {
    /// The places of the parameters that occur in a view; of all where the view is not known.
    fileprivate func indices(in view: SceneView?) -> [Int] {
        guard let view else { return Array<Int>(indices) }
        let names = Set(view.all.flatMap(\.lengths).flatMap(\.form.coefficients.keys).map(\.name))
        return indices.filter { names.contains(self[$0].name) }
    }
}
