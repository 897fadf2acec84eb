// Wheel.swift: choices on a wheel that turns.  Lengths in points, angles in radians.
//
// Source of the numbers: Flutter, `packages/flutter/lib/src/cupertino/picker.dart` and `date_picker.dart`, "eyeballed values
// comparing with a native picker": rows of 32 in a wheel of 216, whose diameter is 1.07 times its height; rows are squeezed by 1.45,
// those beside the chosen one have an opacity of 0.447; a ground with corners of 8 stands 9 from the sides.

/// A wheel of views, the chosen one in its middle, with as many on both sides as are seen.
struct Wheel: View {
    let rows: [AnyView]
    let chosen: Int
    var hasGround = true
    @Environment(\.controlSizes) private var sizes

    var body: some View {
        let turn = WheelTurn(height: sizes.wheel.height, row: sizes.wheelRow)
        ZStack {
            if hasGround { WheelGround() }
            ForEach(turn.seen(around: chosen, of: rows.count), id: \.self) { index in
                let place = turn.place(of: index - chosen)
                rows[index].frame(height: sizes.wheelRow)
                    .scaleEffect(x: 1, y: place.scale).offset(y: place.offset)
                    .opacity(index == chosen ? 1 : 0.447)
                    .accessibilityHidden(index != chosen)
            }
        }
        .frame(idealWidth: sizes.wheel.width, maxWidth: .infinity).frame(height: sizes.wheel.height)
        .clipped()
        .named("Wheel")
    }
}

extension View {
    /// The views as rows of a wheel, in the size of Flutter's `pickerTextStyle`.
    func asWheelRows() -> AnyView { AnyView(font(.system(size: 21)).lineLimit(1)) }
}

/// The ground of the chosen row.
struct WheelGround: View {
    @Environment(\.controlSizes) private var sizes

    var body: some View {
        RoundedRectangle(cornerRadius: 8).fill(Color(.tertiarySystemFill)).frame(height: sizes.wheelRow)
            .padding(.horizontal, 9)
    }
}

/// Where the rows of a wheel are seen.
struct WheelTurn {
    let height: CGFloat
    let row: CGFloat

    /// The diameter by the height, how much closer rows are than on a plain wheel, and what makes far rows smaller.
    private static let diameter: CGFloat = 1.07, squeeze: CGFloat = 1.45, perspective: CGFloat = 0.003

    /// The rows of which some is seen, by their positions.
    func seen(around chosen: Int, of count: Int) -> [Int] {
        let share = height > 0 && row > 0 ? height * Self.squeeze / 2 / row : 0
        let most = share < CGFloat(count) ? Int(share) : count
        let (first, end) = (max(0, chosen - most), min(count, chosen + most + 1))
        return first < end ? Array(first..<end) : []
    }

    /// How far below the middle a row is seen that stands so many after the chosen one, and by how much it is lower than that.
    func place(of position: Int) -> (offset: CGFloat, scale: CGFloat) {
        guard height > 0 else { return (0, 1) }
        let angle = CGFloat(position) * row / height * 2 * asin(1 / Self.diameter) / Self.squeeze
        let radius = height * Self.diameter / 2
        let distance = 1 + Self.perspective * radius * (1 - cos(angle))
        return (radius * sin(angle) / distance, cos(angle) / distance)
    }
}
