// PageRecord.swift: which records of a stream are what other commands wrote, and the parts of a page that they become.

package import Documents
import Scenes
import Workbench

/// What a record is, by its fields.
package enum PageRecord {
    /// The part that the output of another command becomes; `nil` for a problem.
    ///
    /// - Throws: `InputError` with file, line and field; what the rows of a comparison throw.
    package static func written(_ record: Record, by decoder: ProblemDecoder) throws -> PageDocument.Part? {
        func has(_ field: String) -> Bool { record.hasField(among: [field]) }
        if has("partial") { return try PageDocument.Part(comparison(of: record, by: decoder)) }
        if has("agreement") {
            return try PageDocument.Part(PageComparison(decoder.decode(WrittenComparison.self, record)))
        }
        if has("tables") { return try PageDocument.Part(decoder.decode(WrittenTableTally.self, record)) }
        if has("pieces") || has("sweeps") { return try swept(record, by: decoder) }
        if has("rows") || has("items") || has("tree") { return nil }
        if has("frontier") || has("widths") {
            return try PageDocument.Part(decoder.decode(WrittenTable.self, record))
        }
        if has("holds") || has("stacks") {
            throw record.error(
                "is an explanation, whose problem is not in it; report takes the problem, and explains it")
        }
        if has("lengths") || has("frames") || has("verdict") {
            throw record.error(
                "is an answer without its problem; report takes the output of plumb solve --format problem")
        }
        return nil
    }

    private static func swept(_ record: Record, by decoder: ProblemDecoder) throws -> PageDocument.Part {
        let sweep = try decoder.decode(WrittenSweep.self, record)
        guard let problem = record.member("problem") else { throw record.error("is no sweep: it has no problem") }
        switch try decoder.decodeQuestion(problem) {
        case .row(let document): return PageDocument.Part(try PageRow(document, judging: sweep.rules))
        case .scene(let document): return PageDocument.Part(try PageScene(document))
        }
    }

    private static func comparison(of record: Record, by decoder: ProblemDecoder) throws -> PageComparison {
        switch try decoder.decodePartial(record) {
        case .comparison(let partial):
            let report = Record(file: record.file, text: partial.comparison.json.line)
            return try PageComparison(decoder.decode(WrittenComparison.self, report))
        case .verification(let partial): return try PageComparison(WrittenComparison(partial.counts))
        }
    }
}
