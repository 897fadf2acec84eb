// PlacedJudge.swift: claims about views where they stand.  Lengths in points.

/// A view where it stands, as it is judged and told of.
package protocol JudgedView: RoomedView where Value == Double {
    /// What it is, with its names; `nil` for what is not told of.
    var words: String? { get }
    /// The whole of a text; `nil` for what is no text.
    var text: String? { get }
    /// Whether some of a text is left out.
    var isTruncated: Bool { get }
    /// Whether it or a view around it is not drawn.
    var isHidden: Bool { get }
    /// Whether the views inside may lie over each other.
    var isLayered: Bool { get }
}

/// The views of a screen, which are held to claims.
package struct PlacedJudge<View: JudgedView> {
    private let views: [View]
    private let room: PerAxis<Double?>
    private let path: (Int) -> String
    private let leastLength: (Int, Axis) -> Double?

    /// Views of which each stands before those inside it.
    ///
    /// - Parameters:
    ///   - room: That of the screen; what is `nil` or infinite has no end.
    ///   - path: What the view at a position is called; asked for those with a fault only.
    ///   - leastLength: The least length of the row or column at a position along an axis, in points; `nil` for views that
    ///     are no row or column along it.  The judge asks only about views that are longer than their room.
    package init(
        _ views: [View], in room: PerAxis<Double?>, path: @escaping (Int) -> String,
        leastLength: @escaping (Int, Axis) -> Double?
    ) {
        (self.views, self.path, self.leastLength) = (views, path, leastLength)
        self.room = PerAxis { axis in room[axis].map { max($0, 0) } }
    }

    /// The view at a position.
    package func view(_ position: Int) -> FaultyView {
        FaultyView(
            path: path(position), position: position,
            rectangle: BoxFrame(origin: views[position].origin, size: views[position].size))
    }

    /// The worst of some amounts about shown views by their positions; `nil` where rounding explains it.
    package func worst(
        of amounts: [(value: Double, views: [Int])]
    ) -> (value: Double, views: [FaultyView])? {
        let shown = amounts.filter { !$0.views.contains { views[$0].isHidden } }
        guard let worst = shown.max(by: { $0.value < $1.value }) else { return nil }
        let ends = worst.views.flatMap { index in Axis.allCases.map { views[index].end($0).magnitude } }
        return worst.value > .slack(ends.max() ?? 0) ? (worst.value, worst.views.map(view)) : nil
    }

    /// The views that are longer than the room to which they are held.
    private var overflows: [HeldView<Double>] {
        views.held(in: room).filter { held in
            !views[held.view].isHidden && held.excess > .slack(held.room, held.length)
        }
    }

    /// The first of the innermost, since containers around are often too large for the sake of those inside.
    package var overflow: PlacedFault? {
        let found = overflows.max { depth($0) < depth($1) }
        return found.map { .overflow(view($0.view), $0.axis, room: $0.room, amount: $0.excess) }
    }

    /// The first of the innermost rows and columns that could be shorter.
    package var avoidableOverflow: PlacedFault? {
        let avoidable = overflows.compactMap { held -> (held: HeldView<Double>, least: Double)? in
            guard let least = leastLength(held.view, held.axis), held.length - least > .slack(held.room, least)
            else { return nil }
            return (held, least)
        }
        return avoidable.max { depth($0.held) < depth($1.held) }.map { held, least in
            .avoidableOverflow(
                view(held.view), held.axis, room: held.room, least: least, amount: held.length - max(held.room, least))
        }
    }

    private func depth(_ held: HeldView<Double>) -> Int {
        sequence(first: held.view) { views[$0].parent }.reduce(0) { depth, _ in depth + 1 }
    }

    /// The first two views of a container that overlap.
    package var overlap: PlacedFault? {
        let families = Dictionary(grouping: apartViews) { views[$0].parent ?? 0 }
        for family in families.sorted(by: { $0.key < $1.key }) {
            let sorted = family.value.sorted { (views[$0].origin.vertical, $0) < (views[$1].origin.vertical, $1) }
            for (index, first) in sorted.enumerated() {
                let view = views[first]
                for second in sorted[(index + 1)...] {
                    if views[second].origin.vertical >= view.end(.vertical) { break }
                    let shared = PerAxis { view.shared(with: views[second], $0) }
                    let amount = min(shared.horizontal, shared.vertical)
                    if amount > .slack(view.end(.horizontal), view.end(.vertical)) {
                        return .overlap(self.view(min(first, second)), self.view(max(first, second)), amount: amount)
                    }
                }
            }
        }
        return nil
    }

    /// The views whose container puts none of its views over another.
    private var apartViews: [Int] {
        views.indices.filter { position in
            guard !views[position].isHidden, let parent = views[position].parent.map({ views[$0] }) else {
                return false
            }
            return parent.isContainer && !parent.isLayered
        }
    }

    /// The first view that reaches out of its container.
    package var outsider: PlacedFault? {
        let found = views.protrusions(in: room).first { found in
            !views[found.view].isHidden && max(found.before, found.after) > .slack(found.start, found.end)
        }
        return found.map {
            .outside(view($0.view), container: $0.container.map(view), $0.axis, amount: max($0.before, $0.after))
        }
    }

    /// The first text of which some is left out.
    package var truncation: PlacedFault? {
        views.indices.first { !views[$0].isHidden && views[$0].isTruncated }.map {
            .truncated(view($0), text: views[$0].text ?? "")
        }
    }
}

extension JudgedView {
    /// How much of an axis both views cover.
    fileprivate func shared(with other: Self, _ axis: Axis) -> Double {
        min(end(axis), other.end(axis)) - max(origin[axis], other.origin[axis])
    }
}

extension Double {
    /// How far apart lengths may be that count as equal, in points.
    package static func slack(_ lengths: Double...) -> Double {
        lengths.reduce(1) { Swift.max($0, $1.magnitude) } * Tolerance.relative
    }
}

extension Array where Element: JudgedView {
    /// The views with their frames as an indented table; `>` marks those of a fault.
    package func picture(of fault: PlacedFault) -> [String] {
        let marked = Set(fault.views.map(\.position))
        var depths: [Int] = []
        var rows: [(words: String, place: String)] = []
        for (position, view) in enumerated() {
            let depth = view.parent.map { depths[$0] + (self[$0].words == nil ? 0 : 1) } ?? 0
            depths.append(depth)
            guard let words = view.words else { continue }
            let text = view.text.map { " \"\($0.prefix(24))\($0.count > 24 ? "…" : "")\"" } ?? ""
            let indent = (marked.contains(position) ? "> " : "  ") + String(repeating: "  ", count: depth)
            rows.append((indent + words + text, BoxFrame(origin: view.origin, size: view.size).words))
        }
        let width = rows.map(\.words.count).max() ?? 0
        return rows.map { $0.words + String(repeating: " ", count: width - $0.words.count) + "  " + $0.place }
    }
}
