// SceneReadings.swift: what preferences and anchors carry up while a scene is laid out, to be told with --details.

import Documents
package import LayoutCore
import Rows

/// The anchors of a view with an id.
package struct SceneAnchors {
    package var bounds: Anchor<CGRect>?
    package var points: [String: Anchor<CGPoint>] = [:]
}

/// The anchors of all views with ids.
package enum AnchorsKey: PreferenceKey {
    package static var defaultValue: [String: SceneAnchors] { [:] }
    package static func reduce(value: inout [String: SceneAnchors], nextValue: () -> [String: SceneAnchors]) {
        value.merge(nextValue()) { $1 }
    }
}

/// The ids of the leaves in the order in which a preference meets them.
package enum OrderKey: PreferenceKey {
    package static var defaultValue: [String] { [] }
    package static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

extension View {
    /// The view, which hands up its anchors; a leaf adds its id to the order as well.
    func recorded(as id: String, isLeaf: Bool) -> some View {
        transformPreference(OrderKey.self) { if isLeaf { $0.append(id) } }
            .transformAnchorPreference(key: AnchorsKey.self, value: .bounds) {
                $0[id, default: SceneAnchors()].bounds = $1
            }
            .recorded(as: id, point: "topLeading", .topLeading)
            .recorded(as: id, point: "center", .center)
            .recorded(as: id, point: "bottomTrailing", .bottomTrailing)
    }

    private func recorded(as id: String, point name: String, _ point: Anchor<CGPoint>.Source) -> some View {
        transformAnchorPreference(key: AnchorsKey.self, value: point) {
            $0[id, default: SceneAnchors()].points[name] = $1
        }
    }
}
