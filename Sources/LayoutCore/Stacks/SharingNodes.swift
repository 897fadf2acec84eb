// SharingNodes.swift: stacks of views that say themselves how they share their length.  Lengths in points.

/// The nodes of a stack that shares its length by itself.
private struct SharingNodes: SharingStack {
    typealias Comparisons = PlainJudge<Double>
    typealias Failure = any Error

    let row: StackRow
    let sharing: StackSharing<Double>
    let usesIdeals: Bool

    init(_ row: StackRow, _ sharing: StackSharing<Double>) {
        (self.row, self.sharing, usesIdeals) = (row, sharing, sharing.policy.definition.usesIdeals)
    }

    var policy: Policy { sharing.policy }
    var priorities: [Double] { row.priorities }
    var gaps: [Double] { row.gaps.map { Double($0) } }
    func isNested(_ child: Int) -> Bool { row.views[child].isNested }
    func mayTakeParts(_ child: Int) -> Bool { row.views[child].mayTakeParts }
    func takenLengths(of child: Int) -> [ClosedRange<Double>]? {
        row.axis == .horizontal ? row.views[child].takenWidths : nil
    }
    func noteUnproven() { row.views.first?.session.reportHere(.fairnessUnproven) }
    func fields(of child: Int) -> ItemOver<Double> { sharing.items[child] }

    func length(of child: Int, offered: Double, judge: inout PlainJudge<Double>) -> Double {
        Double(row.length(of: child, offered: CGFloat(offered)))
    }

    func step(of child: Int, within length: Double, judge: inout PlainJudge<Double>) -> Double {
        self.length(of: child, offered: length, judge: &judge)
    }

    func staircase(of child: Int, cutting: Bool, judge: inout PlainJudge<Double>) -> Staircase<Double>? {
        row.axis == .horizontal ? row.views[child].staircaseInRow(cutting: cutting) : nil
    }

    func knowsHeights(of child: Int, judge: inout PlainJudge<Double>) -> Bool {
        row.axis != .horizontal || row.views[child].knowsHeights(judge: &judge)
    }

    func ideal(of child: Int, judge: inout PlainJudge<Double>) -> Double {
        Double(row.length(of: child, offered: nil))
    }

    func searched(_ row: Row, judge: inout PlainJudge<Double>) -> [Double] { WaterFilling().lengths(for: row) }
    func settled(_ row: Row, judge: inout PlainJudge<Double>) -> [Double] { searched(row, judge: &judge) }
    func ruled(_ row: Row, judge: inout PlainJudge<Double>) throws -> [Double] {
        try sharing.rule?.lengths(for: row) ?? searched(row, judge: &judge)
    }
}

extension StackRow {
    /// What each view is offered where the stack shares its length by itself.
    ///
    /// - Throws: `NoRowOfStack`; what stops the stack's rule.
    func offers(by sharing: StackSharing<Double>, optimum isOptimal: Bool) throws -> [CGFloat?] {
        guard let length else { return views.map { _ in nil } }
        var judge = PlainJudge<Double>()
        let offers = try SharingNodes(self, sharing).offers(
            in: Double(length), byOptimum: isOptimal || sharing.isOptimal, judge: &judge)
        guard let offers else { throw NoRowOfStack() }
        return offers.map { CGFloat($0) }
    }
}

/// A row or a column that shares its length by itself; with one view inside it is a container too.
package struct PolicyStack: View, PrimitiveView {
    private let engine: StackEngine
    private let content: StaticViews

    /// Puts views in a stack, aligned on a guide, with a distance in points between neighbours; `nil` for what they prefer.
    package init(
        _ axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, sharing: StackSharing<Double>, _ content: StaticViews
    ) {
        engine = StackEngine(axis: axis, alignment: alignment, spacing: spacing, sharing: sharing)
        self.content = content
    }

    func build(in context: BuildContext, into list: inout NodeList) {
        let children = context.child(0).oriented(engine.axis).nodes(of: content).nodes
        let type: Any.Type = engine.axis == .horizontal ? HStack<StaticViews>.self : VStack<StaticViews>.self
        context.identity.viewType = type
        list.nodes.append(ContainerNode(context, type, StackBox(engine), children))
    }
}
