// RuleEntry+Standard.swift: the rules that Plumb brings along.  A new one is added here, and to `RuleTable.standard`.

extension RuleEntry {
    /// The linear programs, GLPK advising, fairness by progressive filling.
    public static let glpk = RuleEntry(
        "glpk", title: "optimum (GLPK)", summary: "linear programs, progressive fairness", programs: .progressive)
    /// The linear programs, GLPK advising, fairness as one Gini program.
    public static let gini = RuleEntry(
        "gini", title: "optimum (Gini)", summary: "fairness as one program",
        takes: "at most \(GiniProgram.mostItems) items", programs: .gini)
    /// A greedy answer confirmed from its own basis.
    public static let certified = RuleEntry(
        "certified", title: "optimum (certified start)",
        summary: "a greedy answer confirmed by the simplex method", programs: .certified)
    /// As `glpk`, every program solved once more in exact arithmetic.
    public static let exact = RuleEntry(
        "exact", title: "optimum (exact)", summary: "rational arithmetic", programs: .exact)
    /// What SwiftUI's stacks do.
    public static let swiftui = RuleEntry(
        "swiftui", title: "SwiftUI rule", summary: "what SwiftUI's stacks do", rule: SwiftUIRule(), countsLine: true)
    /// Progressive filling over the minima.
    public static let progressiveFill = RuleEntry(
        "progressive-fill", title: "progressive fill", summary: "equal increments over the minima",
        rule: ProgressiveFilling())
    /// The freeze loop of CSS flexbox; rows of another policy as a style sheet has them, where a flex line states them.
    public static let css = RuleEntry(
        "css", title: "CSS flex loop", summary: "the freeze loop of CSS flexbox",
        takes: "no rows of \(Policy.allCases.filter { !$0.isWrittenInCSS }.map(\.name).listed)", rule: CSSFlexbox(),
        sweep: RuleSweep("CSS flex loop", CSSFlexbox()) { try $0.writtenInCSS() })
    /// TeX's glue setting; refuses rows of another policy.
    public static let glue = RuleEntry(
        "glue", title: "TeX glue setting", summary: "TeX's glue setting", takes: "rows of policy glue only",
        rule: TeXGlue())
    /// The algorithm of the toolkit that a policy is named for; refuses rows of the other policies.
    public static let toolkit = RuleEntry(
        "toolkit", title: "toolkit", summary: "the algorithm of the toolkit behind the policy",
        takes: "rows of the policies of toolkits only", rule: ToolkitRule())
    /// The optimum by rounds of freezing, without a linear program.
    public static let waterFill = RuleEntry(
        "water-fill", title: "water fill", summary: "the optimum by rounds of freezing, without a linear program",
        rule: WaterFilling(),
        sweep: .optimum)
}
