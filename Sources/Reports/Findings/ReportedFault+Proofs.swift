// ReportedFault+Proofs.swift: claims about families that are not proved.  Lengths in points, exact.

package import Documents
package import Workbench

extension ProvedFamily {
    /// The claims that are refuted, and what is left undecided.
    package func findings(at place: ReportedFault.Place?) -> [ReportedFault] {
        let text = ProofText(self, columns: 80)
        func finding(_ rule: FindingRule, _ asked: String, _ message: String) -> ReportedFault {
            ReportedFault(
                rule, of: "\(name): \(asked)".printable, message.printable, at: place, about: content + [asked])
        }
        let claims = claims.filter { $0.holds != true }.map { claim in
            finding(claim.holds == false ? .refuted : .undecided, "\(claim.claim)", text.sentence(on: claim))
        }
        // Nothing is known of the rest of a family that was given up.
        let measures = stop == nil ? [] : measures
        return claims
            + measures.map { finding(.undecided, "worst \($0.measure)", "known as far as was explored") }
    }

    /// What is proved, by names of tests.
    package var proved: [String] {
        claims.filter { $0.holds == true }.map { "\(name): \($0.claim)" }
            + (stop == nil ? measures.map { "\(name): worst \($0.measure)" } : [])
    }

    private var name: String {
        switch subject {
        case .rows(_, _, let title): "\(id.shown) by \(title)"
        case .scenes(_, let engine): "\(id.shown) by \(engine.title)"
        }
    }

    private var content: [String] {
        switch subject {
        case .rows(let document, let rule, _): [document.json.content, rule.name]
        case .scenes(let family, let engine): [family.json.content, engine.rawValue]
        }
    }
}

extension FindingBlock {
    /// Adds what has come of a family, or what is wrong with its file.
    package mutating func add(_ outcome: Result<ProvedFamily, InputError>, to record: Result<Record, InputError>) {
        switch outcome {
        case .failure(let error): add(error)
        case .success(let family):
            let place = (try? record.get()).map { ReportedFault.Place($0) }
            add(family.findings(at: place))
            for name in family.proved { pass(name, in: place?.file) }
        }
    }
}
