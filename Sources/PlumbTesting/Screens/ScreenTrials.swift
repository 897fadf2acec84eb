// ScreenTrials.swift: a search that is repeated with changes to the screen that may repair it.

/// A change to a screen.
struct ScreenChange {
    let words: String
    let screen: (ScreenSetting) -> AnyView

    /// The optimal engine in the place of SwiftUI's rules.
    static func optimalEngine(_ screen: @escaping (ScreenSetting) -> AnyView) -> ScreenChange {
        ScreenChange(words: "the optimal engine") { AnyView(screen($0).layoutEngine(.optimal)) }
    }
}

/// A search that is repeated with changes to the screen, each within some time.
struct ScreenTrials {
    private let question: ScreenQuestion
    private let finding: ScreenFinding
    /// The claims that have to hold, by position.
    private let claims: [Int]
    private let time: Duration
    private let clock: SearchClock

    /// All trials together take no longer.
    private static let most = Duration.seconds(3)

    /// Trials of what may repair a fault.
    ///
    /// - Parameters:
    ///   - claims: Which have to hold with the change; by default the one that failed.
    ///   - time: What the search took; so long may each trial take, and always a quarter of a second.
    init(
        _ question: ScreenQuestion, _ finding: ScreenFinding, claims: [Int]? = nil, time: Duration,
        clock: SearchClock
    ) {
        (self.question, self.finding, self.claims) = (question, finding, claims ?? [finding.claim])
        self.time = min(max(time, .milliseconds(250)), Self.most)
        self.clock = clock
    }

    /// What comes of each change, up to the first that repairs the fault, as far as there is time.
    func outcomes(of changes: [ScreenChange]) -> [ScreenTrial] {
        let end = clock.now() + Self.most
        var trials: [ScreenTrial] = []
        for change in changes where clock.now() < end {
            let outcome = outcome(of: change, until: min(end, clock.now() + time))
            trials.append(ScreenTrial(change: change.words, outcome: outcome))
            if case .holds = outcome { break }
        }
        return trials
    }

    /// The width that failed comes first, then its setting, then all others; a screen that cannot be searched any further
    /// has not been searched to the end.
    private func outcome(of change: ScreenChange, until end: Duration) -> ScreenTrial.Outcome {
        let others = question.variants.filter { $0 != finding.variant }
        do throws(ScreenQuestionError) {
            for variant in [finding.variant] + others {
                var sweep = ScreenSweep(
                    question, variant, claims: claims, isOver: { clock.now() >= end }, change.screen)
                if variant == finding.variant, let found = try sweep.finding(at: finding.width) { return found.outcome }
                if let found = try sweep.narrowest() { return found.outcome }
                if sweep.isCutShort { return .unfinished }
            }
            return .holds(variants: others.count + 1)
        } catch {
            return .unfinished
        }
    }
}

extension ScreenFinding {
    fileprivate var outcome: ScreenTrial.Outcome { .fails(width: width, variant) }
}
