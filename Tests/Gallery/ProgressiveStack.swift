// ProgressiveStack.swift: a row that gives every view its minimum first and shares out only what is left.

import PlumbViews

/// Arranges views in a row: minima first, then equal increments for those that can still grow.
///
/// Views of the highest layout priority grow first; lower ones share what those leave.
public struct ProgressiveStack: Layout {
    /// The guide on which the views are aligned with each other.
    public var alignment: VerticalAlignment
    /// The distance between neighbours, in points; `nil` for what they prefer.
    public var spacing: CGFloat?

    /// Makes the layout.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// A stack of its direction.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    /// The size under a proposal, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let row = row(subviews, in: proposal)
        return CGSize(width: row.reduce(gaps(subviews).reduce(0, +)) { $0 + $1.width }, height: above(row) + below(row))
    }

    /// Places the subviews.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offers = offers(subviews, in: proposal)
        let row = row(subviews, in: proposal)
        let line = bounds.minY + above(row)
        var x = bounds.minX
        for (index, gap) in (gaps(subviews) + [0]).enumerated() where index < subviews.count {
            let point = CGPoint(x: x, y: line - row[index][alignment])
            subviews[index].place(at: point, proposal: ProposedViewSize(width: offers[index], height: proposal.height))
            x += row[index].width + gap
        }
    }

    /// The views as they answer what they are offered.
    private func row(_ subviews: Subviews, in proposal: ProposedViewSize) -> [ViewDimensions] {
        zip(subviews, offers(subviews, in: proposal)).map { subview, width in
            subview.dimensions(in: ProposedViewSize(width: width, height: proposal.height))
        }
    }

    /// How far the row reaches above the line on which the guides lie; the line itself counts.
    private func above(_ row: [ViewDimensions]) -> CGFloat { row.map { $0[alignment] }.reduce(0, max) }

    /// How far the row reaches below that line.
    private func below(_ row: [ViewDimensions]) -> CGFloat {
        row.map { $0.height - $0[alignment] }.reduce(0, max)
    }

    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        zip(subviews, subviews.dropFirst()).map { first, second in
            spacing ?? first.spacing.distance(to: second.spacing, along: .horizontal)
        }
    }

    /// The width that each view is offered.
    private func offers(_ subviews: Subviews, in proposal: ProposedViewSize) -> [CGFloat?] {
        guard let width = proposal.width, width.isFinite else { return subviews.map { _ in proposal.width } }
        func lengths(_ width: CGFloat) -> [CGFloat] {
            subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).width }
        }
        var widths = lengths(0)
        let maxima = lengths(.infinity)
        var rest = width - gaps(subviews).reduce(0, +) - widths.reduce(0, +)
        for priority in Set(subviews.map(\.priority)).sorted(by: >) {
            let tier = subviews.indices.filter { subviews[$0].priority == priority }
            rest = grow(tier, &widths, to: maxima, by: rest)
        }
        return widths
    }

    /// Lets some views grow together until nothing is left or all have their maxima.
    ///
    /// - Returns: What is left for others.
    private func grow(_ tier: [Int], _ widths: inout [CGFloat], to maxima: [CGFloat], by room: CGFloat) -> CGFloat {
        var rest = room
        var growing = tier.filter { widths[$0] < maxima[$0] }
        while rest > 0, !growing.isEmpty {
            let increment = rest / CGFloat(growing.count)
            let full = growing.filter { maxima[$0] - widths[$0] <= increment }
            if full.isEmpty {
                for index in growing { widths[index] += increment }
                return 0
            }
            for index in full {
                rest -= maxima[index] - widths[index]
                widths[index] = maxima[index]
            }
            growing.removeAll(where: full.contains)
        }
        return rest
    }
}

/// A box that says what it can be.
private struct Flexible: View {
    let title: String
    let least: CGFloat
    let most: CGFloat
    let color: Color

    var body: some View {
        Text(title)
            .font(.footnote)
            .bold()
            .foregroundColor(.white)
            .frame(minWidth: least, maxWidth: most, minHeight: 44, maxHeight: 44)
            .background(color, in: RoundedRectangle(cornerRadius: 8))
    }
}

/// The same views in an `HStack`, which overflows, and in a `ProgressiveStack`, which fits them.
public struct ProgressiveComparison: View {
    /// The comparison.
    public init() {}

    private let teal = Color(red: 0.07, green: 0.49, blue: 0.53)
    private let plum = Color(red: 0.48, green: 0.22, blue: 0.45)
    private let amber = Color(red: 0.76, green: 0.45, blue: 0.10)

    /// Rows of 300 points under their captions.
    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            caption("HStack: half of the room, then what is needed")
            HStack(spacing: 0) { pair(0) }.modifier(Room(name: "stack"))
            caption("ProgressiveStack: minima, then equal increments")
            ProgressiveStack(spacing: 0) { pair(2) }.modifier(Room(name: "progressive"))
            caption("Priority 1 grows before priority 0")
            ProgressiveStack(spacing: 6) {
                Flexible(title: "0", least: 40, most: .infinity, color: teal).id(4)
                Flexible(title: "1, ≤ 120", least: 20, most: 120, color: plum).id(5).layoutPriority(1)
                Flexible(title: "0, ≤ 70", least: 20, most: 70, color: amber).id(6)
            }
            .modifier(Room(name: "tiers"))
            caption("On a common baseline")
            ProgressiveStack(alignment: .firstTextBaseline, spacing: 6) {
                Text("Title").font(.largeTitle).id(7)
                Text("detail").font(.footnote).foregroundColor(teal).frame(maxWidth: .infinity).id(8)
                Text("Price").font(.title2).foregroundColor(plum).id(9)
            }
            .padding(.horizontal, 12)
            .padding(.vertical, 4)
            .modifier(Room(name: "baseline"))
        }
        .padding(20)
        .frame(width: 400, alignment: .leading)
        .background(Color(red: 0.98, green: 0.97, blue: 0.95))
    }

    private func caption(_ text: String) -> some View { Text(text).font(.footnote).foregroundColor(.secondary) }

    @ViewBuilder private func pair(_ first: Int) -> some View {
        Flexible(title: "≤ 200", least: 0, most: 200, color: teal).id(first)
        Flexible(title: "≥ 200", least: 200, most: .infinity, color: plum).id(first + 1)
    }
}

/// A room of 300 points with a visible border.
private struct Room: ViewModifier {
    let name: String

    func body(content: Content) -> some View {
        content
            .id("\(name) row")
            .frame(width: 300, alignment: .leading)
            .padding(4)
            .overlay(RoundedRectangle(cornerRadius: 11).strokeBorder(Color.gray, lineWidth: 1))
            .padding(.bottom, 12)
            .id(name)
    }
}

struct ProgressiveComparison_Previews: PreviewProvider {
    static var previews: some View { ProgressiveComparison() }
}
