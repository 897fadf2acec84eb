// CanonicalProblem.swift: a problem in a form in which two that ask the same are equal, to see whether a certificate is
// about what a file asks.  Numbers are exact, defaults filled in; the order of fields and of parameters, notes, names,
// claims and answers that are claimed count for nothing.

import Families
import Boxes
import Rows

/// A row, a scene or a family, without its name and its claims.
struct CanonicalProblem: Sendable, Equatable {
    /// The intervals of the parameters, by name.
    let parameters: [String: ClosedRange<Fraction>]
    /// What ties the parameters, each as an inequality in JSON with the first parameter taken once.
    let ties: Set<String>
    /// All other values, by their fields, as our own writer writes them.
    let fields: [FieldPath: [UInt8]]

    /// A row.
    init(_ problem: RowDocumentOver<Fraction>) { self.init(problem.json) }

    /// A scene.
    init(_ scene: SceneDocument) { self.init(scene.json) }

    /// A table, which no file of problems has.
    init(_ document: TableCertificateDocument) { self.init(document.question) }

    /// A family of rows.
    init(_ document: FamilyDocument) {
        var document = document
        document.family = document.family.inOrderOfNames
        let (parameters, ties) = (document.family.parameters, document.family.ties)
        self.init(
            document.json, parameters,
            ties.map { form in
                CanonicalTie(form.constant, zip(parameters, form.coefficients).map { ($0.name, $1) })
            })
    }

    /// A family of scenes.
    init(_ family: SceneFamily) {
        self.init(
            family.json, family.parameters,
            family.ties.map { CanonicalTie($0.excess.constant, $0.excess.coefficients.map { ($0.name, $1) }) })
    }

    /// The fields that count for nothing, or are compared by themselves.
    private static let others: Set<String> = ["id", "where", "claims", "claimed"]

    private init(_ json: JSONText, _ parameters: [Parameter] = [], _ ties: [CanonicalTie] = []) {
        let ranges = Dictionary(parameters.map { ($0.name, $0.range) }) { first, _ in first }
        self.parameters = ranges
        self.ties = Set(ties.map(\.words))
        fields = json.leaves.filter { path, _ in
            guard case .key(let first)? = path.steps.first, !Self.others.contains(first) else { return false }
            guard first == ParameterRecords.field, case .key(let name)? = path.steps.dropFirst().first else {
                return true
            }
            // What is left there are choices of texts.
            return ranges[name] == nil
        }
    }
}

/// A tie between parameters that is the same however it is multiplied.
private struct CanonicalTie {
    /// The inequality as documents state it.
    let words: String

    /// The tie that a constant and multiples of parameters are not above 0.
    init(_ constant: Fraction, _ multiples: [(name: String, factor: Fraction)]) {
        let sorted = multiples.filter { $0.factor != 0 }.sorted { $0.name < $1.name }
        let scale = sorted.first.map { 1 / $0.factor.magnitude } ?? 1
        words = SignedTerms(constant * scale, sorted.map { ($0.name, $0.factor * scale) }).inequality.line
    }
}

extension CanonicalProblem {
    /// The first thing in which a certificate's problem differs from this one, a file's; `nil` where they are the same.
    func difference(from certified: CanonicalProblem) -> ProblemDifference? {
        for name in Set(parameters.keys).union(certified.parameters.keys).sorted()
        where parameters[name] != certified.parameters[name] {
            return .parameter(name, certified: certified.parameters[name], stated: parameters[name])
        }
        if let tie = ties.subtracting(certified.ties).min() { return .tie(tie, isStated: true) }
        if let tie = certified.ties.subtracting(ties).min() { return .tie(tie, isStated: false) }
        let differing = Set(fields.keys).union(certified.fields.keys).filter { fields[$0] != certified.fields[$0] }
        return differing.min { $0.isBefore($1) }.map { path in
            let field = path.withoutEntries
            return .field(field, certified: certified.words(for: field), stated: words(for: field))
        }
    }

    /// What stands at a field, where something does: of a list its entries, of an object that there is one.
    private func words(for path: FieldPath) -> String? {
        words(for: path.steps, fields.filter { $0.key.steps.starts(with: path.steps) })
    }

    private func words(for steps: [FieldPath.Step], _ inside: [FieldPath: [UInt8]]) -> String? {
        if let value = inside[FieldPath(steps)] { return String(decoding: value, as: UTF8.self) }
        let entries = Dictionary(grouping: inside) { $0.key.steps[steps.count] }
        guard case .index? = entries.keys.first else { return entries.isEmpty ? nil : "{…}" }
        let words = (0..<entries.count).map { place in
            let step = FieldPath.Step.index(place)
            return self.words(for: steps + [step], Dictionary(uniqueKeysWithValues: entries[step] ?? [])) ?? "…"
        }
        return "[\(words.joined(separator: ", "))]"
    }
}

extension FieldPath {
    /// The field in whose list, or lists, this entry stands; a field that is no entry is itself.
    fileprivate var withoutEntries: FieldPath {
        let last = steps.lastIndex { if case .key = $0 { true } else { false } } ?? 0
        return FieldPath(Array(steps[...last]))
    }

    /// Whether a field comes before another one: members by name, of a view first its name and its kind; elements by place.
    fileprivate func isBefore(_ other: FieldPath) -> Bool {
        for (step, theirs) in zip(steps, other.steps) where step != theirs {
            switch (step, theirs) {
            case (.index(let index), .index(let other)): return index < other
            case (.key(let key), .key(let other)): return (Self.rank(of: key), key) < (Self.rank(of: other), other)
            case (.index, .key): return true
            case (.key, .index): return false
            }
        }
        return steps.count < other.steps.count
    }

    private static func rank(of key: String) -> Int { ["id", "kind"].firstIndex(of: key) ?? 2 }
}
