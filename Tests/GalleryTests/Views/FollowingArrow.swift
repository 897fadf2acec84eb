// FollowingArrow.swift: an arrow in one column follows the selected row of a list in another.

import PlumbViews

private enum SelectionGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
}

extension VerticalAlignment {
    /// The middle of what is selected; the middle of a view in which nothing is.
    static let selection = VerticalAlignment(SelectionGuide.self)
}

/// The stops of a line, and an arrow at the next one.
struct FollowingArrow: View {
    private struct Stop {
        let name: String
        var note: String?
    }

    private let stops = [
        Stop(name: "Central Station"), Stop(name: "Botanical Garden", note: "change for the ferry"),
        Stop(name: "University"), Stop(name: "Riverside", note: "lift out of order"), Stop(name: "Airport"),
    ]

    @State private var selected = 1

    var body: some View {
        HStack(alignment: .selection, spacing: 12) {
            VStack(spacing: 6) {
                Text("next").font(.caption).foregroundColor(.secondary).id("caption")
                arrow.alignmentGuide(.selection) { $0[VerticalAlignment.center] }
            }
            VStack(alignment: .leading, spacing: 8) {
                ForEach(stops.indices, id: \.self) { index in
                    if index == selected {
                        row(index).alignmentGuide(.selection) { $0[VerticalAlignment.center] }
                    } else {
                        row(index)
                    }
                }
            }
            .id("stops")
        }
        .padding(20)
        .background(Color.white)
    }

    private var arrow: some View {
        // The head is made of slices that overlap by half.
        HStack(spacing: -0.5) {
            Capsule().frame(width: 10, height: 4)
            ForEach(0..<18, id: \.self) { slice in
                Rectangle().frame(width: 1, height: 18 - CGFloat(slice))
            }
        }
        .foregroundColor(.white)
        .frame(width: 36, height: 36)
        .background(Color.indigo, in: Circle())
        .id("arrow")
    }

    private func row(_ index: Int) -> some View {
        VStack(alignment: .leading, spacing: 3) {
            Text(stops[index].name).font(.callout)
            if let note = stops[index].note {
                Text(note).font(.caption).foregroundColor(.secondary)
            }
        }
        .padding(.horizontal, 14)
        .padding(.vertical, 10)
        .frame(width: 190, alignment: .leading)
        .background(
            index == selected ? Color.indigo.opacity(0.16) : Color(white: 0.95),
            in: RoundedRectangle(cornerRadius: 10)
        )
        .onTapGesture { withAnimation { selected = index } }
        .id(index)
    }
}

struct FollowingArrow_Previews: PreviewProvider {
    static var previews: some View { FollowingArrow() }
}
