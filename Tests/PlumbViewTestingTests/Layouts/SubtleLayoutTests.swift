// SubtleLayoutTests.swift: faults that hide: in few answers, in other bounds, and in questions that ask nothing.

import Foundation
import PlumbViewTesting
import PlumbViews
import Rows
import Synchronization
import Testing

/// Layouts of one child whose width is what it is offered, with a fault somewhere.
private struct Subtle: Layout {
    enum Flaw { case everyNinetiethCall, lengthFromOrigin, infiniteMinimum, lastDigits }

    /// How often a layout was asked.
    final class Calls: Sendable { let count = Atomic(0) }

    let flaw: Flaw
    let calls = Calls()

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let count = calls.count.add(1, ordering: .relaxed).newValue
        if flaw == .everyNinetiethCall, count.isMultiple(of: 997) { return CGSize(width: -7, height: 0) }
        if flaw == .infiniteMinimum, proposal.width == 0, proposal.height == .infinity {
            return CGSize(width: CGFloat.infinity, height: 0)
        }
        let size = proposal.replacingUnspecifiedDimensions()
        let noise: CGFloat = flaw == .lastDigits && count.isMultiple(of: 2) ? 1 - 1e-15 : 1
        return CGSize(width: size.width * noise, height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = flaw == .lengthFromOrigin ? bounds.maxX : bounds.width
        let share = CGSize(width: width / CGFloat(max(1, subviews.count)), height: bounds.height)
        for (index, subview) in subviews.enumerated() {
            let origin = CGPoint(x: bounds.minX + CGFloat(index) * share.width, y: bounds.minY)
            subview.place(at: origin, proposal: ProposedViewSize(share))
        }
    }
}

/// All children a point to the left of the bounds.
private struct Pile: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX - 1, y: bounds.minY), proposal: .unspecified)
        }
    }
}

/// What a child is called.
private struct Name: LayoutValueKey { static let defaultValue: String? = nil }

/// A pile at the origin whose children all have names, each its own.
private struct Named: Layout {
    func makeCache(subviews: Subviews) -> [String: CGSize] {
        Dictionary(uniqueKeysWithValues: subviews.map { ($0[Name.self] ?? "", $0.sizeThatFits(.unspecified)) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [String: CGSize]) -> CGSize {
        cache.values.reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [String: CGSize]
    ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
}

/// Equal sizes under a name of its own.
private struct EvenSizes: PolicyDefinition {
    let name = "even-sizes"

    func reduced<J: Judge>(_ row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> ReducedRowOver<J.Value> {
        ReducedRowOver(row, budget: room, base: { _ in 0 }, weight: { _ in 1 })
    }
}

/// A row, one child after the other, that keeps the lengths of its children in its cache, and does not always renew them.
private struct Hoarder: Layout {
    enum Flaw { case none, keepsLengths, addsUp }
    struct Cache {
        var lengths: [CGFloat]
        var sum: CGFloat
    }

    let flaw: Flaw

    func makeCache(subviews: Subviews) -> Cache {
        let lengths = subviews.map { $0.sizeThatFits(.unspecified).width }
        return Cache(lengths: lengths, sum: lengths.reduce(0, +))
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        let new = makeCache(subviews: subviews)
        if flaw != .keepsLengths { cache.lengths = new.lengths }
        cache.sum = flaw == .addsUp ? max(cache.sum, new.sum) : new.sum
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        CGSize(width: cache.sum, height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var place = bounds.minX
        for (subview, length) in zip(subviews, cache.lengths) {
            subview.place(at: CGPoint(x: place, y: bounds.minY), proposal: .unspecified)
            place += length
        }
    }
}

struct SubtleLayoutTests {
    private static var settings: TestingSettings {
        var settings = TestingSettings(cases: 300)
        settings.replay = nil
        return settings
    }

    private func counterexample(of flaw: Subtle.Flaw) -> LayoutCounterexample? {
        PlumbViewTesting.counterexample(to: Subtle(flaw: flaw), against: nil, settings: Self.settings)
    }

    @Test func `a fault that does not come back is reported`() throws {
        let found = try #require(counterexample(of: .everyNinetiethCall))
        #expect(found.search?.isRepeated == false && found.description.contains("did not come back"))
    }

    @Test func `a length that depends on where the bounds begin is a fault`() throws {
        let found = try #require(counterexample(of: .lengthFromOrigin))
        #expect(found.fault.description.contains("origin ignored: the width of child 0"), "\(found)")
    }

    @Test func `a cache that keeps what other children brought is a fault`() throws {
        func found(_ flaw: Hoarder.Flaw) -> LayoutCounterexample? {
            PlumbViewTesting.counterexample(to: Hoarder(flaw: flaw), against: nil, settings: Self.settings)
        }
        #expect(found(.none) == nil)
        let lengths = try #require(found(.keepsLengths)), sum = try #require(found(.addsUp))
        guard case .stalePlacing(1) = lengths.fault else { throw lengths }
        guard case .staleCache = sum.fault else { throw sum }
        // Two children are needed where the first one stands right all the same.
        #expect(lengths.search?.children == 2 && sum.search?.children == 1)
    }

    @Test func `children that a layout had before have values of their own, too`() throws {
        try verify(
            layout: Named(), proposal: .unspecified, accepting: { if case .overlap = $0 { true } else { false } }
        ) {
            Stretchable(minimum: 10).layoutValue(key: Name.self, value: "a")
            Stretchable(minimum: 20).layoutValue(key: Name.self, value: "b")
        }
    }

    @Test func `who accepts one fault of a law hides no other of the same law`() throws {
        let pile = Pile()
        func outside(_ fault: LayoutFault) -> Int? {
            if case .outside(let child, _, _) = fault { child } else { nil }
        }
        let first = try #require(
            PlumbViewTesting.counterexample(to: pile, against: nil, settings: Self.settings) { outside($0) == nil })
        let child = try #require(outside(first.fault))
        let second = try #require(
            PlumbViewTesting.counterexample(to: pile, against: nil, settings: Self.settings) {
                outside($0) == nil || outside($0) == child
            })
        #expect(outside(second.fault) != nil && outside(second.fault) != child)
    }

    @Test func `an infinite minimum is not beside a finite ideal`() throws {
        #expect(throws: LayoutCounterexample.self) {
            try verify(
                layout: Subtle(flaw: .infiniteMinimum), proposal: ProposedViewSize(width: nil, height: .infinity)
            ) {
                Color.clear
            }
        }
    }

    @Test func `the last digits of a size are no other size`() { #expect(counterexample(of: .lastDigits) == nil) }

    @Test(arguments: [-1...3, 0...2_000_000])
    func `a number of children that no layout can have is no success`(count: ClosedRange<Int>) throws {
        let found = PlumbViewTesting.counterexample(
            to: HStackLayout(), against: nil, children: count, settings: Self.settings)
        #expect(try #require(found).fault.description.hasPrefix("not judged: a list of"))
    }

    @Test(arguments: [CGFloat.nan, 2e9])
    func `children that are no row are not judged as one`(least: CGFloat) throws {
        let error = try #require(throws: LayoutCounterexample.self) {
            try verify(
                layout: HStackLayout(spacing: 0), against: .equalSizes,
                proposal: ProposedViewSize(width: 100, height: 10)
            ) {
                Stretchable(maximum: 2e9).layoutPriority(least.isNaN ? .nan : 0)
            }
        }
        #expect(error.fault.description.hasPrefix("not judged: "), "\(error)")
    }

    @Test func `a layout may have the faults that its test accepts`() throws {
        let pile = ZStackLayout()
        // As in SwiftUI the children of the highest priority alone say how large a ZStack is.
        let overlaps = { (fault: LayoutFault) in
            switch fault {
            case .overlap, .outside: true
            default: false
            }
        }
        #expect(throws: LayoutCounterexample.self) { try verify(layout: pile, settings: Self.settings) }
        try verify(layout: pile, settings: Self.settings, accepting: overlaps)
        // Whatever else is wrong is found behind it.
        let found = PlumbViewTesting.counterexample(
            to: Subtle(flaw: .lengthFromOrigin), against: nil, settings: Self.settings, accepting: overlaps)
        #expect(found != nil)
    }

    @Test func `a policy of one's own is written as one, and JSON knows none`() throws {
        let wrong = Subtle(flaw: .lengthFromOrigin)
        let own = PlumbViewTesting.counterexample(to: wrong, against: Policy(EvenSizes()), settings: Self.settings)
        #expect(try #require(own).source.contains("against: Policy(EvenSizes()),") && own?.json == nil)
        #expect(try #require(counterexample(of: .lengthFromOrigin)).json == nil)
    }

    @Test func `screens are looked at somewhere`() {
        #expect(throws: ViewQuestionError.self) { try assertAccessible(Color.clear, on: []) }
        #expect(throws: ViewQuestionError.self) { try assertLayout(of: Color.clear, sizes: []) }
    }
}
