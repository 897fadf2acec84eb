// FreedRecord.swift: a problem, family or scene in JSON some of whose numbers are free to change, as its text.
// The change of a number is one parameter more, so that whatever reads the record reads this one.

internal import Essentials
package import Rows

/// A record with numbers that may change; all else of its text stays as it is.
package struct FreedRecord: Sendable {
    /// Fields that hold no length.
    fileprivate static let words: Set = [
        "id", "kind", "note", "policy", "rule", "align", "child", "children", "rows", "string",
    ]

    /// One number.
    package struct Number: Sendable {
        /// What it is called: an item's or a view's id with a field of it, or a field of the whole: `search.min`, `spacing`.
        package let name: String
        /// Its field, and whose it is; `nil` for one of the whole.
        package let field: String, owner: String?
        /// The number, where it is one and not an expression.
        package let value: Fraction?
        /// Where it stands.
        fileprivate let path: FieldPath
        fileprivate let span: Range<Int>
        fileprivate let text: String

        /// The parameter that is its change.
        package var parameter: String { "change of \(name)" }
    }

    /// The record as it was.
    package let record: Record
    /// The free numbers, in the order in which they were named.
    package let numbers: [Number]
    private let parameters: Range<Int>?

    /// Finds the numbers.
    ///
    /// - Throws: `InputError` for a name that stands for none.
    package init(_ record: Record, freeing names: [String]) throws(InputError) {
        let outline = JSONOutline(record.data)
        let owners = outline.owners
        var numbers: [Number] = []
        for name in names { numbers.append(try record.number(called: name, outline, owners)) }
        (self.record, self.numbers) = (record, numbers)
        parameters = outline.span(of: FieldPath([.key(ParameterRecords.field)]))
    }

    /// The family in which each number varies by a parameter.
    ///
    /// - Parameter ranges: From where to where each changes.
    package func freed(in ranges: [ClosedRange<Fraction>]) -> Record {
        var edits = numbers.map { number in
            (number.span, JSONText.array([.string("+"), .digits(number.text), .string(number.parameter)]).line)
        }
        let members = zip(numbers, ranges).map { number, range in
            "\(JSONText.string(number.parameter).line): \(JSONText.numbers([range.lowerBound, range.upperBound]).line)"
        }.joined(separator: ", ")
        if let parameters {
            let start = parameters.lowerBound + 1
            let isEmpty = record.text[start..<parameters.upperBound - 1].allSatisfy { Self.blanks.contains($0) }
            edits.append((start..<start, members + (isEmpty ? "" : ", ")))
        } else if let brace = record.text.firstIndex(of: UInt8(ascii: "{")) {
            edits.append((brace + 1..<brace + 1, "\"\(ParameterRecords.field)\": {\(members)}, "))
        }
        return record.edited(edits)
    }

    /// The record with its numbers changed.
    ///
    /// - Parameter changes: What is added to each.
    package func changed(by changes: [Fraction]) -> Record {
        record.edited(
            zip(numbers, changes).filter { $0.1 != 0 }.map { number, change in
                let new = number.value.map { ($0 + change).json }
                let sum = JSONText.array([.string("+"), .digits(number.text), change.json])
                return (number.span, (new ?? sum).line)
            })
    }

    private static let blanks = Set(" \t\r\n".utf8)
}

extension Record {
    var text: [UInt8] { Array(data) }

    /// The record with some of its bytes replaced.
    func edited(_ edits: [(place: Range<Int>, text: String)]) -> Record {
        var text = text
        for edit in edits.sorted(by: { $0.place.lowerBound > $1.place.lowerBound }) {
            text.replaceSubrange(edit.place, with: edit.text.utf8)
        }
        return Record(file: file, line: line, data: Data(text))
    }

    fileprivate func number(
        called name: String, _ outline: JSONOutline, _ owners: [(id: String, path: FieldPath)]
    ) throws(InputError) -> FreedRecord.Number {
        let longest = owners.filter { name.hasPrefix($0.id + ".") }.max { $0.id.utf8.count < $1.id.utf8.count }
        let field = longest.map { String(name.dropFirst($0.id.count + 1)) } ?? name
        if let longest, owners.count(where: { $0.id == longest.id }) > 1 {
            throw error("\(name) cannot be freed: \(longest.id) is the id of several; ids must differ")
        }
        guard let steps = FieldPath.steps(of: field) else {
            throw error("\(name) names no number; write ID.FIELD, such as search.min, or a field of the whole: spacing")
        }
        let path = FieldPath((longest?.path.steps ?? []) + steps)
        guard let span = outline.span(of: path) else {
            let ids = Array(Set(owners.map(\.id))).sorted().prefix(12).joined(separator: ", ")
            guard let longest else {
                throw error(
                    "\(name) stands for nothing that could be freed; write ID.FIELD with an id such as \(ids), or a field of the whole",
                    field: FieldPath(), line: 1)
            }
            let known = outline.keys(of: longest.path).filter { !FreedRecord.words.contains($0) }
            let stated = known.isEmpty ? "no lengths" : known.joined(separator: ", ")
            throw error(
                "\(name) is not stated; \(longest.id) states \(stated): write \(field) into it so that it can be changed",
                field: longest.path, line: outline.line(of: longest.path))
        }
        let written = String(decoding: text[span], as: UTF8.self)
        let unquoted = written.hasPrefix("\"") ? String(written.dropFirst().dropLast()) : written
        let value = Fraction(unquoted)
        let isLength = value.map(\.isFinite) ?? (written.hasPrefix("\"") || written.hasPrefix("[\""))
        guard isLength, written != #""infinity""# else {
            throw error(
                "is \(written), and only a finite length can be freed", field: path, line: outline.line(of: path))
        }
        return FreedRecord.Number(
            name: name, field: field, owner: longest?.id, value: value, path: path, span: span, text: written)
    }
}

extension JSONOutline {
    /// Whatever has an id beneath the root, with where it stands.
    var owners: [(id: String, path: FieldPath)] {
        leaves().compactMap { path, bytes in
            guard path.steps.count > 1, path.steps.last == .key("id"), bytes.count > 2,
                bytes.first == UInt8(ascii: "\"")
            else { return nil }
            let id = String(decoding: JSONEscapes.read(bytes.dropFirst().dropLast()), as: UTF8.self)
            return (id, FieldPath(path.steps.dropLast()))
        }
    }
}

extension FieldPath {
    /// The steps of a path as people write it: `w[0]`, `insets.leading`; `nil` for what is none.
    static func steps(of text: String) -> [Step]? {
        var steps: [Step] = []
        for part in text.split(separator: ".", omittingEmptySubsequences: false) {
            let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
            guard let key = pieces.first, !key.isEmpty else { return nil }
            steps.append(.key(String(key)))
            for index in pieces.dropFirst() {
                guard index.last == "]", let index = Int(index.dropLast()), index >= 0 else { return nil }
                steps.append(.index(index))
            }
        }
        return steps
    }
}
