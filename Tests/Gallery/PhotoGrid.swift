// PhotoGrid.swift: photos in three columns; of every five, one is two cells high, right and left in turn.

import PlumbViews

/// Lays photos out in groups of five: four square cells and one of double height.
///
/// The first photo of a group is the high one; it stands at the right in the first group and changes sides with every
/// group.  The width is the one offered, if that holds the gaps; heights follow from it.
public struct PhotoGrid: Layout {
    /// The distance between cells, in points.
    public var spacing: CGFloat
    /// The width where none is offered, in points.
    public var idealWidth: CGFloat

    /// Makes the layout.
    public init(spacing: CGFloat = 6, idealWidth: CGFloat = 300) {
        self.spacing = spacing
        self.idealWidth = idealWidth
    }

    /// The size under a proposal, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        // The gaps remain where there is no room for photos.
        let width = max(proposal.width ?? idealWidth, 2 * spacing)
        let rows = CGFloat((subviews.count + 4) / 5 * 2)
        return CGSize(width: width, height: max(0, rows * (side(in: width) + spacing) - spacing))
    }

    /// Places the subviews.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let side = side(in: bounds.width)
        for (index, subview) in subviews.enumerated() {
            let (column, row, rows) = cell(index)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + CGFloat(column) * (side + spacing),
                    y: bounds.minY + CGFloat(row) * (side + spacing)),
                proposal: ProposedViewSize(width: side, height: CGFloat(rows) * (side + spacing) - spacing))
        }
    }

    /// The length of a square cell.
    private func side(in width: CGFloat) -> CGFloat { max(0, (width - 2 * spacing) / 3) }

    /// The column and row of a photo, and how many rows it fills.
    private func cell(_ index: Int) -> (column: Int, row: Int, rows: Int) {
        let (group, place) = (index / 5, index % 5)
        let isRight = group.isMultiple(of: 2)
        guard place > 0 else { return (isRight ? 2 : 0, 2 * group, 2) }
        let column = (place - 1) % 2 + (isRight ? 0 : 1)
        return (column, 2 * group + (place - 1) / 2, 1)
    }
}

/// A hill under a sky, in place of a photo.
private struct Landscape: View {
    let index: Int

    private static let skies = [0.06, 0.55, 0.60, 0.11, 0.52, 0.58, 0.03, 0.62, 0.54, 0.09]

    private var sky: Double { Self.skies[index % Self.skies.count] }
    private var hill: Double { 0.36 + 0.02 * Double(index % 7) }

    var body: some View {
        LinearGradient(
            colors: [
                Color(hue: sky, saturation: 0.50, brightness: 0.94),
                Color(hue: sky + 0.03, saturation: 0.14, brightness: 1),
            ],
            startPoint: .top, endPoint: .bottom
        )
        .overlay(alignment: index.isMultiple(of: 2) ? .topTrailing : .topLeading) {
            Circle().fill(Color.white.opacity(0.85)).frame(width: 22, height: 22).padding(14)
        }
        .overlay(alignment: .bottom) {
            Ellipse()
                .fill(Color(hue: hill, saturation: 0.36, brightness: 0.58))
                .frame(width: 170, height: 80)
                .offset(x: index.isMultiple(of: 2) ? -34 : 30, y: 38)
        }
        .overlay(alignment: .bottom) {
            Ellipse()
                .fill(Color(hue: hill + 0.04, saturation: 0.52, brightness: 0.38))
                .frame(width: 150, height: 64)
                .offset(x: index.isMultiple(of: 2) ? 44 : -40, y: 40)
        }
        .clipped()
        .cornerRadius(8)
    }
}

/// An album of landscapes.
public struct PhotoAlbum: View {
    private let count: Int

    /// An album of so many landscapes.
    public init(count: Int = 10) { self.count = count }

    /// A title above the grid.
    public var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("Coast Path").font(.title2).bold()
            Text("\(count) photos").font(.subheadline).foregroundColor(.secondary)
            PhotoGrid {
                ForEach(0..<count, id: \.self) { index in
                    Landscape(index: index).id(index)
                }
            }
            .padding(.top, 8)
        }
        .padding(16)
        .background(Color.white)
    }
}

struct PhotoAlbum_Previews: PreviewProvider {
    static var previews: some View { PhotoAlbum() }
}
