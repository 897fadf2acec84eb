// SceneProofDocument.swift: a family of scenes with what has been found of it by an engine, and what proves that.

package import Families
package import Scenes

/// A proof of claims about the scenes of a family, as a file has it.
public struct SceneProofDocument: Sendable, Equatable {
    /// What has been found with one text for each choice.
    package struct Part: Sendable, Equatable {
        /// What has been found.
        package var findings: [LayoutFinding]
        /// The regions; none where each finding is about one point, or it is proved part by part.
        package var tree: ProofTree?
        /// What proves it part by part, where that does.
        package var modular: ModularProof?

        /// Findings with what proves them; nothing is checked.
        package init(findings: [LayoutFinding], tree: ProofTree?, modular: ModularProof? = nil) {
            (self.findings, self.tree, self.modular) = (findings, tree, modular)
        }
    }

    /// The scenes; their claims count for nothing.
    package var family: SceneFamily
    /// The engine, by its name.
    package var engine: String
    /// One part for each way in which the texts come together, in the order of the family.
    package var parts: [Part]

    /// Puts a certificate together; nothing is checked.
    package init(family: SceneFamily, engine: String, parts: [Part]) {
        (self.family, self.engine, self.parts) = (family, engine, parts)
        self.family.claims = []
    }

    /// What is found, in a few words, with some texts after the other.
    var found: String {
        let isOne = parts.count == 1
        let parts = zip(family.alternatives, parts).map { alternative, part in
            let found = part.findings.isEmpty ? "nothing" : part.findings.map(\.statement).joined(separator: "; ")
            return (isOne ? "" : "\(alternative.name): ") + found
        }
        return parts.joined(separator: "; ")
    }

    /// Checks the findings in exact arithmetic.
    ///
    /// - Throws: The first fault.
    public func check() throws(CertificateFault) {
        guard let engine = SceneEngine(rawValue: engine) else {
            throw .unknownEngine(engine, names: SceneEngine.allCases.map(\.rawValue).joined(separator: ", "))
        }
        let alternatives = family.alternatives
        guard alternatives.count == parts.count else { throw .otherTexts(parts.count, wanted: alternatives.count) }
        // Where a limit was reached, nothing may have been found with some of the texts.
        if parts.allSatisfy(\.findings.isEmpty) { throw .family(.noFindings) }
        for (alternative, part) in zip(alternatives, parts) where !part.findings.isEmpty {
            do {
                try family.root.perform { () throws(LayoutProofFault) in
                    let layout = SceneLayout(family, alternative, by: engine)
                    guard let modular = part.modular else { return try layout.check(part.findings, by: part.tree) }
                    try modular.check(part.findings, of: layout)
                }
            } catch {
                throw .family(error)
            }
        }
    }
}
