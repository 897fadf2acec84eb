// ListGround.swift: what is drawn behind the rows of a list.  Lengths in points, in the coordinates of the rows.

/// Where the grounds of a list and the lines between its rows are; the layout of the rows writes it, pictures read it.
final class ListFigure {
    /// The grounds of sections.
    var cards: [CGRect] = []
    /// The lines between rows.
    var lines: [CGRect] = []
}

/// Rectangles that are known when they are drawn.
private struct FoundRectangles: Shape {
    let radius: CGFloat
    let find: () -> [CGRect]

    func path(in rect: CGRect) -> Path {
        Path { path in
            for found in find() {
                path.addRoundedRect(
                    in: found.offsetBy(dx: rect.minX, dy: rect.minY), cornerSize: CGSize(width: radius, height: radius))
            }
        }
    }
}

/// The grounds of the sections, and the lines between the rows.
struct ListGround: View {
    let kind: ListKind
    let figure: ListFigure

    var body: some View {
        ZStack {
            if kind != .plain {
                FoundRectangles(radius: kind == .cards ? 10 : 0) { [figure] in figure.cards }
                    .fill(Color(.secondarySystemGroupedBackground))
            }
            FoundRectangles(radius: 0) { [figure] in figure.lines }.fill(Color(.separator))
        }
    }
}

extension ListFigure {
    /// A row as it was placed.
    struct Row {
        let frame: CGRect
        /// Where the line above it begins and ends: the other way round where the row has no room for one.
        let line: (start: CGFloat, end: CGFloat)
        let section: SectionMark?
    }

    /// The thickness of a line between rows.
    private static let line: CGFloat = 0.5

    /// Finds the grounds and lines of rows under each other, headers and footers left out.
    func draw(_ rows: [Row]) {
        (cards, lines) = ([], [])
        for (position, row) in rows.enumerated() {
            guard position > 0, let before = rows[..<position].last, before.section === row.section else {
                cards.append(row.frame)
                continue
            }
            cards[cards.count - 1] = cards[cards.count - 1].union(row.frame)
            guard row.line.start < row.line.end else { continue }
            lines.append(
                CGRect(
                    x: row.line.start, y: row.frame.minY - Self.line / 2, width: row.line.end - row.line.start,
                    height: Self.line))
        }
    }
}
