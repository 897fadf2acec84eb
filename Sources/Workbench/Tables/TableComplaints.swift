// TableComplaints.swift: what stands against an answer about a table, as the command and the library say it.

package import Documents
import Rows
import Tables

extension TableSettings {
    /// What is wrong where no widths meet the height that is asked for.
    package var heightComplaint: String {
        let room = width.map { ", in a table that is \($0.points) wide" } ?? ""
        return "no widths make all rows at most \((height ?? 0).points) high\(room); allow more"
    }
}

extension TableDocument {
    /// The file, and the line where it is one of a file's.
    package func place(in file: String) -> String { line.map { "\(file):\($0)" } ?? file }
}

extension TableAnswer {
    /// That the table is too wide; `nil` where it is not.
    package var widthComplaint: String? {
        overflow > 0 ? "the table is \(overflow.points) too wide: a word has no room to break" : nil
    }

    /// What ended the proof; `nil` where nothing did, and for rules, which prove nothing.
    package var proofComplaint: String? {
        guard let proof, !isProved else { return nil }
        let found =
            gap > 0
            ? "the height is at most \(gap.points) above the least"
            : "the height is the least, and the table may be wider than it needs to be"
        let end =
            proof.optimum.isTooDeep
            ? "the proof has more than \(TableProof.mostDepth) cases one in another" : "--limit ended the proof"
        return "\(end): \(found)"
    }
}
