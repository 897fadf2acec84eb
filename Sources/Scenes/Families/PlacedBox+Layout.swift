// PlacedBox+Layout.swift: boxes where they stand, as measures from outside see them.  Lengths in points.

package import Boxes
package import Families
package import Rows

extension Array {
    /// The boxes by their sides.
    package func layout<Value: Number>() -> PlacedLayout<Value> where Element == PlacedBox<Value> {
        PlacedLayout(
            map { box in
                PlacedLayout.View(
                    id: box.box.id, left: box.origin[.horizontal], right: box.end(.horizontal),
                    top: box.origin[.vertical], bottom: box.end(.vertical), container: box.surroundings)
            })
    }
}
