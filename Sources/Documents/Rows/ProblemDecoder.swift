// ProblemDecoder.swift: bytes in, a checked problem or an error with file, line and field out.

import DeepThreads
internal import Essentials
internal import Boxes
public import Families
public import Rows

/// Reads problems; one decoder serves any number of records, on one thread at a time.
public struct ProblemDecoder {
    private let decoder = JSONDecoder()
    private let policies: [Policy]
    private let measures: [any MeasureDefinition]

    /// Makes a decoder.
    ///
    /// - Parameters:
    ///   - policies: Those that documents may name.
    ///   - measures: Those that have a file of their own and that documents may name, as well as their claims.
    public init(policies: [Policy] = Policy.allCases, measures: [any MeasureDefinition] = []) {
        (self.policies, self.measures) = (policies, measures)
    }

    /// Reads one problem.
    ///
    /// - Throws: `InputError` with file, line and field.
    /// - Complexity: linear in the size of the record.
    public func decode(_ record: Record) throws(InputError) -> RowDocument {
        if let document = decodePlain(record) { return document }
        return try decodeThoroughly(record)
    }

    /// Reads one problem of the fields that nearly all rows have; `nil` where another reader has to look at it.
    package func decodePlain(_ record: Record) -> RowDocument? {
        RowScanner.document(in: record.data, policies: policies)
    }

    /// Reads one problem by the reader that knows all fields, and says of every fault what it is.
    package func decodeThoroughly(_ record: Record) throws(InputError) -> RowDocument {
        try decode(RowDocument.self, record)
    }

    /// Reads one problem in exact arithmetic: every number is the decimal that stands in the text.
    ///
    /// - Throws: `InputError` with file, line and field.
    public func decodeExactly(_ record: Record) throws(InputError) -> RowDocumentOver<Fraction> {
        try decodeExactly(RowDocumentOver<Fraction>.self, record)
    }

    /// Reads one document of any type in exact arithmetic.
    ///
    /// - Parameter context: As for `decode(_:_:context:)`.
    /// - Throws: `InputError` with file, line and field.
    package func decodeExactly<Document: Decodable>(
        _ type: Document.Type, _ record: Record, context: [CodingUserInfoKey: any Sendable] = [:]
    ) throws(InputError) -> Document {
        try decodeExactly(type, record, tree: tree(of: record), context: context)
    }

    /// Reads one document of any type in exact arithmetic, out of the record's values where these are known.
    ///
    /// - Throws: `InputError` with file, line and field.
    package func decodeExactly<Document: Decodable>(
        _ type: Document.Type, _ record: Record, tree: JSONTree?, context: [CodingUserInfoKey: any Sendable] = [:]
    ) throws(InputError) -> Document {
        try decode(type, record, tree: tree, context: context.merging([.isExact: true]) { $1 })
    }

    /// Reads one document of any type.
    ///
    /// - Parameter context: What the document has to know before it can be read.
    /// - Throws: `InputError` with file, line and field.
    package func decode<Document: Decodable>(
        _ type: Document.Type, _ record: Record, context: [CodingUserInfoKey: any Sendable] = [:]
    ) throws(InputError) -> Document {
        try decode(type, record, tree: tree(of: record), context: context)
    }

    /// The values of a record, which are read once however many documents are made of them; `nil` where only the thorough
    /// reader knows them.
    package func tree(of record: Record) -> JSONTree? { JSONTree(record.data) }

    /// Reads one document of any type, out of the record's values where these are known.
    ///
    /// - Throws: `InputError` with file, line and field.
    package func decode<Document: Decodable>(
        _ type: Document.Type, _ record: Record, tree: JSONTree?, context: [CodingUserInfoKey: any Sendable] = [:]
    ) throws(InputError) -> Document {
        let levels = tree?.levels ?? min(JSONOutline.levels(of: record.data), JSONOutline.mostLevels)
        let context = context.merging([.policies: policies, .measures: measures]) { $1 }
        return try DeepStack.perform(needing: (levels + 8) * Self.bytesPerLevel) { () throws(InputError) in
            // What is wrong, Foundation's reader is asked: it knows whole numbers, too, that are written as 1e3.
            if let tree {
                let read = JSONTreeDecoder(tree, context: context)
                if let document = try? type.init(from: read), !read.isUnsure { return document }
            }
            return try decodeHere(type, record, context)
        }
    }

    /// More than a level of brackets takes of the stack in a debug build, in bytes; `SmallStackTests` would crash below that.
    private static let bytesPerLevel = 16 << 10

    private func decodeHere<Document: Decodable>(
        _ type: Document.Type, _ record: Record, _ context: [CodingUserInfoKey: any Sendable]
    ) throws(InputError) -> Document {
        // Foundation's reader takes other encodings too, in which the exact digits would not be found.
        guard !record.data.hasOtherEncoding else {
            throw record.error("is not valid JSON: the text is not UTF-8; save it as UTF-8")
        }
        decoder.userInfo = context
        if context[.isExact] != nil { decoder.userInfo[.digits] = JSONOutline(record.data).digits() }
        do {
            let document = try decoder.decode(Document.self, from: record.data)
            try refuseSlips(in: record)
            return document
        } catch let error as InputError {
            throw error
        } catch let error as FieldError where isJSON(record) {
            let outline = JSONOutline(record.data)
            let message = outline.digits()[error.field].flatMap(Self.unheldNumber) ?? error.message
            throw record.error(message, field: error.field, line: outline.line(of: error.field))
        } catch {
            throw syntaxError(in: record, KindFault(error))
        }
    }

    /// What is wrong with a number that is too great or too small for a double; `nil` for any other.
    private static func unheldNumber(_ digits: String) -> String? {
        guard let value = Double(digits) else { return nil }
        let isZero = digits.prefix { $0 != "e" && $0 != "E" }.allSatisfy { !("1"..."9").contains($0) }
        guard value.isInfinite || value == 0 && !isZero else { return nil }
        let shown = digits.count > 24 ? digits.prefix(20) + "…" : digits[...]
        return "is \(shown), which no double holds; it must be a number that a double holds"
    }

    /// Whether a record is JSON as far as places tell: Foundation's reader finds faults of a text only where it reads the text.
    private func isJSON(_ record: Record) -> Bool {
        String(validating: record.data, as: UTF8.self) != nil && JSONFault.first(in: record.data)?.offset == nil
    }

    private func refuseSlips(in record: Record) throws(InputError) {
        guard let fault = JSONOutline(record.data).firstFault() else { return }
        throw record.error(fault.message, field: fault.field, line: fault.line)
    }

    /// Asks a reader of our own what is wrong: Foundation's essential part does not say where.
    ///
    /// - Parameter kind: What is wrong where the text is JSON.
    private func syntaxError(in record: Record, _ kind: KindFault?) -> InputError {
        let lead = "is not valid JSON"
        guard String(validating: record.data, as: UTF8.self) != nil else {
            return record.error("\(lead): the text is not UTF-8; save it as UTF-8")
        }
        guard let fault = JSONFault.first(in: record.data) else {
            guard let kind else { return record.error(lead) }
            return record.error(kind.message, field: kind.field, line: JSONOutline(record.data).line(of: kind.field))
        }
        let place = JSONOutline(record.data).place(at: fault.offset ?? record.data.count)
        let words =
            fault.isDepth
            ? "is nested too deeply: at most \(JSONOutline.mostLevels) levels of brackets are read, which are "
                + "\(JSONOutline.mostLevels / 2) views one in the other"
            : "\(lead): \(fault.words)"
        return record.error(words, field: place.field, line: place.line)
    }
}

extension Data {
    /// Whether the bytes begin as JSON in UTF-16 or UTF-32 does, by which Foundation's reader tells it: each of its signs has a
    /// zero there.  Source: RFC 4627, section 3.
    fileprivate var hasOtherEncoding: Bool { prefix(4).contains(0) }
}

extension CodingUserInfoKey {
    /// The policies that a problem may name.
    package static let policies = named("plumb.policies")
    /// The measures with a file of their own that a problem may name.
    package static let measures = named("plumb.measures")
}
