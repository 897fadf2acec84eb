// ExplanationWords.swift: bounds, holds and changes in words.  Lengths in points; items by name.

import Workbench

extension RowBound {
    /// `title's maximum`, `the gap after title`, `the container`.
    func words(_ names: [String]) -> String {
        switch self {
        case .container: "the \(noun)"
        case .gap(let item): "the \(noun) after \(names[item])"
        case .spacing: "every \(noun)"
        case .minimum(let item), .maximum(let item), .basis(let item), .ideal(let item), .shrinkability(let item),
            .shrinkFactor(let item), .least(let item):
            "\(names[item])'s \(noun)"
        }
    }
}

extension LengthReason {
    /// What holds an item, as reports have it behind its length.
    func words(_ names: [String]) -> String {
        switch self {
        case .ideal: "its ideal: nothing is proposed"
        case .proposal: "its maximum: as much as there is is proposed"
        case .rigid: "the only length it has"
        case .noPart: "where it starts: it takes no part in growing or shrinking"
        case .natural: "its natural length"
        case .minimum(.container): "its minimum: the container has no more to give"
        case .minimum(.tierAbove(let priority)): "its minimum: the tier of priority \(priority.points) takes the rest"
        case .minimum(.level): "its minimum, above the level of its tier"
        case .maximum: "its maximum"
        case .shrinkability: "its shrinkability"
        case .factors: "the factors of its line, which sum to less than 1"
        case .height: "its least length at the row's height"
        case .level(let peers) where peers.isEmpty: "the rest: it alone can move"
        case .level(let peers): "the level that it shares with \(peers.map { names[$0] }.grouped)"
        }
    }
}

extension RowResponse {
    /// `title +1/2, space +1/2` for one point, or `nothing`; many items of one rate are named together.
    func words(_ names: [String]) -> String {
        var parts = names.grouped(by: rates.map { abs($0) < 1e-9 ? "" : Self.signed($0) }) { "\($0) \($1)" }
        if abs(overflowRate) >= 1e-9 { parts.append("overflow \(Self.signed(overflowRate))") }
        if abs(unusedRate) >= 1e-9 { parts.append("unused space \(Self.signed(unusedRate))") }
        return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
    }

    /// `for up to 40 points`, `however far`.
    var reachWords: String {
        reach.isFinite ? "for up to \(reach.points) \(reach.points == "1" ? "point" : "points")" : "however far"
    }

    private static func signed(_ rate: Double) -> String { rate > 0 ? "+\(rate.slopeText)" : "−\((-rate).slopeText)" }
}

extension [String] {
    /// More names than this are shortened to the first two and a count.
    private static var most: Int { 4 }

    /// The names listed, or where there are many: `a, b and 7 others`.
    var grouped: String { count <= Self.most ? listed : "\(self[0]), \(self[1]) and \(count - 2) others" }

    /// One text for each value that is not empty, in the order of their first names: many names of one value
    /// come together, as `a, b and 7 others 1/10 each`.
    func grouped(by values: [String], text: (String, String) -> String) -> [String] {
        var texts: [String] = []
        var seen: Set<String> = []
        let members = Dictionary(grouping: zip(self, values).map { $0 }, by: \.1)
        for (name, value) in zip(self, values) where !value.isEmpty {
            let names = members[value, default: []].map(\.0)
            if names.count <= Self.most {
                texts.append(text(name, value))
            } else if seen.insert(value).inserted {
                texts.append(text(names.grouped, value) + " each")
            }
        }
        return texts
    }
}
