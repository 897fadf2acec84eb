// ScreenArrangement+Distance.swift: how far two answers to a screen are apart.

import LayoutCore
package import Scenes

extension ScreenArrangement {
    /// The largest difference of a size or an origin from another answer's, in points.
    package func distance(to other: ScreenArrangement) -> Double {
        zip(sizes + origins, other.sizes + other.origins).reduce(0) { largest, pair in
            Axis.allCases.reduce(largest) { max($0, abs(pair.0[$1] - pair.1[$1])) }
        }
    }
}
