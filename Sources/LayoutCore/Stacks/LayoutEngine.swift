// LayoutEngine.swift: the rules by which stacks and grids share their lengths, chosen for a subtree or a whole host.

/// The rules by which stacks and grids share their lengths.
public struct LayoutEngine: Sendable {
    /// What the engine is called in reports.
    public let name: String
    package let rule: any StackRule

    /// SwiftUI's rules: the least flexible child first, no child asked again.
    public static let swiftUI = LayoutEngine(name: "swiftui", rule: GreedyRule())

    /// Stacks that ask a distribution for their lengths, with a common policy for all.
    ///
    /// Children that do not take what they are offered, such as text, are taken as they are: their answer becomes their
    /// bound, and the others are asked again.
    public init(_ distribution: any Distribution, policy: Policy = .equalSizes, name: String = "custom") {
        self.init(name: name, rule: DistributionRule(distribution, policy: policy))
    }

    package init(name: String, rule: any StackRule) { (self.name, self.rule) = (name, rule) }
}

extension View {
    /// Chooses the rules by which the stacks and grids inside share their lengths.
    public func layoutEngine(_ engine: LayoutEngine) -> some View { writing { $0.stackRule = engine.rule } }

    /// Lets the stacks inside ask a distribution for their lengths.
    public func layoutEngine(_ distribution: some Distribution) -> some View {
        layoutEngine(LayoutEngine(distribution))
    }
}
