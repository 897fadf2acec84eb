// MonthCalendarByCorners.swift: the same year, with a border between two corner points of the selected month.

import PlumbViews

private struct Corners {
    var topLeading: Anchor<CGPoint>? = nil
    var bottomTrailing: Anchor<CGPoint>? = nil
}

private struct SelectedCorners: PreferenceKey {
    static var defaultValue = Corners()

    static func reduce(value: inout Corners, nextValue: () -> Corners) {
        let next = nextValue()
        value.topLeading = value.topLeading ?? next.topLeading
        value.bottomTrailing = value.bottomTrailing ?? next.bottomTrailing
    }
}

/// A year with a border around its selected month.
struct MonthCalendarByCorners: View {
    @State private var selected = 8

    var body: some View {
        MonthRows(selected: selected) { month, name in
            name
                .anchorPreference(key: SelectedCorners.self, value: .topLeading) { point in
                    Corners(topLeading: month == selected ? point : nil)
                }
                .transformAnchorPreference(key: SelectedCorners.self, value: .bottomTrailing) { corners, point in
                    if month == selected { corners.bottomTrailing = point }
                }
                .frame(width: 112, height: 44)
                .background(Color(white: 0.955), in: RoundedRectangle(cornerRadius: 10))
                .onTapGesture { withAnimation { selected = month } }
                .id(month)
        }
        .overlayPreferenceValue(SelectedCorners.self) { corners in
            GeometryReader { proxy in border(corners, proxy) }
        }
        .padding(20)
        .background(Color.white)
    }

    @ViewBuilder private func border(_ corners: Corners, _ proxy: GeometryProxy) -> some View {
        if let first = corners.topLeading, let last = corners.bottomTrailing {
            Capsule()
                .strokeBorder(Color.orange, lineWidth: 3)
                .frame(width: proxy[last].x - proxy[first].x, height: proxy[last].y - proxy[first].y)
                .id("border")
                .offset(x: proxy[first].x, y: proxy[first].y)
        }
    }
}

struct MonthCalendarByCorners_Previews: PreviewProvider {
    static var previews: some View { MonthCalendarByCorners() }
}
