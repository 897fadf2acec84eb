// ViewRepairSearch.swift: the cheapest numbers with which a screen keeps all claims, by trying them in the order of their cost.

import Deadlines

/// A search among the numbers of a screen that breaks a claim.
struct ViewRepairSearch {
    private let question: ViewQuestion
    private let screen: (ViewSetting) -> AnyView
    /// Where a choice has failed: there the next ones fail most likely, and that takes one layout to see.
    private var failures: [(variant: ViewVariant, width: Int)]
    /// The layouts that are left.
    private var left: Int

    /// So many views are laid out in any case, each as often as it does.
    private static let views = 400_000
    /// The most choices.
    static let mostChoices = 20_000
    /// The most places at which choices have failed that are tried first.
    private static let mostFailures = 16

    /// - Parameter layouts: How many the search made; so many times as many may this make.
    init(_ question: ViewQuestion, _ finding: ViewFinding, layouts: Int, _ screen: @escaping (ViewSetting) -> AnyView) {
        (self.question, self.screen) = (question, screen)
        failures = [(finding.variant, finding.width)]
        left = max(16 * layouts, Self.views / max(1, finding.plan.views.count))
    }

    /// What came of all choices, the cheapest first.
    mutating func repair() -> ScreenRepair {
        let choices = question.numbers.choices
        var tried = 0
        for choice in choices.dropFirst() {
            guard let holds = holds(choice) else {
                return ScreenRepair(outcome: .unfinished(tried: tried), numbers: question.numbers)
            }
            if holds {
                let changed = zip(question.numbers, choice).filter { $0.value != $1 }.map { ($0.name, $1) }
                let found = Dictionary(changed) { first, _ in first }
                return ScreenRepair(
                    outcome: .found(found, variants: question.variants.count, cheaper: tried), numbers: question.numbers
                )
            }
            tried += 1
        }
        return ScreenRepair(outcome: .none(tried: tried), numbers: question.numbers)
    }

    /// Whether all claims hold with some numbers, as far as is searched; `nil` where the layouts are used up.
    private mutating func holds(_ values: [CGFloat]) -> Bool? {
        let screen = question.reading(values, screen)
        let claims = Array(question.claims.indices)
        do throws(ViewQuestionError) {
            for (variant, width) in failures.reversed() {
                let sweep = ViewSweep(question, variant, claims: claims, screen)
                let found = try sweep.finding(at: width)
                left -= sweep.layouts
                if found != nil { return false }
                if left <= 0 || Deadline.isOver { return nil }
            }
            for variant in question.variants {
                var sweep = ViewSweep(question, variant, claims: claims, most: left, screen)
                let found = try sweep.narrowest()
                left -= sweep.layouts
                if let found {
                    failures = failures.suffix(Self.mostFailures - 1) + [(found.variant, found.width)]
                    return false
                }
                if sweep.isCutShort { return nil }
            }
            return true
        } catch {
            // A screen that cannot be laid out is no repair.
            return false
        }
    }
}

extension ViewQuestion {
    /// The screen with its numbers.
    func reading(_ values: [CGFloat], _ screen: @escaping (ViewSetting) -> AnyView) -> (ViewSetting) -> AnyView {
        let named = Dictionary(zip(numbers.map(\.name), values)) { first, _ in first }
        return { setting in
            var setting = setting
            setting.numbers = named
            return screen(setting)
        }
    }
}

extension [ScreenNumber] {
    /// All ways in which the numbers come together, the cheapest first, which is as they are.
    fileprivate var choices: [[CGFloat]] {
        let all = reduce([[]]) { choices, number in choices.flatMap { choice in number.values.map { choice + [$0] } } }
        func cost(_ choice: [CGFloat]) -> CGFloat {
            zip(self, choice).reduce(0) { $0 + $1.0.price * abs($1.1 - $1.0.value) }
        }
        let costs = all.map(cost)
        return all.indices.sorted { (costs[$0], $0) < (costs[$1], $1) }.map { all[$0] }
    }
}
