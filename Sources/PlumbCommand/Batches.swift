// Batches.swift: many records on all cores, answers in the order of the input, memory bounded by the batch.

import Dispatch
import Documents
import Synchronization

/// Works through the records of files, a batch at a time.
struct Batches {
    /// Enough to keep the cores busy, few enough to keep memory small.
    private static let size = 1_024
    private static let slice = 64

    private var reader: RecordReader

    init(files: [String]) { reader = RecordReader(files: files) }

    /// What became of one record, or of a file that could not be read.
    typealias Outcome<Answer> = Result<Answer, InputError>

    /// Applies `work` to every record and hands the outcomes on in the order of the input.
    ///
    /// - Parameter work: Runs on any thread; it must not suspend, since GLPK keeps its memory by thread.
    mutating func forEach<Answer: Sendable>(
        _ work: @escaping @Sendable (Record) -> Outcome<Answer>, then consume: (Outcome<Answer>) throws -> Void
    ) rethrows {
        try forEachSlice { slice, _ in
            slice.map { entry in entry.flatMap(work) }
        } then: { outcomes in
            for outcome in outcomes { try consume(outcome) }
        }
    }

    /// Applies `work` to slices of the records and hands what it makes of them on in the order of the input.
    ///
    /// - Parameter work: Takes some neighbouring records and the number of the first of them, from 0.  Runs on any
    ///   thread; it must not suspend, since GLPK keeps its memory by thread.
    mutating func forEachSlice<Part: Sendable>(
        _ work: @escaping @Sendable (ArraySlice<Outcome<Record>>, Int) -> Part, then consume: (Part) throws -> Void
    ) rethrows {
        var passed = 0
        while let batch = nextBatch() {
            let slices = stride(from: 0, to: batch.count, by: Self.slice).map { start in
                batch[start..<min(start + Self.slice, batch.count)]
            }
            let parts = Mutex([Part?](repeating: nil, count: slices.count))
            let first = passed
            DispatchQueue.concurrentPerform(iterations: slices.count) { index in
                let part = work(slices[index], first + slices[index].startIndex)
                parts.withLock { $0[index] = part }
            }
            for part in parts.withLock({ $0 }).compactMap(\.self) { try consume(part) }
            passed += batch.count
        }
    }

    /// The next records: a full batch, or what standard input has given so far.
    private mutating func nextBatch() -> [Outcome<Record>]? {
        var batch: [Outcome<Record>] = []
        while batch.count < Self.size, batch.isEmpty || reader.hasMoreAtHand {
            guard let entry = reader.next() else { break }
            batch.append(entry)
        }
        return batch.isEmpty ? nil : batch
    }
}
