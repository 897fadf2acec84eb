// StatedProblems.swift: the problems of some files, and what certificates have said of each of them.

import Families

/// The problems that certificates have to be about.
package struct StatedProblems: Sendable {
    private let problems: [StatedProblem]
    private let rule: AskedRule
    private let places: [String?: [Int]]

    /// The problems of files, in their order, with the rule that is asked about.
    package init(_ problems: [StatedProblem], by rule: AskedRule) {
        (self.problems, self.rule) = (problems, rule)
        places = Dictionary(grouping: problems.indices) { problems[$0].id }
    }

    /// What a certificate says of the problems.
    package struct Answer: Sendable {
        /// The problems of its name; where it is about one of them, those that it is about.
        fileprivate let problems: [Int]
        /// Why it is about none of them, if it is.
        package let difference: ProblemDifference?
        /// Whether it is a proof, and what it says of the claims of each problem then.
        fileprivate var claims: [[ClaimStanding]]?
    }

    /// What a certificate says of the problems, a proof or not.
    package func answer(of certificate: CertificateDocument, holds: Bool) -> Answer {
        let candidates = places[certificate.id] ?? []
        var found: [Int] = []
        var first: ProblemDifference?
        for index in candidates {
            if let difference = problems[index].difference(from: certificate, by: rule) {
                first = first ?? difference
            } else {
                found.append(index)
            }
        }
        guard found.isEmpty else {
            let claims = found.map { problems[$0].claims.map(certificate.standing) }
            return Answer(problems: found, difference: nil, claims: holds ? claims : nil)
        }
        let difference = first.map { candidates.count > 1 ? .several(candidates.count, $0) : $0 }
        return Answer(
            problems: candidates, difference: difference ?? .unknown(isNamed: certificate.id != nil), claims: nil)
    }

    /// What certificates have said, one after the other.
    package struct Tally {
        private let problems: [StatedProblem]
        /// What is said of the claims of each problem; `nil` where no proof is about it.
        private var standings: [[ClaimStanding]?]
        /// The problems that only something faulty has been said of, which has been reported.
        private var faulty: Set<Int> = []

        fileprivate init(_ problems: [StatedProblem]) {
            (self.problems, standings) = (problems, problems.map { _ in nil })
        }

        /// Takes in what one certificate says.
        package mutating func take(_ answer: Answer) {
            guard let claims = answer.claims else { return faulty.formUnion(answer.problems) }
            for (index, said) in zip(answer.problems, claims) {
                standings[index] = standings[index].map { zip($0, said).map(max) } ?? said
            }
        }

        /// What is missing: problems that no certificate is about, and claims that none proves, in the order of the files.
        package var gaps: [CertificateGap] {
            problems.indices.flatMap { index -> [CertificateGap] in
                guard let standing = standings[index] else {
                    return faulty.contains(index) ? [] : [CertificateGap(problem: problems[index], claim: nil)]
                }
                return zip(problems[index].claims, standing).filter { $1 != .proved }.map { claim, standing in
                    CertificateGap(problem: problems[index], claim: (claim, isRefuted: standing == .refuted))
                }
            }
        }
    }

    /// Nothing has been said yet.
    package var tally: Tally { Tally(problems) }
}

/// A problem of a file that has no certificate, or a claim of it that none proves.
package struct CertificateGap: Sendable, CustomStringConvertible {
    /// The problem.
    package let problem: StatedProblem
    fileprivate let claim: (claim: LayoutClaim, isRefuted: Bool)?

    fileprivate init(problem: StatedProblem, claim: (LayoutClaim, isRefuted: Bool)?) {
        (self.problem, self.claim) = (problem, claim)
    }

    /// What is missing, as one sentence.
    package var description: String {
        switch claim {
        case nil: "no certificate is about it"
        case (let claim, true)?: "the file claims \(claim), and its certificate refutes it"
        case (let claim, false)?: "the file claims \(claim), and no certificate proves it"
        }
    }
}
