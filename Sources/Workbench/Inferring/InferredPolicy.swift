// InferredPolicy.swift: which policy explains the answers of an engine, from records with claims.  Lengths in points.

import Essentials
package import Simplex
package import RowPrograms

/// What answers say of a policy.
package struct InferredPolicy: Sendable {
    /// An answer, and where it stands.
    package struct Answer: Sendable {
        /// The record.
        package let file: String, line: Int
        /// The row.
        package let document: RowDocument
        /// The lengths.
        package let lengths: [Double]
        fileprivate let tolerance: Double
    }

    /// What became of it.
    package enum Outcome: Sendable {
        /// A base, a weight and a tier, the first one 0, for each name; policies of the table that give the same answers.
        case explained([PolicyInference.Item], policies: [Policy])
        /// Answers that no bases and weights explain together; without any one of them some explain the others.
        case unexplained([Answer], ObservedFault)
    }

    /// The ids of the items, in the order in which they occur; of one without an id its index.
    package let names: [String]
    /// How people call them.
    package let titles: [String]
    /// How many answers there are.
    package let count: Int
    /// How many rows were left out, without a finite container.
    package let leftOut: Int
    package let outcome: Outcome
    /// The priority of each name: the one that rows state, or else 0 for the first tier, -1 for the next.
    package let priorities: [Double]

    /// Looks for a policy.
    ///
    /// - Throws: `UninferablePolicy`; what the exact solver throws.
    package init(from answers: [Answer], advisedBy adviser: Adviser = .linked) throws {
        let asked = answers.filter { $0.document.row.room.map(\.isFinite) == true && !$0.lengths.isEmpty }
        guard !asked.isEmpty else { throw UninferablePolicy.noAnswers }
        var places: [String: Int] = [:]
        var (names, titles) = ([String](), [String]())
        var tiers: [Double?] = []
        let observed = try asked.map { answer in
            let row = answer.document.row
            let indices = try row.items.enumerated().map { index, item in
                let name = item.id ?? String(index)
                if let place = places[name] {
                    guard tiers[place] == item.priority else {
                        throw UninferablePolicy.otherTiers(titles[place], answer.file, answer.line)
                    }
                    return place
                }
                places[name] = names.count
                names.append(name)
                titles.append(item.name(at: index))
                tiers.append(item.priority)
                return names.count - 1
            }
            guard Set(indices).count == indices.count else {
                throw UninferablePolicy.sameName(answer.file, answer.line)
            }
            return ObservedRow(names: indices, row: row, lengths: answer.lengths, tolerance: answer.tolerance)
        }
        let stated = tiers.map { $0 ?? 0 }
        let levels = Set(stated).sorted(by: >)
        let ranks = stated.map { levels.firstIndex(of: $0) ?? 0 }
        let found = try PolicyInference.infer(
            from: observed, names: names.count, ranks: levels.count > 1 ? ranks : nil, advisedBy: adviser)
        (self.names, self.titles) = (names, titles)
        (count, leftOut) = (asked.count, answers.count - asked.count)
        if case .explained(let items) = found, levels.count == 1 {
            priorities = items.map { Double(-$0.tier) }
        } else {
            priorities = stated
        }
        switch found {
        case .unexplained(let rows, let fault): outcome = .unexplained(rows.map { asked[$0] }, fault)
        case .unconfirmed(let row): throw UninferablePolicy.unconfirmed(asked[row].file, asked[row].line)
        case .explained(let items):
            let known = [Policy.equalSizes, .equalIncrements, .weights, .levels]
            outcome = .explained(
                items, policies: known.filter { policy in observed.allSatisfy { $0.isOptimal(under: policy) } })
        }
    }
}

extension InferredPolicy.Answer {
    /// The answer of an engine to a record's row.
    ///
    /// - Parameter engine: Whose; `nil` for the only one.
    /// - Throws: `UninferablePolicy` where the record claims several answers, or none of the engine.
    package init(_ record: Record, _ document: RowDocument, of engine: String?) throws {
        let claims = document.claims.filter { engine == nil || $0.engine == engine }
        guard let claim = claims.first else { throw UninferablePolicy.noClaim(engine) }
        guard claims.count == 1 else { throw UninferablePolicy.severalClaims(claims.map(\.engine)) }
        guard claim.lengths.count == document.row.items.count else {
            throw UninferablePolicy.otherCount(claim.lengths.count, items: document.row.items.count)
        }
        (file, line, self.document, lengths) = (record.file, record.line, document, claim.lengths)
        tolerance = max(claim.rounding, document.row.tolerance)
    }
}

/// Why answers say nothing of a policy.
package enum UninferablePolicy: Error, CustomStringConvertible {
    /// Nothing was answered in a finite container.
    case noAnswers
    /// A record without an answer of the engine.
    case noClaim(String?)
    /// A record with answers of several engines.
    case severalClaims([String])
    /// An answer of another number of lengths.
    case otherCount(Int, items: Int)
    /// An item with another priority than in the rows before.
    case otherTiers(String, String, Int)
    /// Two items of one row with one name.
    case sameName(String, Int)
    /// What was found does not give the answer.
    case unconfirmed(String, Int)

    /// What is wrong, and what would be right.
    package var description: String {
        switch self {
        case .noAnswers: "no row with a finite container has a claimed answer; give problems with claimed lengths"
        case .noClaim(nil): "claims no answer; give lengths under claimed, as plumb verify reads them"
        case .noClaim(let engine?): "claims no answer of \(engine.printable)"
        case .severalClaims(let engines):
            "claims answers of \(engines.map(\.printable).listed); name one of them with --with"
        case .otherCount(let count, let items): "claims \(count) lengths for \(items.counted("item"))"
        case .otherTiers(let name, let file, let line):
            "\(file):\(line): \(name.printable) has another priority than in a row before; one name has one tier; "
                + "rename the item, or leave its priorities out"
        case .sameName(let file, let line): "\(file):\(line): two items have one name"
        case .unconfirmed(let file, let line):
            "\(file):\(line): bases and weights order all levels, but those that were found give other lengths; "
                + "state how far the lengths may be off as rounding, or a larger one"
        }
    }
}
