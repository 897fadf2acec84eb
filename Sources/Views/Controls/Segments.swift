// Segments.swift: choices side by side.  Lengths in points.

/// Choices side by side, the chosen one on a ground of its own.
struct Segments: View {
    let choices: [Subview]
    let chosen: Int
    let choose: (Int) -> Void
    @Environment(\.controlSizes) private var sizes
    @Environment(\.layoutDirection) private var direction

    /// The colour under the chosen one.
    private static let ground = Color(rgb: 0xFFFFFF, dark: 0x636366)

    var body: some View {
        SegmentsLayout(height: sizes.segments, inset: sizes.segmentInset) {
            ForEach(choices.indices, id: \.self) { index in
                choices[index].frame(maxWidth: .infinity, maxHeight: .infinity)
                    .said { $0.traits.formUnion(index == chosen ? [.isButton, .isSelected] : .isButton) }
            }
        }
        .background { ground }
        .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 8))
        .contentShape(Rectangle())
        .onTouch(.ordinary, of: .control) { touch in
            guard touch.isTap, touch.count == 1, let position = position(of: touch) else { return nil }
            return { choose(position) }
        }
        .accessibilityElement(children: .contain)
    }

    /// Finds the segment at a touch, counted in layout order; `nil` outside of all segments.
    private func position(of touch: Touch) -> Int? {
        let share = touch.location.x / touch.size.width * CGFloat(choices.count)
        guard share >= 0, share < CGFloat(choices.count) else { return nil }
        return direction == .rightToLeft ? choices.count - 1 - Int(share) : Int(share)
    }

    /// The ground of the chosen one, a little smaller than its share of the room.
    private var ground: some View {
        HStack(spacing: 0) {
            ForEach(choices.indices, id: \.self) { index in
                RoundedRectangle(cornerRadius: 7).fill(index == chosen ? Self.ground : .clear).padding(2)
            }
        }
    }
}

/// Views side by side, all as wide as the widest or as their share of the room.
private struct SegmentsLayout: Layout {
    let height: CGFloat
    let inset: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let ideal = (widest + 2 * inset) * CGFloat(subviews.count)
        return CGSize(width: proposal.width ?? ideal, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let width = bounds.width / CGFloat(max(subviews.count, 1))
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * width, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: width, height: height))
        }
    }
}
