// WideFamily.swift: random families of every kind that a row allows: odd factors, negative gaps, gaps and bases that vary,
// intervals of one number, ties given both ways, tiers.  Lengths in points.

import PlumbTesting
import Proofs

/// How families of many kinds are made.
struct WideFamily: Sendable {
    let policies: [Policy]
    var parameters = 1...4
    var items = 2...8

    /// Families; none where the draw is no family.
    var generator: Generator<Family?> {
        Generator(describe: { $0.map { "\($0)" } ?? "none" }, draw: { choices in draw(&choices) })
    }

    private func draw(_ choices: inout Choices) -> Family? {
        let policy = Generator.one(of: policies).draw(&choices)
        let parameters = (0..<Generator.integer(in: parameters).draw(&choices)).map { parameter($0, &choices) }
        let count = Generator.integer(in: items).draw(&choices)
        let items = (0..<count).map { _ in item(parameters, policy, &choices) }
        let gaps = (1..<max(1, count)).map { _ in gap(parameters, &choices) }
        let room = VaryingLength(Fraction(Int(choices.draw(upTo: 12)) * 5 * count, over: 2))
        let available = room + varying(parameters, &choices) + varying(parameters, &choices)
        let family = try? Family(
            parameters: parameters, items: items, spacing: gaps, available: available, policy: policy,
            where: ties(parameters, &choices))
        guard let family, (try? family.validate()) != nil else { return nil }
        return family
    }

    private func parameter(_ index: Int, _ choices: inout Choices) -> Parameter {
        let least = Fraction(Int(choices.draw(upTo: 6)) * 7, over: Generator.one(of: [1, 1, 3]).draw(&choices))
        let size = Fraction(Int(choices.draw(upTo: 8)) * 10, over: Generator.one(of: [1, 1, 7]).draw(&choices))
        return Parameter("p\(index)", least...(least + size))
    }

    /// 0, or a multiple of a parameter.
    private func varying(_ parameters: [Parameter], _ choices: inout Choices) -> VaryingLength {
        let index = Int(choices.draw(upTo: UInt64(parameters.count)))
        guard index > 0 else { return 0 }
        let factors: [Fraction] = [
            1, Fraction(1, over: 2), Fraction(1, over: 3), 1, Fraction(2, over: 7), Fraction(1, over: 8), 2,
            Fraction(1, over: 1_000_000_000),
        ]
        return parameters[index - 1] * Generator.one(of: factors).draw(&choices)
    }

    private func gap(_ parameters: [Parameter], _ choices: inout Choices) -> VaryingLength {
        switch choices.draw(upTo: 5) {
        case 0...2: 0
        case 3: 8
        case 4: -5
        default: varying(parameters, &choices) - 10
        }
    }

    private func ties(_ parameters: [Parameter], _ choices: inout Choices) -> [Tie] {
        guard let first = parameters.first, let last = parameters.dropFirst().last else { return [] }
        let other = Generator.one(of: parameters).draw(&choices)
        switch choices.draw(upTo: 7) {
        case 0...4: return []
        case 5: return [first.length <= last + 10]
        case 6: return [first + last <= other + 60, last.length <= first * 2]
        default: return [first.length <= last.length, first.length >= last.length]
        }
    }

    private func item(
        _ parameters: [Parameter], _ policy: Policy, _ choices: inout Choices
    ) -> ItemOver<VaryingLength> {
        let least = VaryingLength(Fraction(Int(choices.draw(upTo: 4)) * 5)) + varying(parameters, &choices)
        var item = ItemOver<VaryingLength>(minimum: least)
        if policy.definition.usesIdeals {
            item.ideal = least + VaryingLength(Fraction(Int(choices.draw(upTo: 3)) * 10))
        }
        switch choices.draw(upTo: 4) {
        case 0: break
        case 1: item.maximum = item.ideal
        default:
            let more = VaryingLength(Fraction(Int(choices.draw(upTo: 4)) * 10)) + varying(parameters, &choices)
            item.maximum = item.ideal + more + varying(parameters, &choices)
        }
        item.priority = Generator.one(of: [0, 0, 0, 1, -Double.infinity]).draw(&choices)
        let factors: [Fraction] = [0, 1, 2, Fraction(1, over: 2), Fraction(1, over: 10), 20]
        item.weight = Generator.one(of: [1, 2, 3, Fraction(1, over: 3)]).draw(&choices)
        let shrink = Generator.one(of: factors).draw(&choices)
        // A flex line that shrinks multiplies by its bases, so these do not vary.
        let basis =
            shrink == 0
            ? varying(parameters, &choices) : VaryingLength(Fraction(Int(choices.draw(upTo: 5)) * 10))
        item.flex = .init(basis: basis, grow: Generator.one(of: factors).draw(&choices), shrink: shrink)
        item.base = varying(parameters, &choices)
        item.glue = .init(
            stretch: Generator.one(of: factors).draw(&choices), shrink: shrink,
            stretchOrder: Int(choices.draw(upTo: 1)), shrinkOrder: Int(choices.draw(upTo: 1)))
        return item
    }
}
