// MeasurableScene.swift: random scenes of every kind that is laid out in any arithmetic.  Lengths in points.

import Documents
package import PlumbTesting
import Rows
package import Scenes

extension Generator where Value == SceneDocument {
    /// Scenes of at most twenty leaves and five levels; lengths are multiples of half a point, and every view has a name.
    package static var measurable: Generator { measurable(by: .swiftui) }

    /// The same without grids by the optimum, whose columns are a program of their own.
    ///
    /// - Parameter sharing: Whether stacks may have policies and rules of their own.
    package static func measurable(by engine: SceneEngine, sharing: Bool = false) -> Generator {
        Generator(
            describe: { $0.json.line },
            draw: { choices in
                var draw = MeasurableScene(choices: choices, hasGrids: engine == .swiftui, shares: sharing)
                let proposal = "\"proposal\": [\(draw.offer()), \(draw.offer())], \"displayScale\": \(draw.scale())"
                let text = "{\(proposal), \"tree\": \(draw.view(levels: 5))}"
                choices = draw.choices
                guard let scene = try? SceneDocument.read(text) else { preconditionFailure("no scene: \(text)") }
                return scene
            })
    }
}

extension Generator where Value == SceneFamily {
    /// The same with parameters `w` and `h`, which are proposed, and `p`, with which some lengths vary.
    ///
    /// - Parameters:
    ///   - leaves: The most leaves.
    ///   - sharing: Whether stacks may have policies and rules of their own.
    package static func provable(by engine: SceneEngine, leaves: Int = 6, sharing: Bool = false) -> Generator {
        Generator(
            describe: { $0.json.line },
            draw: { choices in
                var draw = MeasurableScene(
                    choices: choices, hasGrids: engine == .swiftui, leaves: leaves, varies: true, shares: sharing)
                let text = """
                    {"parameters": {"w": [0, 300], "h": [100, 400], "p": [1, 3]}, "proposal": ["w", "h"],
                     "displayScale": "infinity", "tree": \(draw.view(levels: 3))}
                    """
                choices = draw.choices
                guard let family = try? SceneFamily.read(text) else { preconditionFailure("no family: \(text)") }
                return family
            })
    }
}

/// The making of one scene, as JSON.
private struct MeasurableScene {
    var choices: Choices
    private var leaves: Int
    private var count = 0
    private let hasGrids: Bool
    private let varies: Bool
    private let shares: Bool
    /// Whether the size of a text varies: the gap that two of them prefer is the larger one, which is not linear.
    private var hasVaryingText = false

    init(choices: Choices, hasGrids: Bool, leaves: Int = 20, varies: Bool = false, shares: Bool = false) {
        (self.choices, self.hasGrids, self.leaves, self.varies) = (choices, hasGrids, leaves, varies)
        self.shares = shares
    }

    /// A length, or one that varies with `p`, which is at least 1.
    private mutating func form(_ length: Double) -> String {
        guard varies, choices.draw(upTo: 2) == 2 else { return "\(length)" }
        return pick(["[\"*\", \(length), \"p\"]", "[\"+\", \(length), [\"*\", 2, \"p\"]]", "\"p\""])
    }

    private mutating func pick(_ values: [String]) -> String {
        values[Int(choices.draw(upTo: UInt64(values.count - 1)))]
    }
    private mutating func length(upTo limit: Int = 100) -> Double { Double(choices.draw(upTo: UInt64(2 * limit))) / 2 }
    mutating func scale() -> String { pick(["1", "3", "\"infinity\""]) }
    mutating func offer() -> String { pick(["\(length(upTo: 300))", "\(length(upTo: 800))", "null", "0"]) }

    /// - Parameter policy: That of the stack that it stands in.
    mutating func view(levels: Int, in policy: Policy? = nil) -> String {
        count += 1
        let own = policy.map { told(under: $0) } ?? ""
        let fields = levels == 0 || leaves <= 0 ? leaf() : inner(levels: levels - 1)
        return "{\"id\": \"\(count)-\(levels)-\(leaves)\", \(own)\(fields)}"
    }

    /// What a view tells its policy: whole factors, since with others flex lines jump, and near a jump doubles may err.
    private mutating func told(under policy: Policy) -> String {
        let values = (["weight"] + ItemFields.named.filter { policy.definition.fields.contains($0.field) }.map(\.name))
            .map { name -> String in
                switch name {
                case "basis", "base": "\"\(name)\": \(form(length(upTo: 60)))"
                case "stretchOrder", "shrinkOrder": pick(["", "", "\"\(name)\": 1"])
                case "shrinkPriority": pick(["", "\"shrinkPriority\": 1"])
                case "weight": pick(["", "\"weight\": 3", "\"weight\": 0.5"])
                default: pick(["", "\"\(name)\": 0", "\"\(name)\": 1", "\"\(name)\": 2"])
                }
            }
        return values.filter { !$0.isEmpty }.map { "\($0), " }.joined()
    }

    /// A policy and a rule that answers its rows.
    private mutating func sharing() -> (policy: Policy?, fields: String) {
        guard shares, choices.draw(upTo: 3) > 0 else { return (nil, "") }
        // Views have no steps by which a row could be as low as it can.
        let policy = Policy.withoutJumps[Int(choices.draw(upTo: UInt64(Policy.withoutJumps.count - 1)))]
        let rules = SceneRule.standard.filter { (try? $0.rule.accept(policy)) != nil }
        let rule = pick([""] + rules.map { "\"rule\": \"\($0.name)\", " })
        return (policy, "\"policy\": \"\(policy.name)\", \(rule)")
    }

    private mutating func leaf() -> String {
        leaves -= 1
        let (low, ideal, high) = (length(upTo: 40), length(upTo: 40), length())
        switch choices.draw(upTo: 10) {
        case 0:
            return "\"kind\": \"fixed\", \"w\": \(form(low)), \"h\": \(form(high)), \"baselines\": [\(low), \(ideal)]"
        case 1: return "\"kind\": \"color\""
        case 2: return "\"kind\": \"spacer\", \"min\": \(form(low))"
        case 3: return "\"kind\": \"lines\", \"steps\": [[\(low + high), 10], [\(low + 1), 20], [\(low), 30.5]]"
        case 4: return "\"kind\": \"range\", \"w\": [\(low), \(low + ideal), \"inf\"], \"h\": \(ideal)"
        case 5, 6: return text()
        case 7: return "\"kind\": \"image\", \"name\": \"a\"" + pick(["", ", \"size\": [\(low), \(high)]"])
        default:
            let range = "[\(low), \(low + ideal), \(low + ideal + high)]"
            return "\"kind\": \"range\", \"w\": \(range), \"h\": \(range)"
        }
    }

    private mutating func text() -> String {
        let words = (0..<choices.draw(upTo: 6)).map { _ in
            pick(["a", "word", "longish", "of", "Wm", "12-34", "世界", "end. ", " ", "one\\ntwo"])
        }
        let size = form(length(upTo: 20))
        let font = pick(["", "", ", \"size\": \(size)", ", \"font\": \"headline\""])
        if Double(size) == nil, font.contains(size) { hasVaryingText = true }
        return "\"kind\": \"text\", \"string\": \"\(words.joined(separator: " "))\"\(font)"
    }

    private mutating func inner(levels: Int) -> String {
        switch choices.draw(upTo: 16) {
        case 0...6: return container(levels: levels)
        case let kind: return modifier(kind, child: "\"child\": \(view(levels: levels))", levels: levels)
        }
    }

    private mutating func vertical() -> String { pick(["top", "vcenter", "bottom", "firstTextBaseline"]) }
    private mutating func horizontal() -> String { pick(["leading", "hcenter", "trailing"]) }
    private mutating func guides() -> String { "\"align\": [\"\(horizontal())\", \"\(vertical())\"]" }

    private mutating func container(levels: Int) -> String {
        if hasGrids, choices.draw(upTo: 6) == 6 { return grid(levels: levels) }
        let (policy, fields) = sharing()
        let views = (0..<choices.draw(upTo: 4)).map { _ in view(levels: levels, in: policy) }.joined(separator: ", ")
        let children = "\(fields)\"children\": [\(views)]"
        let gap = "\"spacing\": \(form(length(upTo: 10))), "
        let spacing = pick([hasVaryingText ? gap : "", gap])
        // What has a policy is a row or a column.
        switch policy == nil ? choices.draw(upTo: 5) : choices.draw(upTo: 1) * 2 {
        case 5: return "\"kind\": \"geometry\", \(children)"
        case 0, 1: return "\"kind\": \"hstack\", \"align\": \"\(vertical())\", \(spacing)\(children)"
        case 2, 3: return "\"kind\": \"vstack\", \"align\": \"\(horizontal())\", \(spacing)\(children)"
        default: return "\"kind\": \"zstack\", \(guides()), \(children)"
        }
    }

    private mutating func grid(levels: Int) -> String {
        let rows = (0..<choices.draw(upTo: 3)).map { _ in
            let cells = (0..<choices.draw(upTo: 3)).map { _ in
                let span = pick(["1", "1", "2", "3"])
                let cell = view(levels: levels)
                return span == "1" ? cell : "{\"kind\": \"span\", \"columns\": \(span), \"child\": \(cell)}"
            }
            return "[\(cells.joined(separator: ", "))]"
        }
        let gap = ", \"spacing\": \(length(upTo: 10))"
        let spacing = pick([hasVaryingText ? gap : "", gap, ", \"spacing\": [3, 0]"])
        return "\"kind\": \"grid\", \(guides())\(spacing), \"rows\": [\(rows.joined(separator: ", "))]"
    }

    private mutating func modifier(_ kind: UInt64, child: String, levels: Int) -> String {
        let (first, second) = (length(upTo: 60), length())
        switch kind {
        case 7: return "\"kind\": \"frame\", \"w\": \(form(first)), \(guides()), \(child)"
        case 8: return "\"kind\": \"flex\", \"minw\": \(first), \"maxw\": \(first + second), \(guides()), \(child)"
        case 9:
            let limit = pick(["\"maxw\": \"inf\"", "\"minw\": \(second)", "\"idealw\": 30"])
            return "\"kind\": \"flex\", \(limit), \(child)"
        case 10: return "\"kind\": \"padding\", \"insets\": [\(first / 4), \(second / 4), 1, -2], \(child)"
        case 11: return "\"kind\": \"priority\", \"value\": \(pick(["1", "-1", "2"])), \(child)"
        case 12: return "\"kind\": \"fixedSize\", \"\(pick(["h", "v"]))\": true, \(child)"
        case 13:
            return "\"kind\": \"\(pick(["offset", "position"]))\", \"x\": \(form(first)), \"y\": \(second), \(child)"
        case 14:
            let (ratio, mode) = (pick(["2", "0.5", "1"]), pick(["fit", "fill"]))
            return "\"kind\": \"aspect\", \"ratio\": \(ratio), \"mode\": \"\(mode)\", \(child)"
        case 15:
            let layer = "\"content\": \(view(levels: 0))"
            return "\"kind\": \"\(pick(["overlay", "background"]))\", \(guides()), \(layer), \(child)"
        default:
            let value = "[\"+\", [\"*\", 0.5, [\"width\"]], \(first)]"
            return pick([
                "\"kind\": \"guide\", \"key\": \"leading\", \"value\": \(value), \(child)",
                "\"kind\": \"scroll\", \"axes\": \"\(pick(["vertical", "horizontal"]))\", \(child)",
            ])
        }
    }
}
