// SignpostBoard.swift: boards left and right of a pole; each board says by a layout value on which side it hangs.

import PlumbViews

/// The side of the pole on which a board hangs.
public enum PoleSide {
    /// Left of it, or right where lines run right to left.
    case left
    /// Right of it, or left where lines run right to left.
    case right
}

private struct PoleSideKey: LayoutValueKey {
    static var defaultValue = PoleSide.right
}

extension View {
    /// Hangs the view on a side of the signpost around it.
    public func hangs(_ side: PoleSide) -> some View { layoutValue(key: PoleSideKey.self, value: side) }
}

private enum PoleGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

extension HorizontalAlignment {
    /// The middle of the pole; the middle of a view without one.
    public static let pole = HorizontalAlignment(PoleGuide.self)
}

/// Hangs boards in their ideal sizes left and right of a pole.
///
/// A board hangs `gap` below the last one on its side, or lower: at least `step` below the top of the board before it.
public struct Signpost: Layout {
    /// The room between the sides, in points.
    public var poleWidth: CGFloat
    /// The least distance between boards of one side, in points.
    public var gap: CGFloat
    /// How much lower than the board before it a board hangs at least, in points.
    public var step: CGFloat

    /// Makes the layout.
    public init(poleWidth: CGFloat = 12, gap: CGFloat = 8, step: CGFloat = 28) {
        self.poleWidth = poleWidth
        self.gap = gap
        self.step = step
    }

    /// The size under a proposal, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(
            width: reach(.left, subviews) + poleWidth + reach(.right, subviews),
            height: rows(subviews).map(\.bottom).max() ?? 0)
    }

    /// Places the subviews.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let pole = bounds.minX + reach(.left, subviews) + poleWidth / 2
        for (subview, row) in zip(subviews, rows(subviews)) {
            switch subview[PoleSideKey.self] {
            case .left:
                let corner = CGPoint(x: pole - poleWidth / 2, y: bounds.minY + row.top)
                subview.place(at: corner, anchor: .topTrailing, proposal: .unspecified)
            case .right:
                let corner = CGPoint(x: pole + poleWidth / 2, y: bounds.minY + row.top)
                subview.place(at: corner, anchor: .topLeading, proposal: .unspecified)
            }
        }
    }

    /// Where the pole stands.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guide == .pole ? bounds.minX + reach(.left, subviews) + poleWidth / 2 : nil
    }

    /// The width of the widest board on a side.
    private func reach(_ side: PoleSide, _ subviews: Subviews) -> CGFloat {
        subviews.filter { $0[PoleSideKey.self] == side }.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    }

    /// The upper and lower ends of the boards.
    private func rows(_ subviews: Subviews) -> [(top: CGFloat, bottom: CGFloat)] {
        var rows: [(top: CGFloat, bottom: CGFloat)] = []
        var bottoms: [PoleSide: CGFloat] = [:]
        for subview in subviews {
            let side = subview[PoleSideKey.self]
            let top = max(bottoms[side].map { $0 + gap } ?? 0, rows.last.map { $0.top + step } ?? 0)
            rows.append((top, top + subview.sizeThatFits(.unspecified).height))
            bottoms[side] = rows.last?.bottom
        }
        return rows
    }
}

/// One board: where to, and how far.
private struct Board: View {
    let place: String
    let distance: String
    let color: Color

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(place).font(.headline)
            Text(distance).font(.caption)
        }
        .foregroundColor(.white)
        .padding(.horizontal, 18)
        .padding(.vertical, 8)
        .background(color, in: RoundedRectangle(cornerRadius: 6))
    }
}

/// A signpost at a harbour.
public struct SignpostBoard: View {
    /// The signpost.
    public init() {}

    private let blue = Color(red: 0.11, green: 0.32, blue: 0.53)
    private let green = Color(red: 0.16, green: 0.44, blue: 0.33)
    private let rust = Color(red: 0.70, green: 0.31, blue: 0.17)
    private let wood = LinearGradient(
        colors: [Color(red: 0.55, green: 0.38, blue: 0.24), Color(red: 0.36, green: 0.23, blue: 0.14)],
        startPoint: .leading, endPoint: .trailing)

    /// The boards below a knob, in front of a pole.
    public var body: some View {
        VStack(alignment: .pole, spacing: 0) {
            Circle().fill(rust).frame(width: 24, height: 24).id("knob")
            Signpost {
                Board(place: "Harbour", distance: "200 m", color: blue).id("Harbour").hangs(.right)
                Board(place: "Old Town", distance: "650 m", color: green).id("Old Town").hangs(.left)
                Board(place: "Lighthouse", distance: "3.5 km", color: blue).id("Lighthouse").hangs(.right)
                Board(place: "Mill", distance: "1.2 km", color: rust).id("Mill").hangs(.left)
                Board(place: "Market Hall", distance: "800 m", color: green).id("Market Hall").hangs(.left)
                Board(place: "Ferry", distance: "every hour", color: blue).id("Ferry").hangs(.right)
            }
            .padding(.top, 12)
            .padding(.bottom, 48)
            .id("boards")
        }
        .background(alignment: Alignment(horizontal: .pole, vertical: .bottom)) {
            Rectangle().fill(wood).frame(width: 12).padding(.top, 12).id("pole")
        }
        .padding(.horizontal, 32)
        .padding(.top, 24)
        .background(
            LinearGradient(
                colors: [Color(red: 0.80, green: 0.90, blue: 0.97), Color(red: 0.96, green: 0.97, blue: 0.94)],
                startPoint: .top, endPoint: .bottom))
    }
}

struct SignpostBoard_Previews: PreviewProvider {
    static var previews: some View { SignpostBoard() }
}
