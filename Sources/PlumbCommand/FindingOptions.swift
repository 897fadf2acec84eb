// FindingOptions.swift: faults written for servers of continuous integration, and those that are known already.

import ArgumentParser
import Documents
import Essentials
import Reports
import Workbench

/// Which faults count.
struct FindingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Faults that are known: what an earlier --format sarif wrote. Only others make the status 1.",
            valueName: "file"))
    var baseline: FileName?

    func validate() throws {
        if baseline?.isStandardInput == true { throw ValidationError("--baseline must name a file, not -") }
    }

    /// More than the faults of a corpus of a hundred million rows.
    private static let longest = 1 << 30

    /// A report that is begun.
    ///
    /// - Parameter format: `nil` for the formats that the command writes itself.
    /// - Throws: `ExitCode` once the complaint is written.
    func report(of command: String, as format: FindingReport.Format?) throws -> FindingOutput {
        var known: Baseline?
        if let baseline {
            do {
                known = try Baseline(baseline.contents(atMost: Self.longest))
            } catch FileContentsError.tooLarge {
                try Output.refuse("\(baseline): is larger than \(Self.longest >> 30) GiB")
            } catch is FileContentsError {
                try Output.refuse("\(baseline): cannot be read; write one by --format sarif > \(baseline)")
            } catch {
                try Output.refuse("\(baseline): \(error)")
            }
        }
        let report = FindingReport(
            format, of: command, version: plumbVersion, in: FileManager.default.currentDirectoryPath, besides: known)
        return FindingOutput(report, isText: format == nil)
    }
}

/// A report of faults on its way to standard output.
struct FindingOutput {
    private var report: FindingReport
    /// Whether the command writes another format than those of reports.
    private let isText: Bool

    fileprivate init(_ report: FindingReport, isText: Bool) {
        (self.report, self.isText) = (report, isText)
        Output.write(report.head)
    }

    /// Whether faults have to be gathered at all.
    var isWanted: Bool { report.isWanted }

    /// Takes in what some records came to.
    mutating func take(_ block: FindingBlock) { Output.write(report.take(block)) }

    /// Takes in what a single record came to.
    mutating func take(_ gather: (inout FindingBlock) -> Void) {
        guard isWanted else { return }
        var block = FindingBlock()
        gather(&block)
        take(block)
    }

    /// Writes the end of the report.
    ///
    /// - Parameters:
    ///   - status: As it would be without a baseline.
    ///   - beside: Whether standard output is for programs, so that words go to standard error.
    /// - Returns: The status that counts.
    func finish(_ status: ExitStatus, beside: Bool) -> ExitStatus {
        let lines = Interruption.isRequested ? [] : report.baselineLines()
        let isExcused = status == .claimsFail && report.old > 0 && report.new == 0
        let status = isExcused ? .done : status
        Output.write(report.tail(status: Int(status.rawValue)))
        if beside || !isText { lines.forEach(Output.complain) } else { Output.write(lines.text) }
        return status
    }
}
