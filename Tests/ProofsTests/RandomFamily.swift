// RandomFamily.swift: random families of every policy, and points of them.  Lengths in points.

import PlumbTesting
import Proofs
import TestSupport
import Testing

/// A rule and the policies whose rows it answers.
struct ProvableRule: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rule: any Rule
    let policies: [Policy]

    init(_ name: String, _ rule: some Rule, _ policies: [Policy]) {
        (testDescription, self.rule, self.policies) = (name, rule, policies)
    }

    static let all = [
        ProvableRule("SwiftUI's rule", SwiftUIRule(), [.equalSizes, .weights]),
        ProvableRule("progressive filling", ProgressiveFilling(), [.equalIncrements, .equalSizes]),
        ProvableRule("water filling", WaterFilling(), Policy.linear),
        ProvableRule("CSS", CSSFlexbox(), [.cssFlex, .equalSizes, .weights]),
        ProvableRule("glue", TeXGlue(), [.glue]),
    ]
}

/// A family with random points of it.
struct FamilyCase: Sendable {
    let family: Family
    let points: [[Fraction]]
}

/// How random families are made.
struct RandomFamily: Sendable {
    let policies: [Policy]
    var parameters = 1...4
    var items = 2...6
    var points = 24

    /// Families, with points inside, at corners and on the boundaries of what comparisons may turn round at.
    var generator: Generator<FamilyCase?> {
        Generator(
            describe: { $0.map { "\($0.family.row)" } ?? "none" },
            draw: { choices in draw(&choices) })
    }

    private func draw(_ choices: inout Choices) -> FamilyCase? {
        let policy = Generator.one(of: policies).draw(&choices)
        let count = Generator.integer(in: parameters).draw(&choices)
        let parameters = (0..<count).map { index in
            let least = Fraction(Int(choices.draw(upTo: 4)) * 10)
            let size = Fraction(Int(choices.draw(upTo: 8)) * 10)
            return Parameter("p\(index)", least...(least + size))
        }
        let itemCount = Generator.integer(in: items).draw(&choices)
        let items = (0..<itemCount).map { _ in item(parameters, policy, &choices) }
        let gap = Fraction(Int(choices.draw(upTo: 2)) * 4)
        let room = VaryingLength(Fraction(Int(choices.draw(upTo: 8)) * 5 * itemCount))
        let available = room + parameters[0] * Generator.one(of: [1, 2, Fraction(1, over: 3)]).draw(&choices)
        var ties: [Tie] = []
        if count > 1, choices.draw(upTo: 2) == 2 { ties.append(parameters[0].length <= parameters[1].length + 10) }
        let family = try? Family(
            parameters: parameters, items: items, spacing: VaryingLength(gap), available: available, policy: policy,
            where: ties)
        guard let family, (try? family.validate()) != nil else { return nil }
        let points = (0..<points).map { _ in point(parameters, &choices) }.filter(family.contains)
        return FamilyCase(family: family, points: points)
    }

    /// 0, a parameter or half of one.
    private func varying(_ parameters: [Parameter], _ choices: inout Choices) -> VaryingLength {
        let index = Int(choices.draw(upTo: UInt64(parameters.count)))
        guard index > 0 else { return 0 }
        let factors: [Fraction] = [1, Fraction(1, over: 2), Fraction(1, over: 3), Fraction(1, over: 8)]
        return parameters[index - 1] * factors[Int(choices.draw(upTo: 3))]
    }

    private func item(
        _ parameters: [Parameter], _ policy: Policy, _ choices: inout Choices
    ) -> ItemOver<VaryingLength> {
        let minimum = VaryingLength(Fraction(Int(choices.draw(upTo: 3)) * 5)) + varying(parameters, &choices)
        var item = ItemOver<VaryingLength>(minimum: minimum)
        if policy.definition.usesIdeals {
            item.ideal = minimum + VaryingLength(Fraction(Int(choices.draw(upTo: 3)) * 10))
        }
        if choices.draw(upTo: 3) > 0 {
            let more = VaryingLength(Fraction(Int(choices.draw(upTo: 3)) * 10)) + varying(parameters, &choices)
            item.maximum = item.ideal + more
        }
        item.priority = Generator.one(of: [0, 0, 0, 1]).draw(&choices)
        switch policy {
        case .weights: item.weight = Generator.one(of: [1, 2, 3, Fraction(1, over: 2)]).draw(&choices)
        case .cssFlex:
            // A flex line that shrinks multiplies by its bases, so they do not vary.
            let basis = Fraction(Int(choices.draw(upTo: 5)) * 10)
            let factors: [Fraction] = [0, 1, 2, Fraction(1, over: 2), Fraction(1, over: 10)]
            item.flex = .init(
                basis: VaryingLength(basis), grow: Generator.one(of: factors).draw(&choices),
                shrink: Generator.one(of: factors).draw(&choices))
        case .glue:
            let factors: [Fraction] = [0, 1, 2, 5, 20]
            item.glue = .init(
                stretch: Generator.one(of: factors).draw(&choices), shrink: Generator.one(of: factors).draw(&choices),
                stretchOrder: Int(choices.draw(upTo: 1)), shrinkOrder: Int(choices.draw(upTo: 1)))
        case .levels:
            item.base = VaryingLength(Fraction(Int(choices.draw(upTo: 5)) * 10)) + varying(parameters, &choices)
            item.weight = Generator.one(of: [1, 2, 3, Fraction(1, over: 2)]).draw(&choices)
        case .qtBox, .gtkBox, .naturalSteps, .gridTracks:
            item.flex.grow = Generator.one(of: [0, 1, 2]).draw(&choices)
            item.flex.shrink = Generator.one(of: [1, 0, 2]).draw(&choices)
            item.shrinkPriority = Generator.one(of: [0, 0, 1]).draw(&choices)
        default: break
        }
        return item
    }

    /// Corners, multiples of 10 and of 5 (where rows of such lengths turn round), and any others.
    private func point(_ parameters: [Parameter], _ choices: inout Choices) -> [Fraction] {
        let parts: UInt64 = Generator.one(of: [1, 6, 12, 997]).draw(&choices)
        return parameters.map { parameter in
            let share = Fraction(Int(choices.draw(upTo: parts)), over: Int(parts))
            let size = parameter.range.upperBound - parameter.range.lowerBound
            return parameter.range.lowerBound + size * share
        }
    }
}
