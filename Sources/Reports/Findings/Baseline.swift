// Baseline.swift: faults that are known already: what an earlier run wrote as SARIF, or a list of fingerprints.

package import Essentials
import Workbench

/// Old faults, each as often as it was found.
package struct Baseline: Sendable {
    /// One kind of old fault.
    private struct Entry {
        /// The fault in words; the fingerprint where nothing else is known.
        let words: String
        /// The file; `nil` where none is known.
        let uri: String?
        /// How often it was found, and has not been found again.
        var left: Int
    }

    private var entries: [String: Entry] = [:]
    private var order: [String] = []

    /// - Throws: `BaselineError` for what is neither.
    package init(_ data: Data) throws(BaselineError) {
        if data.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) { throw .empty }
        if let list = try? JSONDecoder().decode([String].self, from: data) {
            for fingerprint in list { add(fingerprint, Entry(words: fingerprint, uri: nil, left: 0)) }
            return
        }
        let log: Log
        do { log = try JSONDecoder().decode(Log.self, from: data) } catch { throw .isNeither }
        let results = log.runs.flatMap { $0.results ?? [] }
        for (index, result) in results.enumerated() {
            // What is gone already is not there.
            let isOfTheRun = FindingRule.all.contains { $0.id == result.ruleId && $0.isOfTheRun }
            if isOfTheRun || result.baselineState == "absent" { continue }
            guard let fingerprint = result.partialFingerprints?[SARIFReport.fingerprint] else {
                throw .withoutFingerprint(index)
            }
            let place = result.locations?.first?.physicalLocation
            let line = place?.region?.startLine.map { ":\($0)" } ?? ""
            let file = place.map { " (\($0.artifactLocation.uri)\(line))" } ?? ""
            let words = "\(result.ruleId ?? "a fault"): \(result.message.text)\(file)"
            add(fingerprint, Entry(words: words.printable, uri: place?.artifactLocation.uri, left: 0))
        }
    }

    private mutating func add(_ fingerprint: String, _ entry: Entry) {
        if entries[fingerprint] == nil { order.append(fingerprint) }
        entries[fingerprint, default: entry].left += 1
    }

    /// Whether a fault is an old one; found once more than before, it is new.
    mutating func take(_ fingerprint: String) -> Bool {
        guard let left = entries[fingerprint]?.left, left > 0 else { return false }
        entries[fingerprint]?.left = left - 1
        return true
    }

    /// The old faults that were not found again, in words.
    ///
    /// - Parameter uris: The files that were looked at; of others nothing is known.
    func gone(from uris: Set<String>) -> [String] {
        order.compactMap { entries[$0] }.filter { $0.left > 0 && ($0.uri.map(uris.contains) ?? true) }
            .flatMap { Array(repeating: $0.words, count: $0.left) }
    }
}

/// Why a file is no baseline.
package enum BaselineError: Error, Equatable, CustomStringConvertible {
    /// There is nothing in it.
    case empty
    /// It is neither a log of SARIF nor a list of fingerprints.
    case isNeither
    /// A result, by its number from 0, is none of ours.
    case withoutFingerprint(Int)

    package var description: String {
        switch self {
        case .empty: "is empty; a baseline is a file that --format sarif wrote, other than this run's"
        case .isNeither: "is no baseline; it must be what --format sarif wrote, or a list of fingerprints in JSON"
        case .withoutFingerprint(let index):
            "has no \(SARIFReport.fingerprint) in result \(index); a baseline is a file that plumb --format sarif wrote"
        }
    }
}

/// What a baseline needs of a log.
private struct Log: Decodable {
    struct Run: Decodable { let results: [Result]? }
    struct Result: Decodable {
        let ruleId: String?
        let message: Message
        let partialFingerprints: [String: String]?
        let baselineState: String?
        let locations: [Location]?
    }
    struct Message: Decodable { let text: String }
    struct Location: Decodable { let physicalLocation: Physical? }
    struct Physical: Decodable {
        let artifactLocation: Artifact
        let region: Region?
    }
    struct Artifact: Decodable { let uri: String }
    struct Region: Decodable { let startLine: Int? }

    let runs: [Run]
}
