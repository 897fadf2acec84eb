// MeasuredStack.swift: what a stack of plain data offers its children, by SwiftUI's rule or the optimum, in any arithmetic.
// Lengths in points.

import LayoutCore
import Rows

/// A stack's children under one proposal across it.
struct MeasuredStack<J: Judge>: SteppingStack {
    typealias Comparisons = J
    typealias Failure = J.Failure
    typealias Length = J.Value

    let children: [MeasuredView<Length>]
    let gaps: [Length]
    let axis: Axis
    let across: Length?

    var policy: Policy { .equalSizes }
    var priorities: [Double] { children.map(\.priority) }
    func isNested(_ child: Int) -> Bool { children[child].isNested }

    func length(of child: Int, offered: Length, judge: inout J) throws(Failure) -> Length {
        let proposal = PerAxis<Length?> { $0 == axis ? offered : across }
        return try children[child].size(for: proposal, judge: &judge)[axis]
    }

    func step(of child: Int, within length: Length, judge: inout J) throws(Failure) -> Length {
        try self.length(of: child, offered: length, judge: &judge)
    }

    func searched(_ row: RowOver<Length>, judge: inout J) throws(Failure) -> [Length] {
        try J.rethrowing {
            try WaterFilling().compiledLengths(of: row, in: row.room ?? .infinity, judge: &judge)
        }
    }

    func settled(_ row: RowOver<Length>, judge: inout J) throws(Failure) -> [Length] {
        try searched(row, judge: &judge)
    }

    /// What each child is offered along the stack; `nil` asks for the ideal length.
    func offers(
        in length: Length?, by engine: SceneEngine, judge: inout J
    ) throws(Failure) -> [Length?] {
        guard let length else { return children.map { _ in nil } }
        if engine == .optimal, let offers = try offers(in: length, judge: &judge) { return offers }
        return try greedyOffers(in: length, judge: &judge)
    }

    private func greedyOffers(in length: Length, judge: inout J) throws(Failure) -> [Length] {
        var offers = children.map { _ in length }
        if length == .infinity { return offers }
        try SwiftUIRule.ask(
            priorities: priorities, room: length - gaps.reduce(0, +),
            minimum: { (child, judge) throws(Failure) in try self.length(of: child, offered: 0, judge: &judge) },
            maximum: { (child, judge) throws(Failure) in
                try self.length(of: child, offered: .infinity, judge: &judge)
            }, judge: &judge
        ) { (child, share, judge) throws(Failure) in
            offers[child] = judge.greater(share, 0)
            return try self.length(of: child, offered: offers[child], judge: &judge)
        }
        return offers
    }
}

extension MeasuredView {
    /// Lets the stacks inside, and the view itself, share their lengths by some rules.
    ///
    /// - Returns: The view, which has not been asked yet.
    /// - Throws: `UnmeasuredView` for a grid under the optimum, whose columns are a linear program of their own.
    package func sharing(by engine: SceneEngine) throws(UnmeasuredView) -> MeasuredView {
        if case .grid = content, engine == .optimal { throw UnmeasuredView(kind: "grid under the optimum", id: id) }
        self.engine = engine
        for child in children { _ = try child.sharing(by: engine) }
        return self
    }
}
