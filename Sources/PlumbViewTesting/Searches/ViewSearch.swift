// ViewSearch.swift: every variant of a screen, and the simplest in which a claim does not hold.

/// A search for a setting in which a screen breaks.
struct ViewSearch {
    private let question: ViewQuestion
    private let screen: (ViewSetting) -> AnyView
    /// The screen before its numbers are put in.
    private let open: (ViewSetting) -> AnyView
    /// What was looked at so far.
    private(set) var coverage = ViewCoverage()

    /// A search that has not begun.
    init(_ question: ViewQuestion, _ screen: @escaping (ViewSetting) -> AnyView) {
        (self.question, open) = (question, screen)
        self.screen = question.reading(question.numbers.map(\.value), screen)
    }

    /// The simplest setting that was found, with changes tried that may repair the screen there; `nil` where there is
    /// none.
    mutating func counterexample(
        trying changes: [ViewChange]
    ) throws(ViewQuestionError) -> ViewCounterexample? {
        guard let found = try finding() else { return nil }
        var counterexample = ViewCounterexample(found, question)
        if counterexample.claim.dependsOnShares {
            let trials = ViewTrials(question, found, layouts: coverage.layouts)
            counterexample.trials = trials.outcomes(of: changes)
        }
        if !question.numbers.isEmpty {
            var search = ViewRepairSearch(question, found, layouts: coverage.layouts, open)
            counterexample.leastRepair = search.repair()
        }
        return counterexample
    }

    private mutating func finding() throws(ViewQuestionError) -> ViewFinding? {
        for variant in question.variants {
            coverage.variants += 1
            if let found = try sweep(variant, Array(question.claims.indices)) {
                return try simplest(found)
            }
        }
        return nil
    }

    /// The same claim broken in a variant no part of which can be simpler.
    private mutating func simplest(_ found: ViewFinding) throws(ViewQuestionError) -> ViewFinding {
        var best = found
        var passed: Set<ViewVariant> = []
        while let simpler = question.simpler(than: best.variant).first(where: { !passed.contains($0) }) {
            if let found = try sweep(simpler, [best.claim]) { best = found } else { passed.insert(simpler) }
        }
        return best
    }

    private mutating func sweep(_ variant: ViewVariant, _ claims: [Int]) throws(ViewQuestionError) -> ViewFinding? {
        var sweep = ViewSweep(question, variant, claims: claims, screen)
        defer {
            coverage.layouts += sweep.layouts
            coverage.bends += sweep.bends
        }
        return try sweep.narrowest()
    }
}
