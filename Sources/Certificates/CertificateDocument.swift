// CertificateDocument.swift: a proof that is kept in a file, of whatever kind (Documentation/Certificates.md).
// A new kind of proof is one more case here, and one more name in `Kind`.

/// A proof as a file has it, with the question that it is about.
public enum CertificateDocument: Sendable, Equatable {
    /// It proves the lengths of a row, and the places across it.
    case row(RowCertificateDocument)
    /// It proves the frames of a scene.
    case screen(ScreenCertificateDocument)
    /// It proves claims about the rows of a family.
    case family(FamilyCertificateDocument)
    /// It proves claims about the scenes of a family.
    case scenes(SceneProofDocument)
    /// It proves the widths of a table's columns.
    case table(TableCertificateDocument)
    /// It proves that no cheaper change makes claims true.
    case repair(RepairCertificateDocument)

    /// The kinds of proof; raw values are the names in JSON.
    public enum Kind: String, Sendable, CaseIterable {
        case row, screen, family, scenes, table, repair
    }

    /// The kind of proof.
    public var kind: Kind {
        switch self {
        case .row: .row
        case .screen: .screen
        case .family: .family
        case .scenes: .scenes
        case .table: .table
        case .repair: .repair
        }
    }

    /// The name of the row or scene, if it has one.
    public var id: String? {
        switch self {
        case .row(let document): document.problem.id
        case .screen(let document): document.scene.id
        case .family(let document): document.document.id
        case .scenes(let document): document.family.id
        case .table(let document): document.id
        case .repair(let document): document.id
        }
    }

    /// The rule or the engine, by its name, whose lengths are meant; `nil` where the optimum is.
    public var rule: String? {
        switch self {
        case .row, .screen, .table: nil
        case .family(let document): document.beside.map { "\(document.rule) and \($0)" } ?? document.rule
        case .scenes(let document): document.engine
        case .repair(let document): document.rule
        }
    }

    /// What is found, in a few words, without the rule.
    package var found: String {
        switch self {
        case .row: "optimal"
        case .screen(let document): document.hasRoom ? "optimal except for the rounding of its sums" : "optimal"
        case .family(let document): document.found
        case .scenes(let document): document.found
        case .table(let document): document.found
        case .repair(let document): document.found
        }
    }

    /// What is proved, in a few words.
    public var statement: String { rule.map { "by \($0): \(found)" } ?? found }

    /// What is proved about, as documents have it.
    package var question: JSONText {
        switch self {
        case .row(let document): document.problem.json
        case .screen(let document): document.scene.json
        case .family(let document): document.document.json
        case .scenes(let document): document.family.json
        case .table(let document): document.question
        case .repair(let document): document.question
        }
    }

    /// Checks the proof in exact arithmetic, without a solver.
    ///
    /// - Throws: The first fault that keeps it from being one.
    public func check() throws(CertificateFault) {
        switch self {
        case .row(let document): try document.check()
        case .screen(let document): try document.check()
        case .family(let document): try document.check()
        case .scenes(let document): try document.check()
        case .table(let document): try document.check()
        case .repair(let document): try document.check()
        }
    }

    /// The proof as one line.
    public var json: JSONText {
        let members =
            switch self {
            case .row(let document): document.members
            case .screen(let document): document.members
            case .family(let document): document.members
            case .scenes(let document): document.members
            case .table(let document): document.members
            case .repair(let document): document.members
            }
        return .members([("certificate", .string(kind.rawValue))] + members)
    }
}
