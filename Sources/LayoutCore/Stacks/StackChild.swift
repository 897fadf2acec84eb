// StackChild.swift: a child of a stack, as the rule that shares the length sees it.  Lengths in points.

/// A child of a stack: it can be asked, any number of times, how long it would be.
package struct StackChild {
    /// The layout priority; larger ones are served first.
    package let priority: Double
    /// Whether an offer is shared among several views inside.
    let isNested: Bool
    /// Whether it may take a part of each offer, so that it takes less where it is offered what it took.
    let mayTakeParts: Bool
    private let source: Source

    /// Where the answers come from: nearly always a view, which needs no closure.
    private enum Source {
        case view(any Measurable, Axis, across: CGFloat?)
        case function((CGFloat?) -> CGFloat)
        /// Another child, asked as if no steps of it were known.
        indirect case anew(StackChild)
    }

    /// A child with its answers to offers, in points.
    package init(priority: Double, answer: @escaping (CGFloat?) -> CGFloat) {
        (self.priority, isNested, mayTakeParts, source) = (priority, false, true, .function(answer))
    }

    /// A subview of a stack along an axis that is itself offered a length across.
    init(_ view: any Measurable, priority: Double, along axis: Axis, across: CGFloat?) {
        (self.priority, isNested, mayTakeParts) = (priority, view.isNested, view.mayTakeParts)
        source = .view(view, axis, across: across)
    }

    /// The length that the child takes when it is offered one, in points; its ideal length when offered `nil`.
    package func length(offered length: CGFloat?) -> CGFloat {
        switch source {
        case .view(let view, let axis, let across):
            view.size(for: ProposedViewSize(along: axis, length, across: across))[axis]
        case .function(let answer): answer(length)
        case .anew(let child): child.length(offered: length)
        }
    }

    /// Reports a problem at the stack that is laid out.
    func report(_ problem: LayoutDiagnostic.Problem) {
        switch source {
        case .view(let view, _, _): (view as? Node)?.session.reportHere(problem)
        case .anew(let child): child.report(problem)
        case .function: break
        }
    }

    /// The same child, asked as if no steps of it were known.
    var askedAnew: StackChild { StackChild(askingAnew: self) }

    private init(askingAnew child: StackChild) {
        (priority, isNested, mayTakeParts) = (child.priority, child.isNested, child.mayTakeParts)
        source = .anew(child)
    }

    /// The length that the child takes of an offer, where it is known that it steps; see `SteadyStretches`.
    func step(within length: CGFloat) -> CGFloat {
        switch source {
        case .view(let view, let axis, let across): view.length(of: length, along: axis, across: across)
        case .function(let answer): answer(length)
        case .anew(let child): child.length(offered: length)
        }
    }

    /// The lengths that the child takes of offers of them, apart and ascending; `nil` where it has to be asked.
    var takenLengths: [ClosedRange<Double>]? {
        switch source {
        case .view(let view, .horizontal, _): (view as? Node)?.takenWidths
        case .anew(let child): child.takenLengths
        case .view, .function: nil
        }
    }

    /// The length when offered 0, in points.
    package var minimum: CGFloat { length(offered: 0) }
    /// The length when offered nothing in particular, in points.
    package var ideal: CGFloat { length(offered: nil) }
    /// The length when offered infinity, in points.
    package var maximum: CGFloat { length(offered: .infinity) }
}
