// ScreenPart.swift: what a view of a scene is to the program of its screen.  Lengths in points.

package import LayoutCore
import Rows

/// What a view is to the program of a screen: something with a frame, or a property of the one view inside it.
package struct ScreenPart: Sendable {
    /// A guide that a view was given.
    package struct Guide: Sendable, Equatable {
        let key: GuideKey
        let expression: GuideExpression
    }

    /// What has the frame; `nil` for a property.
    let kind: Screen.Kind?
    /// What it is called where it stands in the screen.
    let name: String
    /// The distances that a leaf prefers to its neighbours; those of containers follow from what is inside.
    let spacing: ViewSpacing
    /// The tier within the container, if it is another than the view's own.
    package var priority: Double?
    /// Guides for the view, innermost first.
    package var guides: [Guide] = []

    /// A view with a frame.
    package init(_ kind: Screen.Kind, name: String? = nil, spacing: ViewSpacing = ViewSpacing()) {
        self.kind = kind
        self.name = name ?? kind.name
        self.spacing = spacing
    }

    /// A property, to be filled in.
    package init() {
        kind = nil
        name = ""
        spacing = ViewSpacing()
    }
}

/// Where a view stands in a screen.
package struct ScreenPlace {
    /// The container, by index.
    let parent: Int?
    /// The kinds and places of the views around, such as `hstack/1/`.
    package private(set) var path: String
    /// How many containers, and how many views of the scene, lie above.
    let depth, level: Int
    /// The direction of the stack around, by which a spacer orients itself.
    package let orientation: Axis?

    /// The place of the root.
    static let root = ScreenPlace(parent: nil, path: "", depth: 0, level: 0, orientation: nil)

    /// The place of a view of a name.
    package func named(_ name: String) -> ScreenPlace {
        var place = self
        place.path += name
        return place
    }

    /// The place of the view that a property is about.
    var inner: ScreenPlace {
        ScreenPlace(parent: parent, path: path, depth: depth, level: level + 1, orientation: orientation)
    }

    /// The place of one of the views inside.
    func child(_ place: Int, of index: Int, named name: String, within orientation: Axis?) -> ScreenPlace {
        ScreenPlace(
            parent: index, path: "\(path)\(name)/\(place)/", depth: depth + 1, level: level + 1,
            orientation: orientation)
    }

    /// Refuses what is no finite length.
    package func check(_ length: Double, _ name: String) throws(ScreenError) {
        try check(length, name, in: 0...Limits.length)
    }

    func check(_ value: Double, _ name: String, in range: ClosedRange<Double>) throws(ScreenError) {
        guard range.contains(value) else {
            throw ScreenError(.outOfRange(name, value: value, allowed: range.words), at: path)
        }
    }

    /// The error for a view that does not answer an offer with the offer brought into a range.
    package func hasNoRange(_ kind: String) -> ScreenError { ScreenError(.noRange(kind), at: "") }
}
