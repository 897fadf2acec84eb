// GreedyRule.swift: SwiftUI's rule for stacks of views.  Lengths in points.

package import Foundation
internal import Rows

/// SwiftUI's rule: the least flexible child first, an equal share of what is left, no child asked again.
package struct GreedyRule: StackRule {
    /// Makes the rule; it has no settings.
    package init() {}

    /// Offers every child an equal share of what the earlier ones left; the result may overflow although a fit exists.
    ///
    /// - Complexity: O(*n* log *n*) beside the answers of the children, which are asked lazily.
    package func offers(to children: [StackChild], gaps: [CGFloat], in length: CGFloat?) -> [CGFloat?] {
        var offers = [CGFloat?](repeating: length, count: children.count)
        guard let length, length != .infinity else { return offers }
        SwiftUIRule.ask(
            priorities: children.map(\.priority), room: Double(length - gaps.reduce(0, +)),
            minimum: { Double(children[$0].minimum) }, maximum: { Double(children[$0].maximum) }
        ) { child, share in
            let offer = max(CGFloat(share), 0)
            offers[child] = offer
            return Double(children[child].length(offered: offer))
        }
        return offers
    }
}
