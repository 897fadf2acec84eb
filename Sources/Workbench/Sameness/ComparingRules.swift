// ComparingRules.swift: the families of records, each with where two rules agree, as `plumb prove --same` finds it.

package import Proofs

/// Two rules, and what is asked of them.
package struct ComparingRules: Sendable {
    package let rules: ComparedRules
    private let every: [String]
    private let limits: ProofLimits
    private let keepsCertificate: Bool

    /// - Parameters:
    ///   - every: Parameters that may be anything, by name.
    ///   - keepsCertificate: Whether what proves the answers is kept.
    package init(
        _ rules: ComparedRules, forEvery every: [String] = [], limits: ProofLimits = ProofLimits(),
        keepsCertificate: Bool = false
    ) {
        (self.rules, self.every, self.limits, self.keepsCertificate) = (rules, every, limits, keepsCertificate)
    }

    /// Compares the rules on the family in a record.
    ///
    /// - Throws: `InputError`; what `RulesBeside` throws.
    package func compared(
        _ record: Record, by decoder: ProblemDecoder, progress: (_ regions: Int) -> Void = { _ in }
    ) throws -> RulesBeside {
        if try decoder.isScene(record) { throw record.error("\(UnfitComparison.scene)") }
        let document = try decoder.decodeFamily(record)
        do {
            return try compared(document, progress: progress)
        } catch let error as FamilyError {
            throw record.error(error, in: document)
        } catch let error as NotLinear {
            throw record.error(error, in: document)
        }
    }

    /// Compares the rules on a family.
    package func compared(
        _ document: FamilyDocument, progress: (_ regions: Int) -> Void = { _ in }
    ) throws -> RulesBeside {
        try RulesBeside(
            document, by: rules, forEvery: every, limits: limits, keepsCertificate: keepsCertificate, progress: progress
        )
    }
}
