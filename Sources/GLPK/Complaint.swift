// Complaint.swift: the file, line and reason in what GLPK says about a file it refuses.
// GLPK 5.0 writes `path:line: reason` among lines that report progress.

internal import Simplex

/// A refusal of a file.
struct Complaint {
    let error: SolverError

    /// Finds the first line that names a place and is no warning; all that was said when none does.
    init(_ said: String, file: String, isText: Bool) {
        for text in said.split(separator: "\n") {
            let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, let line = Int(parts[1]) else { continue }
            let reason = String(parts[2].drop { $0 == " " })
            if reason.hasPrefix("warning:") { continue }
            // A file that cannot be opened is reported as `(unknown):0:`; text has a made-up path.
            let path = line == 0 || isText ? file : String(parts[0])
            error = .unreadable(file: path, line: line == 0 ? nil : line, message: reason)
            return
        }
        let all = said.split(separator: "\n").joined(separator: "\n")
        error = .unreadable(file: file, line: nil, message: all)
    }
}
