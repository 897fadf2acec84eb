// AnswerFile.swift: the file of `--claims`, an answer a line, each to the record of the same number.

import Documents

/// Answers that are joined to records in their order.
struct AnswerFile {
    private let name: FileName
    private var reader: RecordReader
    private var first: Result<Record, InputError>?
    private var isOver = false

    /// Why there are no answers at all.
    let fault: InputError?

    /// Looks for the first answer.
    init(_ name: FileName) {
        self.name = name
        reader = RecordReader(files: [name], asStream: true)
        first = reader.next()
        fault = if case .failure(let error)? = first, error.line == nil { error } else { nil }
    }

    /// The next answer.
    mutating func next() -> Result<Record, InputError>? {
        if let answer = first {
            first = nil
            return answer
        }
        return reader.next()
    }

    /// A record with the next answer among its claims.
    mutating func joined(to record: Result<Record, InputError>) -> Result<Record, InputError> {
        // A file that cannot be read has no answers.
        if case .failure(let error) = record, error.line == nil { return record }
        let answer = isOver ? nil : next()
        return record.flatMap { record in
            guard let answer else {
                return .failure(record.error("has no answer: \(name) ends before it; it must have a line a problem"))
            }
            return Result { () throws(InputError) in
                do throws(InputError) {
                    return try record.claiming(answer.get())
                } catch {
                    isOver = error.line == nil
                    throw record.error("its answer, \(error)")
                }
            }
        }
    }

    /// What is wrong with answers that are left over, once.
    mutating func rest() -> Result<Record, InputError>? {
        guard !isOver, let answer = next() else { return nil }
        isOver = true
        return answer.flatMap { .failure($0.error("is an answer to no problem: there are more answers than problems")) }
    }
}
