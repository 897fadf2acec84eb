// VerifyLayout.swift: is a layout of your own right, and is it optimal?  For test suites.  Lengths in points.
// A trap in a layout ends the process: only what a layout answers can be reported.

/// Checks on random children that a layout which is a row, or a column, shares its length optimally, and that it keeps
/// the laws of every layout.
///
///     @Test func `my row is fair`() throws { try verify(layout: MyRow(), against: .equalIncrements) }
///
/// The children are rigid, flexible and stepping ones, up to six, with priorities; the containers propose numbers, 0,
/// nothing and infinity.  The laws: sizes are numbers; sizes and places depend on nothing but the proposal, whatever
/// has been asked before, and whatever children a cache was made for that is updated; minimum, ideal and maximum ascend; every child is placed once, inside the bounds, wherever
/// these begin; no two children overlap; the size reported is what the children take.  Gaps are those that the layout
/// leaves in its ideal size.
///
/// Lengths are judged by `Row.verdict`.  In a row with stepping children it is asked only that it fits
/// where it can, and that no two children improve it by a transfer that both accept.
///
/// - Parameters:
///   - policy: What counts as fair along the axis.
///   - alignment: On which guides the layout aligns its children across the axis; not judged unless given.
///   - source: The layout as written in source code, for the report; `MyRow()` by default.
///   - settings: How many cases, and from which seed; see `TestingSettings`.
///   - isAccepted: Says which faults the layout may have.
///   - function: The test; failures are kept for it.
/// - Throws: `LayoutCounterexample` with the smallest case found.
/// - Complexity: Some hundred calls of the layout a case.
public func verify<L: Layout>(
    layout: L, against policy: Policy, axis: Axis = .horizontal, alignment: Alignment? = nil, source: String? = nil,
    settings: TestingSettings = TestingSettings(cases: 500),
    accepting isAccepted: @escaping (LayoutFault) -> Bool = { _ in false }, function: String = #function
) throws(LayoutCounterexample) {
    let found = counterexample(
        to: layout, against: policy, axis: axis, alignment: alignment, source: source, settings: settings,
        accepting: isAccepted, function: function)
    if let found { throw found }
}

/// Checks on random children that a layout of any shape keeps the laws of every layout.
///
/// Children may overlap and reach outside only where some child does not take what it is offered.  Only a row reports
/// the size that its children take.
///
/// - Parameters:
///   - source: The layout as written in source code, for the report; `MyLayout()` by default.
///   - isAccepted: Says which faults the layout may have, as `{ if case .overlap = $0 { true } else { false } }` does for a
///     layout that stacks its children.
/// - Throws: `LayoutCounterexample` with the smallest case found.
public func verify<L: Layout>(
    layout: L, source: String? = nil, settings: TestingSettings = TestingSettings(cases: 500),
    accepting isAccepted: @escaping (LayoutFault) -> Bool = { _ in false }, function: String = #function
) throws(LayoutCounterexample) {
    let found = counterexample(
        to: layout, against: nil, source: source, settings: settings, accepting: isAccepted, function: function)
    if let found { throw found }
}

/// Checks a layout on given children under one proposal, as a failure of `verify(layout:against:)` prints them.
///
///     try verify(layout: MyRow(), against: .equalSizes, proposal: ProposedViewSize(width: 10, height: nil)) {
///         Stretchable(maximum: 10)
///         Stretchable(minimum: 10)
///     }
///
/// - Parameters:
///   - policy: What counts as fair along the axis; `nil` for a layout that is no row.
/// - Throws: `LayoutCounterexample` when something is wrong, and where the children are no row that a policy could judge.
public func verify<L: Layout, Content: View>(
    layout: L, against policy: Policy? = nil, axis: Axis = .horizontal, alignment: Alignment? = nil,
    proposal: ProposedViewSize, accepting isAccepted: @escaping (LayoutFault) -> Bool = { _ in false },
    @ViewBuilder children: () -> Content
) throws(LayoutCounterexample) {
    let demands = LayoutDemands(policy: policy, axis: axis, alignment: alignment, isAccepted: isAccepted)
    let found = children().withSubviewsAndOthers(in: axis) { subviews, others in
        let trial = LayoutTrial(
            layout: layout, demands: demands, subviews: subviews, others: others, proposal: proposal)
        let noRow = policy == nil ? nil : trial.noRow
        return (trial.fault ?? noRow).map { fault in
            LayoutCounterexample(
                layout: "\(L.self)", fault: fault, search: nil, source: "",
                json: trial.json(id: "given", engine: "\(L.self)"))
        }
    }
    if let found { throw found }
}

/// The smallest case in which a layout is wrong, or `nil` when none is found.
///
/// - Parameters:
///   - policy: What counts as fair along the axis; `nil` for a layout that is no row.
///   - children: How many children a case may have: from 0 to a million.
///   - function: The test; failures are kept for it.
///   - progress: Is called now and then with how many cases have been tried.
public func counterexample<L: Layout>(
    to layout: L, against policy: Policy?, axis: Axis = .horizontal, alignment: Alignment? = nil,
    source: String? = nil, children: ClosedRange<Int> = 0...6,
    settings: TestingSettings = TestingSettings(cases: 500),
    accepting isAccepted: @escaping (LayoutFault) -> Bool = { _ in false }, function: String = #function,
    progress: (Int) -> Void = { _ in }
) -> LayoutCounterexample? {
    let demands = LayoutDemands(policy: policy, axis: axis, alignment: alignment, isAccepted: isAccepted)
    return LayoutSearch(
        layout, demands: demands, source: source, children: children, settings: settings, function: function
    ).counterexample(progress: progress)
}
