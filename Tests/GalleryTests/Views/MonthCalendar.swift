// MonthCalendar.swift: the months of a year in rows; the selected one hands its rectangle up, and a border follows.

import PlumbViews

private struct SelectedMonth: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? = nil

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

/// A year whose selected month stands in front of a rounded rectangle.
struct MonthCalendar: View {
    @State private var selected = 4

    var body: some View {
        MonthRows(selected: selected) { month, name in
            name
                .anchorPreference(key: SelectedMonth.self, value: .bounds) { month == selected ? $0 : nil }
                .frame(width: 112, height: 44)
                .contentShape(Rectangle())
                .onTapGesture { withAnimation { selected = month } }
                .id(month)
        }
        .backgroundPreferenceValue(SelectedMonth.self) { anchor in
            GeometryReader { proxy in
                if let anchor = anchor {
                    RoundedRectangle(cornerRadius: 8)
                        .fill(Color.blue.opacity(0.12))
                        .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(Color.blue, lineWidth: 2))
                        .frame(width: proxy[anchor].width, height: proxy[anchor].height)
                        .id("border")
                        .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
                }
            }
        }
        .padding(20)
        .background(Color.white)
    }
}

struct MonthCalendar_Previews: PreviewProvider {
    static var previews: some View { MonthCalendar() }
}
