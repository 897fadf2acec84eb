// TabBar.swift: the bar of a tab view, an item for each view.  Lengths in points.

/// The items of a tab view in equal parts of a bar, of which one is chosen.
struct TabBar: View {
    let items: [TabItem]
    let chosen: Int
    @Environment(\.barSizes) private var sizes

    /// The distance of the ground of iOS 26 from the sides, its height, and its room around the items: with these items are
    /// 54 high and begin 4 below the top, as XCUITest printed them.
    private static let glass = (margin: 21 as CGFloat, height: 62 as CGFloat, inset: 4 as CGFloat)

    var body: some View {
        if sizes.hasGlass {
            row.padding(Self.glass.inset).frame(height: Self.glass.height)
                .background { Capsule().fill(Color(.secondarySystemBackground)) }
                .padding(.horizontal, Self.glass.margin)
                .frame(height: sizes.tabBar, alignment: .top)
                .asBar("TabBar")
        } else {
            row.frame(height: sizes.tabBar).background { BarGround() }.asBar("TabBar")
        }
    }

    private var row: some View {
        HStack(spacing: 0) {
            ForEach(items.indices, id: \.self) { index in
                items[index].button(
                    isChosen: index == chosen,
                    items[index].label.foregroundStyle(index == chosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.gray))
                        .frame(maxWidth: .infinity, maxHeight: .infinity))
            }
        }
    }
}
