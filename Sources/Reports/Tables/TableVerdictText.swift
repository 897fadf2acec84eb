// TableVerdictText.swift: the verdicts on a table in lines.

package import Workbench

extension JudgedTable {
    /// A line a claim.
    package var lines: [String] {
        verdicts.map { verdict in
            let kind = verdict.kind.rawValue.headed(verdict.kind == .optimal ? .good : .bad)
            let words = verdict.sentence.isEmpty ? kind : "\(kind): \(verdict.sentence)"
            return "\(document.id.shown)  \(verdict.engine.printable)  \(words)"
        }
    }
}
