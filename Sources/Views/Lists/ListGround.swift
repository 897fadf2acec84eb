// ListGround.swift: what is drawn behind the rows of a list, and the lines between them.  Lengths in points, in the
// coordinates of the rows.

/// Where the grounds of a list and the lines between its rows are; the layout of the rows writes it, pictures read it.
final class ListFigure {
    /// The ground of rows under each other.
    struct Card {
        var frame: CGRect
        /// Whether a section begins at its top, and whether one ends at its bottom.
        var isFirst, isLast: Bool
    }

    /// The grounds of sections, without rows that have one of their own.
    var cards: [Card] = []
    /// The lines between rows, without those of another colour.
    var lines: [CGRect] = []
}

/// Rectangles that are known when they are drawn.
private struct FoundCards: Shape {
    let radius: CGFloat
    let figure: ListFigure

    /// The places are those in the picture.
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        Path { path in
            for card in figure.cards {
                let frame = card.frame.offsetBy(dx: rect.minX, dy: rect.minY)
                path.addCard(frame, top: card.isFirst ? radius : 0, bottom: card.isLast ? radius : 0)
            }
        }
    }
}

/// Lines that are known when they are drawn.
private struct FoundLines: Shape {
    let figure: ListFigure

    /// The places are those in the picture.
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        Path { path in
            for line in figure.lines { path.addCard(line.offsetBy(dx: rect.minX, dy: rect.minY), top: 0, bottom: 0) }
        }
    }
}

extension Path {
    /// Adds a rectangle whose upper and lower corners may be round.
    mutating func addCard(_ frame: CGRect, top: CGFloat, bottom: CGFloat) {
        if top == bottom {
            addRoundedRect(in: frame, cornerSize: CGSize(width: top, height: top))
        } else {
            let shape = UnevenRoundedRectangle(
                topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top
            )
            addPath(shape.path(in: frame))
        }
    }
}

/// The grounds of the sections.
struct ListGround: View {
    let kind: ListKind
    let figure: ListFigure

    var body: some View {
        if kind != .plain {
            FoundCards(radius: kind.radius, figure: figure).fill(Color(.secondarySystemGroupedBackground))
        }
    }
}

/// The lines between the rows.
struct ListLines: View {
    let figure: ListFigure

    var body: some View { FoundLines(figure: figure).fill(Color(.separator)).allowsHitTesting(false) }
}

extension ListKind {
    /// How round the corners of sections are.
    var radius: CGFloat { self == .cards ? 10 : 0 }
}

extension ListFigure {
    /// A row as it was placed.
    struct Row {
        let frame: CGRect
        /// Where the view in it begins.
        let view: CGPoint
        /// Where the line above it begins and ends: the other way round where the row has no room for one.
        let line: (start: CGFloat, end: CGFloat)
        let section: SectionMark?
        let ground: ListRowFigure?
        let lines: RowLines?
        let hiddenLines: VerticalEdge.Set

        /// A rectangle around the view in the row.
        func around(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: -view.x, dy: -view.y) }
    }

    /// The thickness of a line between rows.
    private static let line: CGFloat = 0.5

    /// Finds the grounds and lines of rows under each other, headers and footers left out.
    func draw(_ rows: [Row], radius: CGFloat) {
        (cards, lines) = ([], [])
        for (position, row) in rows.enumerated() {
            let before = position > 0 ? rows[position - 1] : nil
            let isFirst = before.map { $0.section !== row.section } ?? true
            let isLast = position + 1 == rows.count || rows[position + 1].section !== row.section
            if let ground = row.ground {
                ground.ground = (row.around(row.frame), isFirst ? radius : 0, isLast ? radius : 0)
            } else if !isFirst, before?.ground == nil {
                cards[cards.count - 1].frame = cards[cards.count - 1].frame.union(row.frame)
                cards[cards.count - 1].isLast = isLast
            } else {
                cards.append(Card(frame: row.frame, isFirst: isFirst, isLast: isLast))
            }
            row.lines?.figure.forget()
            if let before, !isFirst { addLine(between: before, and: row) }
        }
    }

    private func addLine(between before: Row, and row: Row) {
        guard row.line.start < row.line.end, !before.hiddenLines.contains(.bottom), !row.hiddenLines.contains(.top)
        else { return }
        let line = CGRect(
            x: row.line.start, y: row.frame.minY - Self.line / 2, width: row.line.end - row.line.start,
            height: Self.line)
        if let lines = before.lines, lines.edges.contains(.bottom) {
            lines.figure.below = before.around(line)
        } else if let lines = row.lines, lines.edges.contains(.top) {
            lines.figure.above = row.around(line)
        } else {
            lines.append(line)
        }
    }
}
