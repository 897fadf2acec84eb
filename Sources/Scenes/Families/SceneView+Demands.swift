// SceneView+Demands.swift: what every view of a scene demands of lengths that vary.

import Families

extension SceneView {
    /// The demands of the view and of all inside it that vary.
    var demands: [SceneDemand] {
        all.flatMap { view in
            let name = view.id.map { " of \($0)" } ?? ""
            return (view.kind.demands + (view.item?.demands ?? [])).filter { $0.length.known == nil }.map {
                SceneDemand(words: "the \($0.words) of the \(view.kind.name)\(name)", length: $0.length)
            }
        }
    }
}
