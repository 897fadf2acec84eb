// FlawedRow.swift: a row by progressive filling with places to break it.  Lengths in points.

import Foundation
import PlumbViews

/// A row that is right, or has one flaw.
struct FlawedRow: Layout {
    enum Flaw: CaseIterable {
        /// Offers every child its minimum and an equal part of the rest, and never comes back.
        case asksOnce
        /// Places as if the bounds began at 0.
        case ignoresOrigin
        /// Says how wide the children are, without the gaps.
        case forgetsGaps
        /// Lets low priorities grow first.
        case lowPrioritiesFirst
        /// Places everything at the start first.
        case placesTwice
        /// Leaves out the last of three children.
        case forgetsThird
        /// Answers what it answered first.
        case keepsFirstSize
        /// Places what it measured last.
        case placesLastSizes
        /// Divides by the number of children.
        case dividesByNone
        /// Wants more room when there is none.
        case shrinksWhenOffered
        /// Puts children onto a line at their tops.
        case misaligns
        /// Pushes every child 5 points into the one before it.
        case overlaps
    }

    var flaw: Flaw?
    var spacing: CGFloat = 8

    /// The size that was answered first, and the proposal that came last.
    final class Cache {
        var size: CGSize?
        var proposal = ProposedViewSize.unspecified
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        if flaw == .keepsFirstSize, let size = cache.size { return size }
        cache.proposal = proposal
        let row = row(subviews, in: proposal)
        var width = row.reduce(flaw == .forgetsGaps ? 0 : gaps(subviews)) { $0 + $1.width }
        // The first child begins where it should, and so the last one ends 13 points a gap earlier.
        if flaw == .overlaps { width = max(0, width - 13 * CGFloat(max(0, row.count - 1))) }
        if flaw == .dividesByNone { width *= CGFloat(subviews.count) / CGFloat(subviews.count) }
        if flaw == .shrinksWhenOffered, proposal.width == 0 { width += 100 }
        let size = CGSize(width: width, height: above(row) + below(row))
        cache.size = size
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let proposal = flaw == .placesLastSizes ? cache.proposal : proposal
        let row = row(subviews, in: proposal)
        let origin = flaw == .ignoresOrigin ? .zero : bounds.origin
        let offers = offers(subviews, in: proposal)
        var x = origin.x
        for (index, subview) in subviews.enumerated() where flaw != .forgetsThird || index != 2 {
            let final = ProposedViewSize(width: offers[index], height: proposal.height)
            if flaw == .placesTwice { subview.place(at: origin, proposal: final) }
            let line = flaw == .misaligns ? 0 : above(row) - row[index][VerticalAlignment.center]
            subview.place(at: CGPoint(x: x, y: origin.y + line), proposal: final)
            x += row[index].width + (flaw == .overlaps ? -5 : spacing)
        }
    }

    private func gaps(_ subviews: Subviews) -> CGFloat { spacing * CGFloat(max(0, subviews.count - 1)) }

    private func row(_ subviews: Subviews, in proposal: ProposedViewSize) -> [ViewDimensions] {
        zip(subviews, offers(subviews, in: proposal)).map {
            $0.dimensions(in: ProposedViewSize(width: $1, height: proposal.height))
        }
    }

    private func above(_ row: [ViewDimensions]) -> CGFloat { row.map { $0[VerticalAlignment.center] }.reduce(0, max) }

    private func below(_ row: [ViewDimensions]) -> CGFloat {
        row.map { $0.height - $0[VerticalAlignment.center] }.reduce(0, max)
    }

    private func offers(_ subviews: Subviews, in proposal: ProposedViewSize) -> [CGFloat?] {
        guard let width = proposal.width, width.isFinite else { return subviews.map { _ in proposal.width } }
        func lengths(_ width: CGFloat) -> [CGFloat] {
            subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).width }
        }
        var widths = lengths(0)
        let maxima = lengths(.infinity)
        var rest = width - gaps(subviews) - widths.reduce(0, +)
        let priorities = Set(subviews.map(\.priority)).sorted(by: flaw == .lowPrioritiesFirst ? (<) : (>))
        for priority in priorities where rest > 0 {
            var growing = subviews.indices.filter { subviews[$0].priority == priority && widths[$0] < maxima[$0] }
            repeat {
                let part = rest / CGFloat(max(1, growing.count))
                for index in growing {
                    let more = min(part, maxima[index] - widths[index])
                    widths[index] += more
                    rest -= more
                }
                growing.removeAll { widths[$0] >= maxima[$0] }
            } while flaw != .asksOnce && rest > 1e-9 && !growing.isEmpty
        }
        return widths
    }
}
