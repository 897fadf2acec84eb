// LaneDrawing.swift: one answer to a row as bars, and what is wrong with it at the place where it is.  Places in pixels.

import Workbench

/// Bars between walls: water for an item that can still move, stone for one that a bound holds; brackets below say
/// what each accepts.
struct LaneDrawing {
    let row: AnsweredRow
    let lane: RowAnswer
    let names: [String]
    let scale: LaneScale
    let height: Double
    let size: Double
    /// Whether amounts stand below the bars.
    let showsAmount: Bool

    /// What each item's bar covers.
    private struct Bar {
        let item: Int
        let left: Double
        let right: Double
        let isHeld: Bool

        var width: Double { right - left }
    }

    private let bars: [Bar]
    /// Whether the names and lengths that have no room in their bars have none below them either: then names stand alone
    /// in the bars that have room for them, and lengths are read under the pointer.
    private let isCrowded: Bool

    init(
        row: AnsweredRow, lane: RowAnswer, names: [String], scale: LaneScale, height: Double, size: Double,
        showsAmount: Bool
    ) {
        (self.row, self.lane, self.names, self.scale) = (row, lane, names, scale)
        (self.height, self.size, self.showsAmount) = (height, size, showsAmount)
        bars = Self.bars(of: lane, in: row, on: scale)
        let reach = Self.reach(of: lane, in: row, on: scale)
        let below = bars.map { bar in
            let width = SVGText.width(Self.words(of: bar, names, lane), size: size)
            return width <= min(bar.right, reach) - bar.left - 6 ? 0 : width + LaneNotes.gap
        }
        isCrowded = below.reduce(0, +) > (row.container.map(scale.place) ?? scale.right) - scale.left
    }

    private var across: LaneAcross { LaneAcross(lane, of: row, height: height) }

    private static func bars(of lane: RowAnswer, in row: AnsweredRow, on scale: LaneScale) -> [Bar] {
        zip(row.document.row.items, zip(lane.arrangement.offsets, lane.arrangement.lengths)).enumerated().compactMap {
            index, each in
            let (item, (start, length)) = each
            guard start.isFinite else { return nil }
            return Bar(
                item: index, left: scale.place(start), right: scale.place(start + length),
                isHeld: item.isHeld(at: length))
        }
    }

    /// How far the bars and what stands below them reach down.
    var extent: Double { across.extent + 12 + drop + (marginalia.isEmpty ? 0 : 22) }

    func drawing(top: Double) -> String {
        let bottom = top + across.extent
        return bars.map { drawing(of: $0, top: top) }.joined() + beyond(top: top) + cut(top: top, bottom: bottom)
            + bars.map { bracket(of: $0, y: bottom + 5) }.joined() + transfer(y: bottom + 11 + drop) + line(top: top)
    }

    /// The words below the bars, which stand over the walls.
    func notes(top: Double) -> String {
        let bottom = top + across.extent
        return LaneNotes(marginalia, scale: scale, wall: row.container.map(scale.place), size: size).drawing(
            anchors: bottom + 9 + drop, y: bottom + 14 + drop + size)
    }

    private func drawing(of bar: Bar, top: Double) -> String {
        let (y, tall) = (top + across.top(of: bar.item), across.height(of: bar.item))
        let name = "\(names[bar.item]) \(lane.arrangement.lengths[bar.item].points)"
        // Nothing is a tick.
        if bar.width < 1.5 {
            let style = "fill=\"none\" stroke=\"\(Tone.ink)\" stroke-width=\"3\""
            return SVGText.path("M\(svg: bar.left) \(svg: y) v\(svg: tall)", style: style, title: name)
        }
        let (fill, edge) = bar.isHeld ? (Tone.stone, Tone.stoneEdge) : (Tone.water, Tone.waterEdge)
        let box = SVGText.rectangle(
            x: bar.left + 0.5, y: y + 0.5, width: max(0.5, bar.width - 1), height: tall - 1,
            style: "rx=\"3\" fill=\"\(fill)\" stroke=\"\(edge)\"", title: name)
        let band = SVGText.rectangle(
            x: bar.left + 1, y: y + tall - 4, width: max(0.5, bar.width - 2), height: 4, style: "fill=\"\(edge)\"")
        let middle = (bar.left + min(bar.right, reach)) / 2
        let words = label(of: bar).map {
            SVGText.line($0, x: middle, y: y + tall / 2 + size * 0.36, size: size, anchor: .middle)
        }
        return box + (bar.isHeld ? "" : band) + (tall >= size ? words ?? "" : "")
    }

    /// The name and the length; `nil` where there is no room.
    private func label(of bar: Bar) -> [SVGText.Span]? {
        let room = min(bar.right, reach) - bar.left
        let whole = Self.words(of: bar, names, lane)
        if SVGText.width(whole, size: size) <= room - 6 { return whole }
        let name = [SVGText.Span(names[bar.item])]
        return isCrowded && SVGText.width(name, size: size) <= room - 2 ? name : nil
    }

    private static func words(of bar: Bar, _ names: [String], _ lane: RowAnswer) -> [SVGText.Span] {
        [.init(names[bar.item] + " "), .init(shown(lane.arrangement.lengths[bar.item]), isBold: true)]
    }

    /// Where labels end: at the wall, beyond which there is a hatching.
    private var reach: Double { Self.reach(of: lane, in: row, on: scale) }

    private static func reach(of lane: RowAnswer, in row: AnsweredRow, on scale: LaneScale) -> Double {
        guard let container = row.container, lane.arrangement.overflow > 0 else { return scale.right }
        return scale.place(container)
    }

    /// What lies beyond the wall, or is missing before it.
    private func beyond(top: Double) -> String {
        guard let container = row.container else { return "" }
        let (wall, end) = (scale.place(container), scale.place(container + lane.arrangement.overflow))
        if end - wall > 0.25 {
            let turn = min(end, scale.place(container + leastOverflow))
            return hatching(from: wall, to: turn, top: top, isAvoidable: false)
                + hatching(from: turn, to: end, top: top, isAvoidable: true)
        }
        guard case .unusedSpace(let unused, _) = lane.verdict else { return "" }
        let start = scale.place(container - unused)
        return SVGText.rectangle(
            x: start + 2, y: top + 1, width: max(1, wall - start - 4), height: across.extent - 2,
            style: "rx=\"3\" fill=\"\(SVGPattern.empty.paint)\" stroke=\"\(Tone.unused)\" stroke-dasharray=\"4 3\"")
    }

    /// How far the row sticks out whatever is done.
    private var leastOverflow: Double {
        switch lane.verdict {
        case .avoidableOverflow(_, let least): least
        case .outOfBounds, .notIdeal, .wrongTotal: 0
        case .unusedSpace, .priorityInversion, .unfair, .optimal: lane.arrangement.overflow
        }
    }

    private func hatching(from start: Double, to end: Double, top: Double, isAvoidable: Bool) -> String {
        if end - start < 0.25 { return "" }
        let (pattern, edge) = isAvoidable ? (SVGPattern.fault, Tone.overflow) : (.unavoidable, .soft)
        return SVGText.rectangle(
            x: start, y: top, width: end - start, height: across.extent,
            style: "fill=\"\(pattern.paint)\" stroke=\"\(edge)\" stroke-width=\"1.5\"")
    }

    /// Two slanted lines where the picture ends before the row does.
    private func cut(top: Double, bottom: Double) -> String {
        guard scale.isCut, let end = bars.map(\.right).max(), end >= scale.right - 0.01 else { return "" }
        let steps =
            "M\(svg: scale.right - 14) \(svg: bottom + 3) l8 \(svg: top - bottom - 6) m5 0 l-8 \(svg: bottom - top + 6)"
        return SVGText.path(steps, style: "fill=\"none\" stroke=\"\(Tone.paper)\" stroke-width=\"4\"")
            + SVGText.path(steps, style: "fill=\"none\" stroke=\"\(Tone.ink)\" stroke-width=\"1.2\"")
    }

    private func bracket(of bar: Bar, y: Double) -> String {
        let (start, length) = (lane.arrangement.offsets[bar.item], lane.arrangement.lengths[bar.item])
        return BoundsBracket(row.document.row.items[bar.item], at: length)?.drawing(
            from: start, barEnd: bar.right, on: scale, y: y) ?? ""
    }

    /// From who has to who should have.
    private var transfer: (giver: Int, taker: Int)? {
        switch lane.verdict {
        case .unfair(let from, let to, _): (from, to)
        case .priorityInversion(let lower, let higher, _): (lower, higher)
        default: nil
        }
    }

    /// How much lower that arrow stands where there are brackets between it and the bars.
    private var drop: Double {
        let hasBrackets = row.document.row.items.contains { BoundsBracket($0, at: 0) != nil }
        return transfer != nil && hasBrackets ? 7 : 0
    }

    private func transfer(y: Double) -> String {
        guard let transfer, let from = bars.first(where: { $0.item == transfer.giver }),
            let to = bars.first(where: { $0.item == transfer.taker })
        else { return "" }
        let (start, end) = ((from.left + from.right) / 2, (to.left + to.right) / 2)
        return SVGText.path(
            "M\(svg: start) \(svg: y - 3) v3 H\(svg: end) v-8 m-4 4 l4 -4 l4 4",
            style: "fill=\"none\" stroke=\"\(lane.kind.tone)\" stroke-width=\"1.6\"")
    }

    private func line(top: Double) -> String {
        guard let line = across.line else { return "" }
        return SVGText.path(
            "M\(svg: scale.left - 8) \(svg: top + line) H\(svg: scale.right + 8)",
            style: "fill=\"none\" stroke=\"\(Tone.unfair)\" stroke-dasharray=\"3 3\"")
    }

    /// The names that have no room in their bars, and the amount.
    private var marginalia: [LaneNotes.Note] {
        let narrow = bars.filter { label(of: $0) == nil }.map { bar in
            LaneNotes.Note(
                at: (bar.left + min(bar.right, reach)) / 2, words: Self.words(of: bar, names, lane))
        }
        let amount = showsAmount ? lane.amount(names) : ""
        guard !amount.isEmpty else { return narrow }
        let note = LaneNotes.Note(
            at: placeOfAmount, words: [.init(amount, isBold: true, tone: lane.isAvoidable ? lane.kind.tone : .soft)])
        return (narrow + [note]).sorted { $0.at < $1.at }
    }

    private var placeOfAmount: Double {
        let middle = { (item: Int) in bars.first { $0.item == item }.map { ($0.left + $0.right) / 2 } ?? scale.left }
        let wall = row.container.map(scale.place) ?? scale.right
        switch lane.verdict {
        case .unfair(let from, let to, _): return (middle(from) + middle(to)) / 2
        case .priorityInversion(let lower, let higher, _): return (middle(lower) + middle(higher)) / 2
        case .outOfBounds(let item, _, _), .notIdeal(let item, _, _): return middle(item)
        case .unusedSpace(let unused, _): return (scale.place((row.container ?? 0) - unused) + wall) / 2
        // It begins at the wall.
        default:
            let end = scale.place((row.container ?? 0) + lane.arrangement.overflow)
            return max((wall + end) / 2, wall + 4 + SVGText.width(lane.amount(names), size: size, isBold: true) / 2)
        }
    }
}

extension RowAnswer {
    /// Whether something is wrong.
    fileprivate var isAvoidable: Bool { kind != .optimal }
}
