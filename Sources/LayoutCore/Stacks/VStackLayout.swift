// VStackLayout.swift: SwiftUI's VStack as a layout.

public import Foundation

/// A layout that puts its subviews in a column.
public struct VStackLayout: CombiningLayout {
    /// The guide on which the subviews are aligned with each other.
    public var alignment: HorizontalAlignment
    /// The distance between neighbours, in points; `nil` for what they prefer.
    public var spacing: CGFloat?

    /// Makes the layout.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// What the stack works out once for given subviews.
    public struct Cache {
        var stack: StackCache
    }

    var engine: StackEngine { StackEngine(axis: .vertical, alignment: alignment.key, spacing: spacing) }

    /// A stack of its direction.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    /// Works out the gaps.
    public func makeCache(subviews: Subviews) -> Cache { Cache(stack: engine.makeCache(subviews)) }

    /// The outer subviews' distances along the stack, all subviews' across it.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { engine.preference(of: subviews) }

    /// The sum of the lengths that the subviews answer, and of the gaps.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        engine.size(of: subviews, for: proposal, &cache.stack)
    }

    /// Places the subviews one after the other.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        engine.place(subviews, in: bounds, for: proposal, &cache.stack)
    }
}

extension VStackLayout: StackLayout {
    var alignmentKeys: [AlignmentKey] { [alignment.key] }
}

extension VStackLayout.Cache: StackLayoutCache {}
