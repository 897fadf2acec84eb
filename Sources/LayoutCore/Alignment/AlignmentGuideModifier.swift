// AlignmentGuideModifier.swift: explicit values of guides.

/// A view with an explicit value for one guide.  Its own closure sees the guides set further inside.
final class GuideNode: TransparentNode {
    private let key: AlignmentKey
    private let value: (ViewDimensions) -> CGFloat

    init(_ context: BuildContext, _ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat, _ child: Node) {
        (self.key, self.value) = (key, value)
        super.init(context, child, guideMask: key.mask)
    }

    override var kind: String { "alignmentGuide" }

    override func computeGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard key == self.key else { return child.explicitGuide(key, for: proposal) }
        identity.relink()
        return value(child.dimensions(in: proposal))
    }
}

extension View {
    /// Gives the view an explicit value for a horizontal guide, in points from its leading side.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modified { GuideNode($1, guide.key, computeValue, $0) }
    }

    /// Gives the view an explicit value for a vertical guide, in points from its top.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modified { GuideNode($1, guide.key, computeValue, $0) }
    }
}
