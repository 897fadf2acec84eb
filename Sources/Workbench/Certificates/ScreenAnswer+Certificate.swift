// ScreenAnswer+Certificate.swift: the proof of a scene's frames.

extension ScreenAnswer {
    /// The certificate of the frames.
    ///
    /// - Throws: `CertificateError` where the solver's basis is no proof in fractions.
    /// - Complexity: That of taking the basis apart in fractions.
    public func certificate() throws -> CertificateDocument {
        let program = try ScreenProgram(screen)
        guard let exact = program.program.exact(solution), let certificate = ProgramCertificate(exact) else {
            throw CertificateError.unproved("the solver's basis is not optimal in exact arithmetic")
        }
        if let fault = program.program.fault(in: certificate) { throw CertificateError.unproved(fault.description) }
        return .screen(ScreenCertificateDocument(document, program, certificate))
    }
}
