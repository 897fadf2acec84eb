// LayoutTree.swift: where everything is.  Frames in points, in the root's coordinates, unrounded.

/// Where every view is, after a layout.
///
/// One list of all elements, each before what is inside it; later layouts change nothing in it.
public struct LayoutTree {
    let records: [Record]
    /// Misuse that the layout survived.
    public let diagnostics: [LayoutDiagnostic]
    /// How much work the layout was.
    public let statistics: LayoutStatistics

    /// A view as it was placed.
    struct Record {
        let face: NodeFace
        let frame: CGRect
        let proposal: ProposedViewSize
        /// The position after the last element inside.
        var end: Int
        /// The lines on which its children are aligned.
        let guideLines: [GuideLine]
    }

    /// The root view; its frame begins at (0, 0).
    public var root: Element { Element(records: records, index: 0) }

    /// The root's size, in points.
    public var size: CGSize { records[0].frame.size }

    /// A line on which a container aligns its children: upright where their x is aligned, level where their y is.
    public struct GuideLine: Hashable, Sendable {
        /// The direction along which the line's place is measured.
        public let axis: Axis
        /// Where the line lies, in points, in the root's coordinates.
        public let position: CGFloat
    }

    /// All elements, each before what is inside it.
    public var elements: [Element] { records.indices.map { Element(records: records, index: $0) } }

    /// The first element with an id.
    public func element(id: some Hashable) -> Element? { root.first { $0.identifiers.contains(AnyHashable(id)) } }

    /// The frame of the first element with an id, in points.
    public func frame(id: some Hashable) -> CGRect? { element(id: id)?.frame }
}

extension LayoutTree {
    /// What is placed in a root's node.
    init(of root: Node, diagnostics: [LayoutDiagnostic], statistics: LayoutStatistics) {
        var records: [Record] = []
        root.record(into: &records)
        (self.records, self.diagnostics, self.statistics) = (records, diagnostics, statistics)
    }
}

extension Node {
    fileprivate func record(into records: inout [LayoutTree.Record]) {
        let index = records.count
        records.append(
            LayoutTree.Record(
                face: face, frame: frame, proposal: placedProposal, end: index + 1, guideLines: guideLines))
        guard !placedChildren.isEmpty else { return }
        for child in placedChildren { child.record(into: &records) }
        records[index].end = records.count
    }

    /// The lines of a container with two children or more: where the guides of its first child lie.
    private var guideLines: [LayoutTree.GuideLine] {
        guard placedChildren.count > 1, let child = placedChildren.first else { return [] }
        return alignmentKeys.compactMap { key in
            let guide = child.dimensions(in: child.placedProposal)[key]
            let position: CGFloat
            switch key.axis {
            case .vertical: position = child.frame.minY + guide
            case .horizontal: position = isRightToLeft ? child.frame.maxX - guide : child.frame.minX + guide
            }
            return position.isFinite ? LayoutTree.GuideLine(axis: key.axis, position: position) : nil
        }
    }
}
