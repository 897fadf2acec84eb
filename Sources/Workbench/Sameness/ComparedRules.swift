// ComparedRules.swift: two rules to be held against each other, as an option names them.

import Certificates

/// Two rules by their names in certificates.
package struct ComparedRules: Sendable {
    /// One of them.
    package struct Named: Sendable {
        /// As options and certificates have it.
        package let name: String
        /// How reports call it.
        package let title: String
        let rule: any Rule
    }

    /// The one, and the other.
    package let first, second: Named

    /// Reads two names with a comma between them.
    package init(_ text: String) throws(UnfitComparison) {
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
        guard names.count == 2 else { throw .notTwo(names.count) }
        guard names[0] != names[1] else { throw .sameName(String(names[0])) }
        (first, second) = (try Self.named(String(names[0])), try Self.named(String(names[1])))
    }

    /// The names of all rules that can be compared, with commas between them.
    package static var names: String { ProvableRules.standard.names }

    /// Both names with a comma between them.
    package var text: String { "\(first.name),\(second.name)" }

    private static func named(_ name: String) throws(UnfitComparison) -> Named {
        guard let rule = ProvableRules.standard[name] else {
            throw .unknown(name, names: ProvableRules.standard.names)
        }
        let parts = name.split(separator: ":", maxSplits: 1)
        let title = RuleTable.standard[String(parts[0])]?.provable?.title ?? titles[String(parts[0])] ?? name
        return Named(name: name, title: parts.count > 1 ? "\(title) of \(parts[1])" : title, rule: rule)
    }

    /// How rules are called that only comparisons have.
    private static let titles = [
        "yoga": "Yoga's line", "taffy": "Taffy's line", "flutter": "Flutter's row", "compose": "Compose's row",
    ]
}

/// Why an option names no two rules.
package enum UnfitComparison: Error, Equatable, CustomStringConvertible {
    /// More names than two, or fewer.
    case notTwo(Int)
    /// One name twice.
    case sameName(String)
    /// No rule of the name, but those of `names`.
    case unknown(String, names: String)
    /// A parameter that the family does not have, but those of `names`.
    case unknownParameter(String, names: [String])
    /// The record is a scene.
    case scene

    /// What is wrong, and what would be right.
    package var description: String {
        switch self {
        case .notTwo(let count): "must name two rules with a comma between them, as in swiftui,css, not \(count)"
        case .sameName(let name): "names \(name.printable) twice; give two rules"
        case .unknown(let name, let names):
            "names no rule: \(name.printable); there are \(names), each also with a policy, as in water-fill:weights"
        case .unknownParameter(let name, let names):
            "\(name.printable) of --for-every is no parameter of the family; there are "
                + names.map(\.printable).joined(separator: ", ")
        case .scene: "is a scene, and rules are compared on rows"
        }
    }
}
