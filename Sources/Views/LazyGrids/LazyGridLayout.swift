// LazyGridLayout.swift: views in lines of as many as there are tracks.  Lengths in points.

/// Views in lines across an axis, line after line along it; what `LazyVGrid` and `LazyHGrid` are.
struct LazyGridLayout: LazyLayout {
    /// The direction in which lines follow each other.
    let axis: Axis
    let items: [GridItem]
    /// Where the tracks stand in the grid where they are longer than it, as a share of the difference.
    let share: CGFloat
    /// The distance between lines; `nil` for 8.
    let spacing: CGFloat?
    let pinned: PinnedScrollableViews

    var pins: Pins? { Pins(pinned, along: axis) }

    /// One line: the views from one position to another, or a section's header or footer, which has the line alone.
    private struct Line {
        var views: Range<Int>
        var isWhole: Bool
    }

    private func lines(of subviews: Subviews, tracks: Int) -> [Line] {
        var lines: [Line] = []
        for index in subviews.indices {
            let isWhole = subviews[index][SectionPlace.self].part != .content
            let section = subviews[index][SectionPlace.self].section
            let before = index > 0 ? subviews[index - 1][SectionPlace.self].section : section
            let isSame = section === before
            if let last = lines.last, !last.isWhole, !isWhole, isSame, last.views.count < tracks {
                lines[lines.count - 1].views = last.views.lowerBound..<(index + 1)
            } else {
                lines.append(Line(views: index..<(index + 1), isWhole: isWhole))
            }
        }
        return lines
    }

    private func offer(_ line: Line, _ position: Int, _ tracks: GridTracks) -> ProposedViewSize {
        let across = line.isWhole ? tracks.total : tracks.tracks[position].length
        return ProposedViewSize(along: axis, nil, across: across)
    }

    private func length(of line: Line, _ subviews: Subviews, _ tracks: GridTracks) -> CGFloat {
        line.views.enumerated().map { position, index in
            subviews[index].sizeThatFits(offer(line, position, tracks))[axis]
        }.max() ?? 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let tracks = GridTracks(items, in: proposal[axis.across])
        let lines = lines(of: subviews, tracks: tracks.tracks.count)
        let lengths = lines.map { length(of: $0, subviews, tracks) }
        let gaps = CGFloat(max(lines.count - 1, 0)) * (spacing ?? GridTracks.standardSpacing)
        return CGSize(along: axis, lengths.reduce(gaps, +), across: tracks.total)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        // The width that was answered is offered again, as objc.io has seen.
        let tracks = GridTracks(items, in: bounds.size[axis.across])
        let first = (bounds.size[axis.across] - tracks.total) * share
        var start: CGFloat = 0
        for line in lines(of: subviews, tracks: tracks.tracks.count) {
            let length = length(of: line, subviews, tracks)
            for (position, index) in line.views.enumerated() {
                let track = tracks.tracks[position]
                let cell = CGSize(along: axis, length, across: line.isWhole ? tracks.total : track.length)
                let offer = offer(line, position, tracks)
                let origin = CGPoint(along: axis, start, across: first + (line.isWhole ? 0 : track.start))
                let alignment = line.isWhole ? nil : track.alignment
                place(subviews[index], in: CGRect(origin: origin, size: cell), alignment ?? .center, offer, bounds)
            }
            start += length + (spacing ?? GridTracks.standardSpacing)
        }
    }

    private func place(
        _ subview: LayoutSubview, in cell: CGRect, _ alignment: Alignment, _ offer: ProposedViewSize, _ bounds: CGRect
    ) {
        let size = subview.sizeThatFits(offer)
        let shares = alignment.unitPoint
        subview.place(
            at: CGPoint(
                x: bounds.minX + cell.minX + (cell.width - size.width) * shares.x,
                y: bounds.minY + cell.minY + (cell.height - size.height) * shares.y),
            proposal: offer)
    }
}

extension Alignment {
    /// The point of a rectangle on which the alignment puts the same point of a view; baselines count as the bottom.
    package var unitPoint: UnitPoint { UnitPoint(x: horizontal.share, y: vertical.share) }
}

extension HorizontalAlignment {
    /// The share of the width that lies before the guide.
    package var share: CGFloat { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}

extension VerticalAlignment {
    /// The share of the height that lies before the guide.
    package var share: CGFloat {
        switch self {
        case .top: 0
        case .bottom, .firstTextBaseline, .lastTextBaseline: 1
        default: 0.5
        }
    }
}
