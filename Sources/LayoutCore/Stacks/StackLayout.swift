// StackLayout.swift: SwiftUI's HStack and VStack as layouts: one stack, along either axis.

/// A layout of the package's own, which exports only what its children's guides combine to.
protocol CombiningLayout: Layout {}

/// A layout that aligns its subviews on guides.
protocol AligningLayout: Layout { var alignmentKeys: [AlignmentKey] { get } }

/// A row or a column.
protocol StackLayout: CombiningLayout, AligningLayout where Cache == StackCache {
    static var axis: Axis { get }
    var guide: AlignmentKey { get }
    var spacing: CGFloat? { get }
}

extension StackLayout {
    var engine: StackEngine { StackEngine(axis: Self.axis, alignment: guide, spacing: spacing) }
    var alignmentKeys: [AlignmentKey] { [guide] }

    /// A stack of its direction.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }

    /// Works out the gaps.
    public func makeCache(subviews: Subviews) -> StackCache { engine.makeCache(subviews) }

    /// The outer subviews' distances along the stack, all subviews' across it.
    public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing { engine.preference(of: subviews) }

    /// The sum of the lengths that the subviews answer, and of the gaps.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
        engine.size(of: subviews, for: proposal, &cache)
    }

    /// Places the subviews one after the other.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) {
        engine.place(subviews, in: bounds, for: proposal, &cache)
    }
}

/// A layout that puts its subviews in a row.
public struct HStackLayout: Layout, StackLayout {
    static var axis: Axis { .horizontal }
    /// The guide on which the subviews are aligned with each other.
    public var alignment: VerticalAlignment
    /// The distance between neighbours, in points; `nil` for what they prefer.
    public var spacing: CGFloat?
    var guide: AlignmentKey { alignment.key }

    /// Makes the layout.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}

/// A layout that puts its subviews in a column.
public struct VStackLayout: Layout, StackLayout {
    static var axis: Axis { .vertical }
    /// The guide on which the subviews are aligned with each other.
    public var alignment: HorizontalAlignment
    /// The distance between neighbours, in points; `nil` for what they prefer.
    public var spacing: CGFloat?
    var guide: AlignmentKey { alignment.key }

    /// Makes the layout.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}
