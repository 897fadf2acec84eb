// Batches.swift: many records on all cores, answers in the order of the input, memory bounded by the batch.

import Dispatch
import Documents
import Synchronization

/// The parts of some work, made on all cores, in order.
///
/// - Parameter work: Makes the part of a number from 0; it must not suspend, since GLPK keeps its memory by thread.
func concurrently<Part: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Part) -> [Part] {
    let parts = Mutex([Part?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
        let part = work(index)
        parts.withLock { $0[index] = part }
    }
    return parts.withLock { $0 }.compactMap(\.self)
}

/// Works through the records of files, a batch at a time.
struct Batches {
    /// Enough to keep the cores busy, few enough to keep memory small.
    private static let size = 2_048
    private static let slice = 64

    let files: [String]

    /// What became of one record, or of a file that could not be read.
    typealias Outcome<Answer> = Result<Answer, InputError>

    /// Applies `work` to every record and hands the outcomes on in the order of the input.
    ///
    /// - Parameter work: As `concurrently`.
    func forEach<Answer: Sendable>(
        _ work: @escaping @Sendable (Record) -> Outcome<Answer>, then consume: (Outcome<Answer>) throws -> Void
    ) rethrows {
        try forEachSlice { slice, _ in
            slice.map { $0.flatMap(work) }
        } then: {
            try $0.forEach(consume)
        }
    }

    /// Applies `work` to slices of the records and hands what it makes of them on in the order of the input.
    ///
    /// - Parameter work: Takes some neighbouring records and the number of the first of them, from 0; as `concurrently`.
    func forEachSlice<Part: Sendable>(
        _ work: @escaping @Sendable (ArraySlice<Outcome<Record>>, Int) -> Part, then consume: (Part) throws -> Void
    ) rethrows {
        var reader = RecordReader(files: files)
        var passed = 0
        while let batch = Self.batch(of: &reader) {
            let slices = stride(from: 0, to: batch.count, by: Self.slice).map { start in
                batch[start..<min(start + Self.slice, batch.count)]
            }
            let first = passed
            let parts = concurrently(slices.count) { work(slices[$0], first + slices[$0].startIndex) }
            for part in parts { try consume(part) }
            passed += batch.count
        }
    }

    /// The next records: a full batch, or what standard input has given so far.
    private static func batch(of reader: inout RecordReader) -> [Outcome<Record>]? {
        var batch: [Outcome<Record>] = []
        while batch.count < size, batch.isEmpty || reader.hasMoreAtHand {
            guard let entry = reader.next() else { break }
            batch.append(entry)
        }
        return batch.isEmpty ? nil : batch
    }
}
