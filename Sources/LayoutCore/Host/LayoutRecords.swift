// LayoutRecords.swift: the list of what was placed, made when somebody reads it.  Frames in points, in the root's
// coordinates.

/// A view as it was placed.
struct LayoutRecord {
    let face: NodeFace
    let frame: CGRect
    let proposal: ProposedViewSize
    /// The position after the last view inside.
    var end: Int
    /// The lines on which its children are aligned.
    let guideLines: [LayoutGuideLine]

    /// What would be shown with the view and is left out.
    var leftOut: [LayoutDiagnostic] {
        guard let whereCut = face.leftOutWhereCut, isTruncated else { return face.leftOut }
        return face.leftOut + [whereCut]
    }

    /// Whether some of a text is left out.
    var isTruncated: Bool { face.picture.content?.metrics(for: proposal).isTruncated ?? false }
}

/// The views of a layout as they were placed, each before what is inside it.
///
/// Many layouts are never read as a whole, so the list is made when it is first read, or before the nodes are placed anew.
final class LayoutRecords {
    private var root: Node?
    private var made: [LayoutRecord] = []

    /// The records of what is placed in a root's node.
    init(of root: Node) { self.root = root }

    /// The records.
    var all: [LayoutRecord] {
        make()
        return made
    }

    /// Makes the list, which no later layout changes.
    func make() {
        guard let root else { return }
        root.record(into: &made, in: nil)
        self.root = nil
    }
}

extension Node {
    fileprivate func record(into records: inout [LayoutRecord], in around: ViewIdentity?) {
        let index = records.count
        if face.bodies == nil { face.bodies = identity.bodies(below: around) }
        records.append(
            LayoutRecord(face: face, frame: frame, proposal: placedProposal, end: index + 1, guideLines: guideLines))
        guard !placedChildren.isEmpty else { return }
        for child in placedChildren { child.record(into: &records, in: identity) }
        records[index].end = records.count
    }

    /// The lines of a container with two children or more: where the guides of its first child lie.
    private var guideLines: [LayoutGuideLine] {
        guard placedChildren.count > 1, let child = placedChildren.first else { return [] }
        return alignmentKeys.compactMap { key in
            let guide = child.dimensions(in: child.placedProposal)[key]
            let position: CGFloat
            switch key.axis {
            case .vertical: position = child.frame.minY + guide
            case .horizontal: position = isRightToLeft ? child.frame.maxX - guide : child.frame.minX + guide
            }
            return position.isFinite ? LayoutGuideLine(axis: key.axis, position: position) : nil
        }
    }
}
