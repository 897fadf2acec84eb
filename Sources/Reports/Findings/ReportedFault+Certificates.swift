// ReportedFault+Certificates.swift: what is wrong with a certificate, and which problems lack one.

package import Workbench

extension ReportedFault {
    /// What keeps a certificate from being a proof of what the files ask; `nil` where nothing does.
    package init?(
        _ certificate: CertificateDocument, fault: CertificateFault?, difference: ProblemDifference?, at place: Place
    ) {
        guard let message = difference?.description ?? fault?.description else { return nil }
        let subject = certificate.id ?? place.description
        self.init(
            difference == nil ? .certificateFault : .otherProblem, of: subject, message.printable, at: place,
            about: [certificate.kind.rawValue, certificate.question.content])
    }

    /// A problem without a certificate, or with a claim that none proves.
    package init(_ gap: CertificateGap) {
        let problem = gap.problem
        let place = Place(file: problem.file, line: problem.line)
        self.init(
            .unproved, of: problem.id ?? place.description, gap.description.printable, at: place,
            about: [problem.id ?? "", gap.description])
    }
}
