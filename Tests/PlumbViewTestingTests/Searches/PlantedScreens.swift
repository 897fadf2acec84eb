// PlantedScreens.swift: screens with one fault each, of which arithmetic says where it begins and ends.

import PlumbViews

/// Two columns of 200 with a gap, from a width on; by default whoever wrote it has forgotten the gap.
struct TwoColumns: Layout {
    static let column: CGFloat = 200
    var least: CGFloat = 402
    var gap: CGFloat = 8

    private func columns(_ width: CGFloat?) -> Int { width ?? .infinity >= least ? 2 : 1 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let columns = columns(proposal.width)
        let rows = (subviews.count + columns - 1) / columns
        return CGSize(
            width: CGFloat(columns) * Self.column + CGFloat(columns - 1) * gap, height: CGFloat(rows) * 50)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let columns = columns(proposal.width)
        for (index, subview) in subviews.enumerated() {
            let x = CGFloat(index % columns) * (Self.column + gap)
            subview.place(
                at: CGPoint(x: bounds.minX + x, y: bounds.minY + CGFloat(index / columns) * 50),
                proposal: ProposedViewSize(width: Self.column, height: 50))
        }
    }
}

/// A badge of 20 at the leading edge, which turns round by itself what is turned round anyway.
struct LeadingBadge: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: proposal.width ?? 100, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let isTurned = subviews.layoutDirection == .rightToLeft
        for subview in subviews {
            let x = isTurned ? bounds.maxX - 20 : bounds.minX
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: 20, height: 20))
        }
    }
}

/// A title of one line beside a switch of 30.
struct SettingsRow: View {
    let title: String

    var body: some View {
        HStack(spacing: 0) {
            Text(verbatim: title).lineLimit(1).id("title")
            Spacer(minLength: 0)
            Color.green.frame(width: 30, height: 44)
        }
    }
}
