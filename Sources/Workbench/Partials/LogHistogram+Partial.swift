// LogHistogram+Partial.swift: a histogram as a partial has it, and back.

import Rows

extension LogHistogram {
    /// Its counts: `{"zeros": 1, "infinities": 0, "greatest": 25, "buckets": [[1350, 2]]}`.
    package var partial: JSONText {
        .object([
            ("zeros", .integer(zeros)), ("infinities", .integer(infinities)), ("greatest", .number(greatest)),
            ("buckets", .array(sortedBuckets.map { .array([.integer($0.bucket), .integer($0.count)]) })),
        ])
    }
}

extension LogHistogram: Decodable {
    /// Reads and checks counts.
    package init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["zeros", "infinities", "greatest", "buckets"])
        let (zeros, infinities) = (try object.count("zeros"), try object.count("infinities"))
        let greatest = try object.distance("greatest")
        let pairs = try object.present(
            "buckets", object.list("buckets", of: BucketRecord.self), demand: "list pairs of a bucket and its count")
        var (total, last) = (zeros + infinities, Int.min)
        for (index, pair) in pairs.enumerated() {
            guard pair.bucket > last else {
                throw FieldError(
                    field: object.path.appending("buckets").appending(index),
                    message: "is of bucket \(pair.bucket); buckets must come in ascending order, each once")
            }
            (total, last) = (min(total + pair.count, PartialLimits.count + 1), pair.bucket)
        }
        guard total <= PartialLimits.count else {
            throw object.fault("buckets", "has too many values; at most \(PartialLimits.count) are counted")
        }
        guard (infinities > 0) == greatest.isInfinite else {
            throw object.fault(
                "greatest",
                "is \(greatest.isInfinite ? "infinity" : greatest.shortest), with \(infinities) infinities; it must be the greatest value"
            )
        }
        guard infinities > 0 || Self.greatestBucket(of: greatest) == pairs.last?.bucket else {
            throw object.fault("greatest", "is \(greatest.shortest), which is not in the last bucket")
        }
        self.init(
            zeros: zeros, infinities: infinities, greatest: greatest,
            buckets: Dictionary(uniqueKeysWithValues: pairs.map { ($0.bucket, $0.count) }))
    }
}

/// A bucket by its number, and how many values are in it.
private struct BucketRecord: Decodable {
    let bucket: Int
    let count: Int

    init(from decoder: any Decoder) throws {
        guard let pair = try? [Int](from: decoder), pair.count == 2, LogHistogram.finiteBuckets.contains(pair[0]),
            (1...PartialLimits.count).contains(pair[1])
        else {
            let buckets = LogHistogram.finiteBuckets
            throw FieldError(
                field: FieldPath(decoder.codingPath),
                message: "is no bucket; it must be a pair of whole numbers, the number of a bucket from "
                    + "\(buckets.lowerBound) to \(buckets.upperBound) and a count of at least 1")
        }
        (bucket, count) = (pair[0], pair[1])
    }
}
