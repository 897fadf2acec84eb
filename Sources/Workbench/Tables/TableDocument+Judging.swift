// TableDocument+Judging.swift: what a rule gives a table, and what is wrong with it.

package import Documents
package import Tables

extension TableDocument {
    /// What a rule of tables gives it, as a claim.
    ///
    /// - Throws: `TableQuestionError`.
    package func claim(by rule: any TableRule, named name: String) throws(TableQuestionError) -> TableClaim {
        TableClaim(engine: name, widths: try questioner().answer(by: rule).widths)
    }

    /// The verdict on a claim.
    ///
    /// - Throws: `TableQuestionError`.
    package func verdict(on claim: TableClaim) throws(TableQuestionError) -> TableVerdict {
        try TableJudge(questioner()).verdict(on: claim)
    }

    private func questioner() throws(TableQuestionError) -> TableQuestioner {
        try TableQuestioner(self, TableSettings(of: self))
    }
}

extension TableVerdictKind {
    /// Whether a search for faults looks for it: room that a rule leaves to nobody is what most of them do.
    package var isSoughtFault: Bool { self != .optimal && self != .tooWide }
}
