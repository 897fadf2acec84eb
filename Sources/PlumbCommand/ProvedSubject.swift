// ProvedSubject.swift: what a record of `plumb prove` is about: the rows of a family, or its scenes.

import Documents
import Reports
import Workbench

/// A family with what has been proved of it.
enum ProvedSubject {
    case rows(ProvedFamily)
    case scenes(ProvedScene)

    /// The name of the family, if it has one.
    var id: String? {
        switch self {
        case .rows(let family): family.document.id
        case .scenes(let scene): scene.family.id
        }
    }

    /// Whether every claim has been proved, and every measure's greatest value found.
    var isProved: Bool {
        switch self {
        case .rows(let family): family.isProved
        case .scenes(let scene): scene.isProved
        }
    }

    /// What proves it without a solver, if that was kept.
    var certificate: CertificateDocument? {
        switch self {
        case .rows(let family): family.certificate
        case .scenes(let scene): scene.certificate
        }
    }

    /// One line a claim, then one a measure.
    var json: [JSONText] {
        switch self {
        case .rows(let family): family.json
        case .scenes(let scene): scene.json
        }
    }

    /// The report for people.
    func lines(columns: Int) -> [ProofText.Line] {
        switch self {
        case .rows(let family): ProofText(family, columns: columns).lines
        case .scenes(let scene): SceneProofText(scene, columns: columns).lines
        }
    }

    /// The picture: the regions of rows, or the smallest scene that contradicts a claim.
    func picture(limits: ProofLimits) throws -> String {
        switch self {
        case .rows(let family): return try ProofDrawing(family, limits: limits).document
        case .scenes(let scene):
            guard let drawing = SceneProofDrawing(scene) else { throw NothingRefuted() }
            return try drawing.document()
        }
    }
}

/// Nothing contradicts the claims, so there is no scene to draw.
struct NothingRefuted: Error, CustomStringConvertible {
    var description: String { "nothing is refuted, so there is no faulty scene to draw" }
}
