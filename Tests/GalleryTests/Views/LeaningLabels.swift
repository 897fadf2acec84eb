// LeaningLabels.swift: a column that leans, because its guide lies the farther right in a label the higher the label.

import PlumbViews

private enum LeanGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 2 * context.height }
}

extension HorizontalAlignment {
    /// Twice as far from the leading side as a view is high.
    static let lean = HorizontalAlignment(LeanGuide.self)
}

/// Labels from quiet to loud, the loud ones farther left.
struct LeaningLabels: View {
    private let words: [(word: String, size: CGFloat)] = [
        ("pianissimo", 13), ("piano", 17), ("mezzo", 22), ("forte", 28), ("fortissimo", 36),
    ]

    var body: some View {
        VStack(alignment: .lean, spacing: 6) {
            ForEach(words.indices, id: \.self) { index in
                Text(words[index].word)
                    .font(.system(size: words[index].size))
                    .foregroundColor(.white)
                    .padding(.horizontal, 22)
                    .padding(.vertical, 6)
                    .background(color(index), in: Capsule())
                    .id(words[index].word)
            }
        }
        .padding(24)
        .background(Color(red: 0.99, green: 0.96, blue: 0.93))
    }

    private func color(_ index: Int) -> Color {
        let step = Double(index)
        return Color(hue: 0.93 - 0.03 * step, saturation: 0.35 + 0.1 * step, brightness: 0.80 - 0.07 * step)
    }
}

struct LeaningLabels_Previews: PreviewProvider {
    static var previews: some View { LeaningLabels() }
}
