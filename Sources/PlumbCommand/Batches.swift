// Batches.swift: many records on all cores, answers in the order of the input, memory bounded by the batch.

import DeepThreads
import Documents

/// Works through the records of files, a batch at a time.
struct Batches {
    /// Enough to keep the cores busy, few enough to keep memory small and an interrupted run's loss short.
    private static let sizes = (first: 128, most: 2_048)
    private static let slices = 32
    /// What a batch may take before the next ones are smaller.
    private static let time = Duration.milliseconds(500)

    let files: [FileName]
    /// How many records an earlier run has done.
    let passed: Int
    /// Whether every line is a record, as for `RecordReader`.
    let isStream: Bool
    /// Whether another run can go on where this one was interrupted: not where all records are judged together.
    var goesOn = true
    /// A file with an answer to each record.
    let claims: FileName?
    /// How much of the input has been done.
    let meter: InputMeter

    init(_ input: InputArguments, asStream isStream: Bool = false, claims: FileName? = nil) {
        self.init(files: input.files, after: input.resume, asStream: isStream, claims: claims)
    }

    init(files: [FileName], after passed: Int, asStream isStream: Bool = false, claims: FileName? = nil) {
        (self.files, self.passed, self.isStream, self.claims) = (files, passed, isStream, claims)
        meter = InputMeter(files)
    }

    /// What became of one record, or of a file that could not be read.
    typealias Outcome<Answer> = Result<Answer, InputError>

    /// Applies `work` to every record and hands the outcomes on in the order of the input.
    ///
    /// - Parameter work: As `DeepThreads.parts`.
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
    /// An interrupted command begins no other slice.
    ///
    /// - Parameter work: Takes some neighbouring records and the number of the first of them, from 0; as `DeepThreads.parts`.
    func forEachSlice<Part: Sendable>(
        _ work: @escaping @Sendable (ArraySlice<Outcome<Record>>, Int) -> Part, then consume: (Part) throws -> Void
    ) rethrows {
        var records = Records(
            files: files, after: passed, asStream: isStream, meter: meter, claims: claims, goesOn: goesOn)
        var (passed, size) = (passed, Self.sizes.first)
        while true {
            let begin = records.bytesRead
            guard let batch = Self.batch(of: &records, atMost: size) else { return }
            let (start, bytes) = (ContinuousClock.now, records.bytesRead - begin)
            let length = max(1, size / Self.slices)
            let slices = stride(from: 0, to: batch.count, by: length).map { start in
                batch[start..<min(start + length, batch.count)]
            }
            let first = passed
            let parts = DeepThreads.parts(slices.count) { index in
                Interruption.isRequested ? nil : work(slices[index], first + slices[index].startIndex)
            }
            for (part, slice) in zip(parts, slices) {
                guard let part else { return Interruption.breakOff() }
                meter.reach(begin + bytes * slice.endIndex / batch.count)
                try Interruption.finish(slice.count) { try consume(part) }
            }
            passed += batch.count
            size = ContinuousClock.now - start < Self.time ? min(2 * size, Self.sizes.most) : max(size / 2, Self.slices)
        }
    }

    /// The next records: a full batch, or what standard input has given so far.
    private static func batch(of records: inout Records, atMost size: Int) -> [Outcome<Record>]? {
        var batch: [Outcome<Record>] = []
        while batch.count < size, batch.isEmpty || records.hasMoreAtHand {
            guard let entry = records.next() else { break }
            batch.append(entry)
        }
        return batch.isEmpty ? nil : batch
    }
}
