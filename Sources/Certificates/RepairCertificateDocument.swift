// RepairCertificateDocument.swift: that no change of some numbers up to a cost makes claims true, and what proves that.

package import Families
package import Scenes

/// A proof that no cheaper change repairs a family, as a file has it.
public struct RepairCertificateDocument: Sendable, Equatable {
    /// What is laid out, the changes being parameters, and by which rule or engine.
    package enum Subject: Sendable, Equatable {
        /// Rows.
        case rows(FamilyDocument, rule: String)
        /// Scenes.
        case scenes(SceneFamily, engine: String)
    }

    /// What is laid out; its own claims count for nothing.
    package var subject: Subject
    /// Which changes break which claims.
    package var bound: RepairBound

    /// Puts a certificate together; nothing is checked.
    package init(_ subject: Subject, _ bound: RepairBound) {
        (self.subject, self.bound) = (subject.withoutClaims, bound)
    }

    /// What is found, in a few words.
    var found: String {
        let changes = bound.prices.map { price in
            // As what frees a number calls its change.
            let name =
                price.parameter.hasPrefix(Self.prefix)
                ? price.parameter.dropFirst(Self.prefix.count) : price.parameter[...]
            return price.price == 1 ? String(name) : "\(name) at \(price.price) a point"
        }
        let cost =
            switch bound.cost {
            case .below(let cost): " that costs less than \(cost)"
            case .upTo(let cost): " that costs \(cost) or less"
            case .any: ""
            }
        return "no change of \(changes.listed)\(cost) makes \(bound.claims.map(\.description).listed) true"
    }

    private static let prefix = "change of "

    /// Checks it in exact arithmetic.
    ///
    /// - Throws: The first fault.
    public func check(by rules: ProvableRules = .standard) throws(CertificateFault) {
        switch subject {
        case .rows(let document, let name):
            guard let rule = rules[name] else { throw .unknownRule(name, names: rules.names) }
            do { try check(document.family, rule) } catch { throw .family(error) }
        case .scenes(let family, let name):
            guard let engine = SceneEngine(rawValue: name) else {
                throw .unknownEngine(name, names: SceneEngine.allCases.map(\.rawValue).joined(separator: ", "))
            }
            do {
                try family.root.perform { () throws(LayoutProofFault) in
                    try bound.check(family.alternatives.map { SceneLayout(family, $0, by: engine) })
                }
            } catch {
                throw .family(error)
            }
        }
    }

    private func check(_ family: Family, _ rule: some Rule) throws(LayoutProofFault) {
        try bound.check([RuledFamily(family, by: rule)])
    }
}

extension RepairCertificateDocument.Subject {
    fileprivate var withoutClaims: Self {
        switch self {
        case .rows(var document, let rule):
            document.claims = []
            return .rows(document, rule: rule)
        case .scenes(var family, let engine):
            family.claims = []
            return .scenes(family, engine: engine)
        }
    }
}

extension RepairCertificateDocument {
    /// The name of the rows or scenes, if they have one.
    var id: String? {
        switch subject {
        case .rows(let document, _): document.id
        case .scenes(let family, _): family.id
        }
    }

    /// What is laid out, as documents have it.
    var question: JSONText {
        switch subject {
        case .rows(let document, _): document.json
        case .scenes(let family, _): family.json
        }
    }

    /// The rule or the engine.
    var rule: String {
        switch subject {
        case .rows(_, let rule): rule
        case .scenes(_, let engine): engine
        }
    }

    /// What nothing has been changed of, by which a file's question is compared with it.
    var unchanged: CanonicalProblem {
        let changes = Set(bound.prices.map(\.parameter))
        switch subject {
        case .rows(var document, _):
            document.family = document.family.without(changes)
            return CanonicalProblem(document)
        case .scenes(let family, _): return CanonicalProblem(family.without(changes))
        }
    }
}
