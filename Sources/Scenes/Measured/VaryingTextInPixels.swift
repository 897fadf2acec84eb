// VaryingTextInPixels.swift: texts that no display of pixels shows.  Lengths in points.

import Rows

/// A text whose size varies on a display of pixels: what is rounded up to whole ones is not linear.
package struct VaryingTextInPixels: Error, Equatable, CustomStringConvertible {
    /// The pixels in a point.
    package let displayScale: Double
    /// The text's name in the scene, if it has one.
    package let id: String?

    /// What is wrong, and what would be right.
    package var description: String {
        """
        the size of a text\(id.map { " (\"\($0)\")" } ?? "") varies, and what it takes is rounded up to whole pixels, \
        \(displayScale.shortest) in a point; "displayScale": "infinity" rounds nothing
        """
    }
}
