// ProblemDifference.swift: why a certificate is not about what a file asks.

package import Rows

/// The first thing in which a certificate is about something else than a file asks.
package indirect enum ProblemDifference: Error, Equatable, Sendable {
    /// A parameter has another interval, or is not there.
    case parameter(String, certified: ClosedRange<Fraction>?, stated: ClosedRange<Fraction>?)
    /// An inequality between parameters, in JSON, is stated by one of them alone: by the file, or by the certificate.
    case tie(String, isStated: Bool)
    /// A field has another value in JSON, or is at its default in one of them.
    case field(FieldPath, certified: String?, stated: String?)
    /// Another rule or engine lays out.
    case rule(certified: String, asked: String)
    /// The file has something of another kind under this name.
    case kind(certified: CertificateDocument.Kind, stated: [CertificateDocument.Kind])
    /// No file has a problem of this name, or one without a name.
    case unknown(isNamed: Bool)
    /// There are several problems of one name, and it is about none of them; with the difference from the first.
    case several(Int, ProblemDifference)
    /// Parts of the certificate belong to no view of the file's scenes; with the views' names, and the first difference.
    case parts([String], ProblemDifference)
}

extension ProblemDifference: CustomStringConvertible {
    /// The difference as one sentence.
    package var description: String {
        switch self {
        case .parameter(let name, let certified?, let stated):
            let file = stated.map { "says \($0.words)" } ?? "has no such parameter"
            return "the certificate is about \(name) from \(certified.words), the file \(file)"
        case .parameter(let name, nil, let stated):
            return "the certificate is about no \(name), the file says from \(stated?.words ?? "nothing")"
        case .tie(let tie, true): return "the file says where \(tie), the certificate does not"
        case .tie(let tie, false): return "the certificate is only about where \(tie), which the file does not say"
        case .field(let path, let certified, let stated):
            let file = stated.map { "says \($0.cutOff)" } ?? "has none"
            return
                "the certificate is about \(certified.map { "\(path) \($0.cutOff)" } ?? "no \(path)"), the file \(file)"
        case .rule(let certified, let asked): return "the certificate is about the rule \(certified), asked is \(asked)"
        case .kind(let certified, let stated):
            let kinds = stated.map(\.words).joined(separator: ", or ")
            return "the certificate is about \(certified.words), the file has \(kinds)"
        case .unknown(let isNamed):
            return "no file has a problem \(isNamed ? "of this name" : "without a name") that the certificate is about"
        case .several(let count, let first):
            return "the certificate is about none of the \(count) problems of this name; of the first: \(first)"
        case .parts(let names, let first):
            let more = names.count > 5 ? " and \(names.count - 5) more" : ""
            return "\(first); its parts \(names.prefix(5).joined(separator: ", "))\(more) are not in the file"
        }
    }
}

extension ClosedRange<Fraction> {
    /// `320 to 1440`.
    fileprivate var words: String { "\(lowerBound) to \(upperBound)" }
}

extension String {
    /// The text, cut off where it is long.
    fileprivate var cutOff: String { count > 80 ? prefix(79) + "…" : self }
}

extension CertificateDocument.Kind {
    /// What such certificates are about.
    fileprivate var words: String {
        switch self {
        case .row: "a row"
        case .screen: "a scene"
        case .family: "a family of rows"
        case .scenes: "a family of scenes"
        case .table: "a table"
        case .repair: "a repair"
        }
    }
}
