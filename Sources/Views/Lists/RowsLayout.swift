// RowsLayout.swift: views as the rows of a list.  Lengths in points.

/// Views as rows under each other, each as wide as the list and at least as high as a row, with room around it.
struct RowsLayout: LazyLayout {
    let kind: ListKind
    let sizes: ListSizes
    let rowHeight: CGFloat
    let headerHeight: CGFloat?
    let spacing: CGFloat
    let isRightToLeft: Bool
    /// Whether headers stay in sight.
    let pinsHeaders: Bool
    /// Receives the places of the rows.
    let figure: ListFigure

    /// A view with the room around it.
    fileprivate struct Row {
        let top: CGFloat
        let height: CGFloat
        let insets: EdgeInsets
    }

    /// The rows in the width that was asked for last: they are measured and then placed.
    struct Cache {
        fileprivate var width: CGFloat?
        fileprivate var found: (rows: [Row], height: CGFloat) = ([], 0)
    }

    var pins: Pins? {
        let header = ListRowRoom(insets: sizes.headerInsets, least: least(.header), margin: 0)
        return Pins(pinsHeaders ? .sectionHeaders : [], along: .vertical, header: header)
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    private func insets(of subview: LayoutSubview, in part: SectionPlace.Part) -> EdgeInsets {
        var insets: EdgeInsets
        switch part {
        case .header: insets = sizes.headerInsets
        case .footer: insets = sizes.footerInsets
        case .content: insets = subview[RowInsets.self] ?? sizes.rowInsets
        }
        if kind == .cards {
            insets.leading += sizes.margin
            insets.trailing += sizes.margin
        }
        return insets
    }

    private func least(_ part: SectionPlace.Part) -> CGFloat {
        switch part {
        case .header: headerHeight ?? 0
        case .content: rowHeight
        case .footer: 0
        }
    }

    /// The rows in a width, and the height of all.
    private func rows(of subviews: Subviews, in width: CGFloat, _ cache: inout Cache) -> (rows: [Row], height: CGFloat)
    {
        if cache.width != width { cache = Cache(width: width, found: rows(of: subviews, in: width)) }
        return cache.found
    }

    private func rows(of subviews: Subviews, in width: CGFloat) -> (rows: [Row], height: CGFloat) {
        let gap = kind == .plain ? 0 : sizes.sectionGap
        var rows: [Row] = []
        var top: CGFloat = subviews.isEmpty ? 0 : gap
        var before: SectionPlace?
        for subview in subviews {
            let place = subview[SectionPlace.self]
            let insets = insets(of: subview, in: place.part)
            if let before { top += before.section === place.section ? spacing : gap }
            before = place
            let size = subview.sizeThatFits(ProposedViewSize(width: width - insets.total.width, height: nil))
            let room = ListRowRoom(
                insets: insets, least: least(place.part), margin: kind == .cards ? sizes.margin : 0)
            if place.part == .content { subview.mark(room) }
            let height = room.height(around: size.height)
            rows.append(Row(top: top, height: height, insets: insets))
            top += height
        }
        return (rows, subviews.isEmpty ? 0 : top + gap)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.width ?? 10
        return CGSize(width: width, height: rows(of: subviews, in: width, &cache).height)
    }

    /// Where a row of a section is, in the coordinates of the list; `nil` for a header or a footer.
    private func figure(_ subview: LayoutSubview, at view: CGPoint, in row: Row, _ width: CGFloat) -> ListFigure.Row? {
        let place = subview[SectionPlace.self]
        guard place.part == .content else { return nil }
        let margin = kind == .cards ? sizes.margin : 0
        let frame = CGRect(x: margin, y: row.top, width: max(0, width - 2 * margin), height: row.height)
        // A line runs from where the row's view begins to the end of the row.
        let line = isRightToLeft ? (frame.minX, width - row.insets.leading) : (row.insets.leading, frame.maxX)
        return ListFigure.Row(
            frame: frame, view: view, line: line, section: place.section, ground: subview[RowGround.self],
            lines: subview[RowLines.self], hiddenLines: subview[RowHiddenLines.self])
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let rows = rows(of: subviews, in: bounds.width, &cache).rows
        var placed: [ListFigure.Row] = []
        for (subview, row) in zip(subviews, rows) {
            let room = CGSize(
                width: bounds.width - row.insets.total.width, height: row.height - row.insets.total.height)
            let offer = ProposedViewSize(width: room.width, height: nil)
            let size = subview.sizeThatFits(offer)
            let view = CGPoint(x: row.insets.leading, y: row.top + row.insets.top + (room.height - size.height) / 2)
            subview.place(at: CGPoint(x: bounds.minX + view.x, y: bounds.minY + view.y), proposal: offer)
            // Mirrored, a view begins as far from the right.
            let left = isRightToLeft ? bounds.width - view.x - size.width : view.x
            if let row = figure(subview, at: CGPoint(x: left, y: view.y), in: row, bounds.width) { placed.append(row) }
        }
        figure.draw(placed, radius: kind.radius)
    }
}

/// The room in a row around its view; `nil` for what the list says.
struct RowInsets: LayoutValueKey {
    static let defaultValue: EdgeInsets? = nil
}

/// The rows of a list in the style around, in a window onto them.
struct RowsView<Content: View>: View {
    @Environment(\.listKind) private var kind
    @Environment(\.listSizes) private var sizes
    @Environment(\.defaultMinListRowHeight) private var rowHeight
    @Environment(\.defaultMinListHeaderHeight) private var headerHeight
    @Environment(\.listRowSpacing) private var spacing
    @Environment(\.layoutDirection) private var direction
    @Environment(\.hidesListGround) private var hidesGround
    @Environment(\.opensSections) private var opensSections
    @State private var figure = ListFigure()
    let content: Content

    var body: some View {
        ScrollView {
            RowsLayout(
                kind: kind, sizes: sizes, rowHeight: rowHeight, headerHeight: headerHeight, spacing: spacing,
                isRightToLeft: direction == .rightToLeft, pinsHeaders: kind == .plain && !opensSections, figure: figure
            ) { content.environment(\.isInForm, true) }
            .background { ListGround(kind: kind, figure: figure) }
            .overlay { ListLines(figure: figure) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(kind == .plain || hidesGround ? Color.clear : Color(.systemGroupedBackground))
    }
}
