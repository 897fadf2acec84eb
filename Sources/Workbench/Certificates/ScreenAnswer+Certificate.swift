// ScreenAnswer+Certificate.swift: the proof of a scene's frames.

extension ScreenAnswer {
    /// The certificate of the frames.
    ///
    /// - Throws: `CertificateError` where the solver's basis is no proof in fractions.
    /// - Complexity: That of taking the basis apart in fractions.
    public func certificate() throws -> CertificateDocument { try document.root.perform { try certificateHere() } }

    private func certificateHere() throws -> CertificateDocument {
        let program = try ScreenProgram(screen)
        if let certificate = try Self.certificate(of: solution, for: program.program) {
            return .screen(ScreenCertificateDocument(document, program, certificate))
        }
        guard hasRoom, let contradiction = try program.contradiction() else {
            throw CertificateError.unproved("the solver's basis is not optimal in exact arithmetic")
        }
        // Sums of decimals may contradict each other by their rounding alone; the frames are then those with room for it.
        let loose = program.program.loosened()
        guard
            let certificate = try Self.certificate(
                of: loose.optimum(by: ProgramSolver(.linked), named: "tree", guess: program.startingBasis()), for: loose
            )
        else {
            throw CertificateError.unproved("the solver's basis is not optimal in exact arithmetic")
        }
        return .screen(ScreenCertificateDocument(document, program, contradiction: contradiction, certificate))
    }

    /// What a solution proves; `nil` where its basis is no proof in fractions.
    private static func certificate(
        of solution: Solution, for program: LinearProgram
    ) throws -> ProgramCertificate? {
        guard let certificate = program.exact(solution).flatMap(ProgramCertificate.init) else { return nil }
        if let fault = program.fault(in: certificate) { throw CertificateError.unproved(fault.description) }
        return certificate
    }
}

extension ScreenProgram {
    /// What proves that the program has no point; `nil` where it has one, or nothing proves it.
    fileprivate func contradiction() throws -> [Fraction]? {
        let solution = try ProgramSolver(.linked).solved(program, provingFirst: startingBasis())
        guard let exact = program.exact(solution), program.isContradicted(by: exact.farkas) else { return nil }
        return exact.farkas
    }
}
