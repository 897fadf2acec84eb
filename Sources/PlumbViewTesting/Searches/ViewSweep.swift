// ViewSweep.swift: a screen in one variant over all widths: where it bends it is looked at point by point.

import Deadlines

/// A claim that does not hold in a width.
struct ViewFinding {
    let variant: ViewVariant
    let width: Int
    /// The claim's position.
    let claim: Int
    let fault: PlacedFault
    let plan: ViewPlan
}

/// A search over all widths of one variant.
struct ViewSweep {
    private let question: ViewQuestion
    private let variant: ViewVariant
    /// The positions of the claims that are judged.
    private let claims: [Int]
    private let stage: ViewStage
    /// The same screen from left to right, for `mirrored`.
    private let mirror: ViewStage?
    private(set) var bends = 0
    /// So many layouts at most.
    private let most: Int
    /// Whether the search was given up.
    private(set) var isCutShort = false

    /// The distance in points between two widths that are laid out in any case.
    static let step = 5

    init(
        _ question: ViewQuestion, _ variant: ViewVariant, claims: [Int],
        most: Int = .max, _ screen: @escaping (ViewSetting) -> AnyView
    ) {
        (self.question, self.variant, self.claims, self.most) = (question, variant, claims, most)
        stage = ViewStage(question, variant, screen)
        let isMirrored = variant.direction == .rightToLeft && claims.contains { question.claims[$0].isMirrored }
        let other = ViewVariant(language: variant.language, textSize: variant.textSize, direction: .leftToRight)
        mirror = isMirrored ? ViewStage(question, other, screen) : nil
    }

    /// How many layouts were made.
    var layouts: Int { stage.layouts + (mirror?.layouts ?? 0) }

    /// The first claim that does not hold in a width.
    func finding(at width: Int) throws(ViewQuestionError) -> ViewFinding? { try look(at: width).1 }

    /// The narrowest width in which a claim does not hold; `nil` where none is found.
    mutating func narrowest() throws(ViewQuestionError) -> ViewFinding? {
        /// The last two widths, and whether they and the one before lie on one line.
        var before: [(Int, ViewPlan)] = []
        var wasStraight = false
        for width in grid where goesOn() {
            let (plan, finding) = try look(at: width)
            let isStraight = Self.isStraight(before, (width, plan))
            if before.count == 2, !isStraight, !wasStraight, let found = try inside(before[0].0, before[1].0) {
                return found
            }
            if let finding {
                guard let last = before.last else { return finding }
                return try inside(last.0, width) ?? finding
            }
            before = before.suffix(1) + [(width, plan)]
            wasStraight = isStraight
        }
        return before.count == 2 && !wasStraight ? try inside(before[0].0, before[1].0) : nil
    }

    /// Whether two widths and the next one lie on one line.  A function of its own, as `judged` is: its copies
    /// must not stay on the stack while a deep screen is laid out.
    private static func isStraight(_ before: [(Int, ViewPlan)], _ next: (Int, ViewPlan)) -> Bool {
        before.count == 2 && ViewPlan.isStraight(before[0], before[1], next)
    }

    private var grid: [Int] {
        let widths = question.widths
        return Array(stride(from: widths.lowerBound, to: widths.upperBound, by: Self.step)) + [widths.upperBound]
    }

    /// The first fault between two widths, point by point.
    private mutating func inside(_ first: Int, _ last: Int) throws(ViewQuestionError) -> ViewFinding? {
        bends += 1
        for width in (first + 1)..<max(last, first + 1) where goesOn() {
            if let finding = try look(at: width).1 { return finding }
        }
        return nil
    }

    /// Whether the search goes on.
    private mutating func goesOn() -> Bool {
        if !isCutShort { isCutShort = layouts >= most || Deadline.isOver }
        return !isCutShort
    }

    private func look(at width: Int) throws(ViewQuestionError) -> (ViewPlan, ViewFinding?) {
        let plan = try stage.plan(at: width)
        return (plan, judged(plan, beside: try mirror?.plan(at: width), at: width))
    }

    private func judged(_ plan: ViewPlan, beside mirror: ViewPlan?, at width: Int) -> ViewFinding? {
        let judge = ViewJudge(plan: plan, mirror: mirror, path: stage.path, leastLength: stage.leastLength)
        for claim in claims {
            guard let fault = judge.fault(against: question.claims[claim]) else { continue }
            return ViewFinding(variant: variant, width: width, claim: claim, fault: fault, plan: plan)
        }
        return nil
    }
}
