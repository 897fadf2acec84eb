// ViewTrials.swift: a search that is repeated with changes to the screen that may repair it.

import Deadlines

/// A change to a screen.
struct ViewChange {
    /// The change, as one would say it.
    let words: String
    let screen: (ViewSetting) -> AnyView

    /// An engine in the place of SwiftUI's rules.
    init(_ engine: LayoutEngine, in screen: @escaping (ViewSetting) -> AnyView) {
        words = "the \(engine.name) engine"
        self.screen = { AnyView(screen($0).layoutEngine(engine)) }
    }
}

/// A search that is repeated with changes to the screen, each within some layouts: they are counted, so that the same is
/// found on every machine.
struct ViewTrials {
    private let question: ViewQuestion
    private let finding: ViewFinding
    /// The most layouts of a trial.
    private let most: Int

    /// So many views a trial may lay out in any case, each as often as it does, and all trials four times as many.
    private static let views = 100_000

    /// Trials of what may repair a fault.
    ///
    /// - Parameter layouts: How many the search made; so many may each trial make.
    init(_ question: ViewQuestion, _ finding: ViewFinding, layouts: Int) {
        (self.question, self.finding) = (question, finding)
        most = max(layouts, Self.views / max(1, finding.plan.views.count))
    }

    /// What comes of each change, up to the first that repairs the fault, as far as the layouts go.
    func outcomes(of changes: [ViewChange]) -> [ViewTrial] {
        var left = 4 * most
        var trials: [ViewTrial] = []
        for change in changes where left > 0 && !Deadline.isOver {
            let (outcome, layouts) = outcome(of: change, within: min(left, most))
            left -= layouts
            trials.append(ViewTrial(change: change.words, outcome: outcome))
            if case .holds = outcome { break }
        }
        return trials
    }

    /// The width that failed comes first, then its setting, then all others; a screen that cannot be searched any further
    /// has not been searched to the end.
    private func outcome(of change: ViewChange, within most: Int) -> (ViewTrial.Outcome, layouts: Int) {
        var layouts = 0
        let others = question.variants.filter { $0 != finding.variant }
        do throws(ViewQuestionError) {
            for variant in [finding.variant] + others {
                var sweep = ViewSweep(
                    question, variant, claims: [finding.claim], most: most - layouts, change.screen)
                var found = variant == finding.variant ? try sweep.finding(at: finding.width) : nil
                if found == nil { found = try sweep.narrowest() }
                layouts += sweep.layouts
                if let found { return (found.outcome, layouts) }
                if sweep.isCutShort { return (.unfinished, layouts) }
            }
            return (.holds(variants: others.count + 1), layouts)
        } catch {
            return (.unfinished, layouts + 1)
        }
    }
}

extension ViewFinding {
    fileprivate var outcome: ViewTrial.Outcome { .fails(width: width, variant) }
}
