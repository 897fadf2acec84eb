// ReportedFault+Proofs.swift: claims about families that are not proved.  Lengths in points, exact.

package import Documents
package import Workbench

extension ProvedFamily {
    /// The claims that are refuted, and what is left undecided.
    ///
    /// - Parameter record: Where the family stands; `nil` where no file has it.
    package func findings(in record: Record?) -> [ReportedFault] {
        let text = ProofText(self, columns: 80)
        let place = record.map { ReportedFault.Place($0) }
        func finding(_ rule: FindingRule, _ asked: String, _ message: String) -> ReportedFault {
            ReportedFault(
                rule, of: "\(name): \(asked)".printable, message.printable, at: place, about: content + [asked])
        }
        let claims = claims.filter { $0.holds != true }.map { claim in
            var found = finding(
                claim.holds == false ? .refuted : .undecided, "\(claim.claim)", text.sentence(on: claim))
            found.fix = record.flatMap { fix(of: claim, in: $0) }
            return found
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

    /// The change of a view with which the claim is proved, where one was found; the claims of the file stay.
    private func fix(of claim: Claim, in record: Record) -> ReportedFault.Fix? {
        // A file does not say by which rule it is laid out.
        if case .found(let change, _)? = repair, change.record.data != record.data {
            return .init(change.words, replacing: record, by: change.record)
        }
        guard let scene = claim.refutation?.scene, let words = scene.repairs.last, var repaired = scene.repaired,
            case .scenes(let family, _) = subject
        else { return nil }
        repaired.claims = family.claims
        return .init(words, replacing: record, by: repaired.json)
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

extension ProvedTable {
    /// What is not proved; `nil` where the claim is.
    ///
    /// - Parameter record: Where the table stands.
    fileprivate func finding(in record: Record) -> ReportedFault? {
        guard verdict != .proved else { return nil }
        return ReportedFault(
            verdict == .refuted ? .refuted : .undecided, of: name.printable, sentence.printable,
            at: ReportedFault.Place(record), about: [String(decoding: record.data, as: UTF8.self), statement.words])
    }

    fileprivate var name: String { "\(id.shown): \(statement.words)" }
}

extension FindingBlock {
    /// Adds what has come of the claims about a table, or what is wrong with its file.
    package mutating func add(_ outcome: Result<ProvedTables, InputError>, to record: Record) {
        switch outcome {
        case .failure(let error): add(error)
        case .success(let table):
            add(table.claims.compactMap { $0.finding(in: record) })
            for claim in table.claims where claim.verdict == .proved { pass(claim.name, in: record.file) }
        }
    }

    /// Adds what has come of a family, or what is wrong with its file.
    package mutating func add(_ outcome: Result<ProvedFamily, InputError>, to record: Result<Record, InputError>) {
        switch outcome {
        case .failure(let error): add(error)
        case .success(let family):
            let record = try? record.get()
            add(family.findings(in: record))
            for name in family.proved { pass(name, in: record?.file) }
        }
    }
}
