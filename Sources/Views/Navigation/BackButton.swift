// BackButton.swift: the buttons before the items of a bar: the way back, and the way to hidden columns.  Lengths in points.
//
// Source: Flutter, `packages/flutter/lib/src/cupertino/nav_bar.dart`: the arrow stands 8 from the side, the title 6 after it, 50 are taken
// at least; for a title of over 12 characters stands "Back", by which the button is heard.  On iOS 26 the arrow stands alone on a
// round ground of 44 by 44 (XCUITest's trees, see BarSizes.swift).

/// The button that closes a pushed view.
struct BackButton: View {
    let back: WayBack
    @Environment(\.barSizes) private var sizes

    /// The distance from the side, the room between arrow and title, the least width, and the most characters.
    private static let side: CGFloat = 8, gap: CGFloat = 6, least: CGFloat = 50, longest = 12

    @ViewBuilder var body: some View {
        if sizes.hasGlass {
            RoundButton(name: "Back", symbol: "chevron.backward", action: back.close)
        } else {
            Button(action: back.close) {
                HStack(spacing: Self.gap) {
                    Image(systemName: "chevron.backward").font(.system(size: 17, weight: .semibold))
                    label.lineLimit(1)
                }
                .frame(minWidth: Self.least, alignment: .leading)
            }
            .accessibilityLabel("Back").environment(\.isInBar, true)
            .padding(.leading, Self.side - sizes.margin)
        }
    }

    private var label: Text {
        guard let title = back.title, title.characters.count <= Self.longest else { return Text("Back") }
        return title
    }
}

/// The button that shows the columns before.
struct ColumnsButton: View {
    let show: () -> Void
    @Environment(\.barSizes) private var sizes

    @ViewBuilder var body: some View {
        if sizes.hasGlass {
            RoundButton(name: "Show Sidebar", symbol: "sidebar.leading", action: show)
        } else {
            Button(action: show) { Image(systemName: "sidebar.leading") }
                .accessibilityLabel("Show Sidebar").environment(\.isInBar, true)
        }
    }
}

/// A symbol on the round ground of iOS 26.
private struct RoundButton: View {
    let name: String
    let symbol: String
    let action: () -> Void

    var body: some View {
        Button(action: action) { Image(systemName: symbol).frame(width: 44, height: 44) }
            .accessibilityLabel(name).environment(\.isInBar, true)
            .background { Circle().fill(Color.gray.opacity(0.12)) }
    }
}
