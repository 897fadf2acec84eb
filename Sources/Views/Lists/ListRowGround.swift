// ListRowGround.swift: grounds and lines that a row has for itself.  Lengths in points.

/// Where a row with a ground or lines of its own is, around the view in it; the layout of the rows writes it, pictures read
/// it.
final class ListRowFigure {
    /// The ground, whose corners are round where it is at an end of its section; `nil` until the row is placed.
    var ground: (frame: CGRect, top: CGFloat, bottom: CGFloat)?
    /// The lines that the row draws above and below its view; `nil` for a line that the list draws or hides.
    var above: CGRect?
    var below: CGRect?

    /// Forgets the lines of an earlier layout.
    func forget() { (above, below) = (nil, nil) }
}

/// The ground of a row where it was placed.
private struct RowGroundShape: Shape {
    let figure: ListRowFigure

    /// The places are those in the picture.
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        Path { path in
            guard let (frame, top, bottom) = figure.ground else { return }
            path.addCard(frame.offsetBy(dx: rect.minX, dy: rect.minY), top: top, bottom: bottom)
        }
    }
}

/// A line beside a row where it was placed.
private struct RowLineShape: Shape {
    let figure: ListRowFigure
    let line: KeyPath<ListRowFigure, CGRect?>

    /// The places are those in the picture.
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        figure[keyPath: line].map { Path($0.offsetBy(dx: rect.minX, dy: rect.minY)) } ?? Path()
    }
}

/// A view with the ground of its row; `nil` for that of the list.
private struct GroundedRow<Content: View>: View {
    let content: Content
    let ground: AnyShapeStyle?
    @State private var figure = ListRowFigure()

    var body: some View {
        content
            .background {
                if let ground { RowGroundShape(figure: figure).fill(ground).allowsHitTesting(false) }
            }
            .layoutValue(key: RowGround.self, value: ground == nil ? nil : figure)
    }
}

/// A view with lines of a colour beside its row; `nil` for that of the list.
private struct LinedRow<Content: View>: View {
    let content: Content
    let color: Color?
    let edges: VerticalEdge.Set
    @State private var figure = ListRowFigure()

    var body: some View {
        content
            .background {
                if let color {
                    ZStack {
                        RowLineShape(figure: figure, line: \.above).fill(color)
                        RowLineShape(figure: figure, line: \.below).fill(color)
                    }
                    .allowsHitTesting(false)
                }
            }
            .layoutValue(key: RowLines.self, value: color == nil ? nil : RowLines(figure: figure, edges: edges))
    }
}

/// The figure of a row with a ground of its own.
struct RowGround: LayoutValueKey {
    static var defaultValue: ListRowFigure? { nil }
}

/// The figure of a row with lines of a colour of its own, and on which sides.
struct RowLines: LayoutValueKey {
    static var defaultValue: RowLines? { nil }
    let figure: ListRowFigure
    let edges: VerticalEdge.Set
}

/// On which sides a row has no line.
struct RowHiddenLines: LayoutValueKey {
    static let defaultValue: VerticalEdge.Set = []
}

extension View {
    /// Puts a ground behind the view's row, in place of the list's: a colour or a gradient.  Other views are left out.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        let style = view.flatMap { $0 as? any ShapeStyle }.map { AnyShapeStyle($0) }
        return GroundedRow(
            content: leavingOut("listRowBackground", if: view != nil && style == nil), ground: style)
    }

    /// Hides the lines between the view's row and those beside it.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        layoutValue(key: RowHiddenLines.self, value: visibility == .hidden ? edges : [])
    }

    /// Colours the lines between the view's row and those beside it; `nil` for the colour that they have by themselves.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        LinedRow(content: self, color: color, edges: edges)
    }
}
