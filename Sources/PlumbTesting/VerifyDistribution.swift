// VerifyDistribution.swift: is a rule of your own optimal?  For test suites.

/// Checks that a rule gives the optimal lengths of a policy on random rows.
///
///     @Test func `my rule is fair`() throws { try verify(MyDistribution()) }
///
/// - Parameters:
///   - policy: What counts as fair.
///   - shape: The rows that are tried; rows of up to eight items by default.
///   - settings: How many rows, and from which seed; see `TestingSettings`.
/// - Throws: `Counterexample` with the smallest row that the rule does not answer optimally, as a problem that
///   `plumb verify` reads; with `EngineFailure.noRow` where the shape has no rows.
/// - Complexity: One call of the rule a case, on all cores.
public func verify(
    _ rule: any Distribution, against policy: Policy = .equalSizes, shape: RowShape? = nil,
    settings: TestingSettings = TestingSettings(cases: 2_000)
) throws(Counterexample) {
    let found = counterexample(to: rule, against: policy, shape: shape, settings: settings)
    if let found { throw found }
}

/// The smallest row that a rule does not answer optimally, or `nil` when none is found.
///
///     #expect(counterexample(to: MyDistribution()) == nil)
///
/// The parameters are those of `verify(_:against:shape:settings:)`.
public func counterexample(
    to rule: any Distribution, against policy: Policy = .equalSizes, shape: RowShape? = nil,
    settings: TestingSettings = TestingSettings(cases: 2_000)
) -> Counterexample? {
    var shape = shape ?? RowShape(items: 1...8)
    shape.policy = policy
    let target = FuzzTarget(String(describing: type(of: rule)), rule)
    do {
        return try Fuzzer(target, shape: shape, seed: settings.seed).search(cases: max(1, settings.cases))
    } catch {
        preconditionFailure("a rule of this process needs no start: \(error)")
    }
}
