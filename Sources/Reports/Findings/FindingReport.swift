// FindingReport.swift: the faults of a run, told apart by a baseline and written for other programs.

import Workbench

/// Writes faults as they come, and counts the old and the new ones.
package struct FindingReport: Sendable {
    /// What is written.
    package enum Format: String, Sendable { case sarif, junit }

    private var sarif: SARIFReport?
    private var junit: JUnitReport?
    private var baseline: Baseline?
    private var uris: Set<String> = []
    private let folder: String
    /// How many faults the baseline does not have.
    package private(set) var new = 0
    /// How many faults it has.
    package private(set) var old = 0

    /// - Parameters:
    ///   - format: `nil` where faults are only told apart.
    ///   - folder: The folder in which the command runs.
    package init(_ format: Format?, of command: String, version: String, in folder: String, besides baseline: Baseline?)
    {
        (self.baseline, self.folder) = (baseline, folder)
        switch format {
        case .sarif:
            sarif = SARIFReport(version: version, command: command, folder: folder, hasBaseline: baseline != nil)
        case .junit: junit = JUnitReport(command: command)
        case nil: break
        }
    }

    /// Whether anybody wants to know of faults.
    package var isWanted: Bool { sarif != nil || junit != nil || baseline != nil }

    /// What is written before anything is judged.
    package var head: String { sarif?.head ?? "" }

    /// Takes in what some records came to, and says what is written then.
    package mutating func take(_ block: FindingBlock) -> String {
        var text = ""
        if baseline != nil {
            for key in block.passed.keys { key.file.map { look(at: .init(file: $0, line: nil)) } }
        }
        junit?.count(block.passed)
        for finding in block.findings {
            finding.place.map { look(at: $0) }
            let isOld = !finding.isOfTheRun && baseline?.take(finding.fingerprint) == true
            if isOld { old += 1 } else if !finding.isOfTheRun { new += 1 }
            text += sarif?.line(of: finding, isOld: isOld) ?? ""
            junit?.add(finding, isOld: isOld)
        }
        return text
    }

    private mutating func look(at place: ReportedFault.Place) {
        if let uri = place.uri(in: folder) { uris.insert(uri) }
    }

    /// What is written at the end.
    package func tail(status: Int) -> String { sarif?.tail(status: status) ?? junit?.text ?? "" }

    /// What has come of the baseline, for people; nothing without one.
    ///
    /// - Parameter most: So many faults that are gone are named.
    package func baselineLines(naming most: Int = 10) -> [String] {
        guard let baseline else { return [] }
        let gone = baseline.gone(from: uris)
        let counts = "baseline: \(old.counted("old fault")) passed, \(new) new, \(gone.count) gone"
        let more = gone.count > most ? ["  and \(gone.count - most) others"] : []
        return [counts] + gone.prefix(most).map { "  gone: \($0)" } + more
    }
}
