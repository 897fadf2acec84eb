// StatedProblem.swift: a problem as a file asks it, to be compared with what a certificate is about.

package import Documents
package import Families
import Rows
import Scenes

/// By what certificates of families have to be: the rule of rows, and the engine of scenes that is the same.
package struct AskedRule: Sendable {
    let rows: String
    let scenes: String?

    /// The names of rule and engine in certificates.
    package init(rows: String, scenes: String?) { (self.rows, self.scenes) = (rows, scenes) }
}

/// A problem with its place and its claims.
package struct StatedProblem: Sendable {
    /// The name, if there is one.
    package let id: String?
    /// The file, as the caller named it, and the line from 1.
    package let file: String, line: Int
    /// What is claimed.
    package let claims: [LayoutClaim]
    /// What certificates of each kind have to be about; a row or a scene may be proved as a family of one point, too.
    private let forms: [CertificateDocument.Kind: CanonicalProblem]
    /// The scenes, where they are a family.
    private let scenes: SceneFamily?

    fileprivate init(
        _ record: Record, id: String?, claims: [LayoutClaim] = [],
        _ forms: [CertificateDocument.Kind: CanonicalProblem],
        scenes: SceneFamily? = nil
    ) {
        (self.id, self.claims, self.forms, self.scenes) = (id, claims, forms, scenes)
        (file, line) = (record.file, record.line)
    }

    /// What a certificate is about instead of this problem; `nil` where it is about this one.
    func difference(from certificate: CertificateDocument, by asked: AskedRule) -> ProblemDifference? {
        guard let form = forms[certificate.kind] else {
            // A repair is one of a problem that has another kind.
            let kinds = CertificateDocument.Kind.allCases.filter { forms[$0] != nil && $0 != .repair }
            return .kind(certified: certificate.kind, stated: kinds)
        }
        if let difference = form.difference(from: certificate.problem) {
            let foreign = scenes.flatMap { certificate.foreignParts(in: $0) } ?? []
            return foreign.isEmpty ? difference : .parts(foreign, difference)
        }
        switch certificate {
        case .row, .screen, .table: return nil
        case .repair(let document):
            let (certified, asked) =
                switch document.subject {
                case .rows(_, let rule): (rule, asked.rows)
                case .scenes(_, let engine): (engine, asked.scenes ?? asked.rows)
                }
            return certified == asked ? nil : .rule(certified: certified, asked: asked)
        case .family(let document) where document.rule != asked.rows:
            return .rule(certified: document.rule, asked: asked.rows)
        case .scenes(let document) where document.engine != asked.scenes:
            return .rule(certified: document.engine, asked: asked.scenes ?? asked.rows)
        case .family, .scenes: return nil
        }
    }
}

extension CertificateDocument {
    /// What views are called whose parts are none of other scenes; `nil` for what is not proved part by part.
    fileprivate func foreignParts(in family: SceneFamily) -> [String]? {
        guard case .scenes(let document) = self, let engine = SceneEngine(rawValue: document.engine) else { return nil }
        let alternatives = zip(document.family.alternatives, family.alternatives)
        return zip(document.parts, alternatives).lazy.compactMap { part, alternatives in
            part.modular?.foreignParts(
                of: SceneLayout(document.family, alternatives.0, by: engine),
                in: SceneLayout(family, alternatives.1, by: engine))
        }.first
    }

    /// What the certificate is about.
    fileprivate var problem: CanonicalProblem {
        switch self {
        case .row(let document): CanonicalProblem(document.problem)
        case .screen(let document): CanonicalProblem(document.scene)
        case .family(let document): CanonicalProblem(document.document)
        case .scenes(let document): CanonicalProblem(document.family)
        case .table(let document): CanonicalProblem(document)
        case .repair(let document): document.unchanged
        }
    }
}

extension ProblemDecoder {
    /// The fields that only families have.
    private static var fieldsOfFamilies: Set<String> { [ParameterRecords.field, "where", "claims"] }

    /// Reads a problem, a scene or a family as a certificate of it would have it.
    ///
    /// - Throws: `InputError` with file, line and field.
    package func decodeStatedProblem(_ record: Record) throws(InputError) -> StatedProblem {
        if record.hasField(among: ["certificate"]) {
            throw record.error(
                "is a certificate, and --of takes the problems; write certificates first: plumb check CERTIFICATES --of FILES"
            )
        }
        if record.hasField(among: ["rows"]) {
            throw record.error(
                "is a table, whose certificate has measures in place of its texts; --of takes rows, screens and families"
            )
        }
        let isFamily = record.hasField(among: Self.fieldsOfFamilies)
        return try isScene(record) ? statedScene(record, isFamily: isFamily) : statedRow(record, isFamily: isFamily)
    }

    /// A family, and what a repair of it begins with.
    private static func forms(
        _ kind: CertificateDocument.Kind, _ problem: CanonicalProblem
    ) -> [CertificateDocument.Kind: CanonicalProblem] { [kind: problem, .repair: problem] }

    private func statedRow(_ record: Record, isFamily: Bool) throws(InputError) -> StatedProblem {
        if isFamily {
            let family = try decodeFamily(record)
            return StatedProblem(
                record, id: family.id, claims: family.claims, Self.forms(.family, CanonicalProblem(family)))
        }
        let row = try decodeExactly(record)
        var forms = [CertificateDocument.Kind.row: CanonicalProblem(row)]
        // Without a finite container it is no family of one point.
        if let family = try? decodeFamily(record) { forms[.family] = CanonicalProblem(family) }
        return StatedProblem(record, id: row.id, forms)
    }

    private func statedScene(_ record: Record, isFamily: Bool) throws(InputError) -> StatedProblem {
        if isFamily {
            let family = try decodeSceneFamily(record)
            return StatedProblem(
                record, id: family.id, claims: family.claims, Self.forms(.scenes, CanonicalProblem(family)),
                scenes: family)
        }
        guard case .scene(let scene) = try decodeQuestion(record) else {
            return try statedRow(record, isFamily: false)
        }
        var forms = [CertificateDocument.Kind.screen: CanonicalProblem(scene)]
        if let family = try? decodeSceneFamily(record) { forms[.scenes] = CanonicalProblem(family) }
        return StatedProblem(record, id: scene.id, forms)
    }
}
