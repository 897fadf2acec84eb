// ReportedFault.swift: something that is wrong, as reports for other programs have it.

package import Documents

/// One fault, with where it stands and what shows it.
package struct ReportedFault: Sendable {
    /// Where something stands.
    package struct Place: Sendable, Hashable {
        /// The file as the caller named it; `-` is standard input.
        package let file: String
        /// The line from 1; `nil` where the file as a whole is meant.
        package let line: Int?

        package init(file: String, line: Int?) { (self.file, self.line) = (file, line) }

        /// Where a record begins.
        package init(_ record: Record) { (file, line) = (record.file, record.line) }

        /// Where a claim of a record stands, by its number from 0.
        package init(_ record: Record, claim: Int) {
            file = record.file
            line = record.line(of: FieldPath([.key("claimed"), .index(claim)]))
        }
    }

    /// A change of a file that takes the fault away.
    package struct Fix: Sendable {
        /// The change, as one would say it.
        let words: String
        /// The lines that are replaced, from 1, and how many UTF-16 units the last one has.
        let lines: ClosedRange<Int>, lastLength: Int
        /// What stands there then.
        let text: String
    }

    /// The kind of fault.
    package let rule: FindingRule
    /// Of what, and of whose: `toolbar by Yoga 1.19.0`.
    package let subject: String
    /// What is wrong, with the numbers that show it.
    package let message: String
    /// Where; `nil` where no file has it.
    package let place: Place?
    /// Identifies the fault, wherever it stands: the same for the same fault of the same row.
    package let fingerprint: String
    /// A repair, where one is known.
    package var fix: Fix?
    /// More for programs, such as the verdict with its witness.
    package var properties: [(String, JSONText)] = []
    /// More for people, such as the smallest row.
    package var details: [String] = []

    /// - Parameter content: What the fault is a fault of: the row or scene as a line of JSON, the engine and the like, and
    ///   never its place.
    package init(_ rule: FindingRule, of subject: String, _ message: String, at place: Place?, about content: [String])
    {
        (self.rule, self.subject, self.message, self.place) = (rule, subject, message, place)
        fingerprint = Fingerprint([rule.id] + content).digits
    }

    /// An input, or a line of one, that could not be used.
    package init(_ error: InputError) {
        let field = error.field.steps.isEmpty ? "" : "\(error.field): "
        let place = Place(file: error.file, line: error.line)
        self.init(
            .unreadableInput, of: place.description, field + error.message, at: place,
            about: [error.file, error.description])
    }

    /// Whether there is no answer to find a fault with.
    var isOfTheRun: Bool { rule.isOfTheRun }
}

extension ReportedFault.Place: CustomStringConvertible {
    /// `rows.jsonl:17`.
    package var description: String { line.map { "\(file):\($0)" } ?? file }
}

extension ReportedFault.Fix {
    /// A record written anew.
    package init(_ words: String, replacing record: Record, by json: JSONText) {
        self.init(words, replacing: record, byText: json.line)
    }

    /// A record with some of its text changed.
    package init(_ words: String, replacing record: Record, by changed: Record) {
        self.init(words, replacing: record, byText: String(decoding: changed.data, as: UTF8.self))
    }

    private init(_ words: String, replacing record: Record, byText new: String) {
        let text = String(decoding: record.data, as: UTF8.self)
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        self.words = words
        self.lines = record.line...(record.line + max(0, lines.count - 1))
        (lastLength, self.text) = (lines.last?.utf16.count ?? 0, new)
    }
}

extension JSONText {
    /// The object as one line, without what names it and what is claimed of it: what two faults of one row share.
    var content: String {
        guard case .object(let members) = self else { return line }
        return JSONText.object(members.filter { !["id", "claimed", "claims"].contains($0.key) }).line
    }
}
