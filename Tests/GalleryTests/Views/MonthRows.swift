// MonthRows.swift: a year's months in four rows of three, for the calendars to dress up.

import PlumbViews

/// The months of a year under its number.
struct MonthRows<Cell: View>: View {
    let selected: Int
    let cell: (Int, MonthName) -> Cell

    init(selected: Int, @ViewBuilder cell: @escaping (Int, MonthName) -> Cell) {
        self.selected = selected
        self.cell = cell
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("2027").font(.title).bold().padding(.leading, 12).id("year")
            VStack(spacing: 4) {
                ForEach(0..<4, id: \.self) { row in
                    HStack(spacing: 4) {
                        ForEach(0..<3, id: \.self) { column in
                            let month = 3 * row + column
                            cell(month, MonthName(month: month, isSelected: month == selected))
                        }
                    }
                }
            }
        }
    }
}

/// A month's name with the room that a border needs.
struct MonthName: View {
    private static let names = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
    ]

    let month: Int
    let isSelected: Bool

    var body: some View {
        Text(Self.names[month])
            .font(.subheadline)
            .foregroundColor(isSelected ? .black : Color(white: 0.35))
            .padding(.horizontal, 14)
            .padding(.vertical, 7)
    }
}
