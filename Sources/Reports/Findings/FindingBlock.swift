// FindingBlock.swift: what some neighbouring records came to, gathered where they are judged.

package import Documents

/// How much has no fault, under the names by which reports count it.
struct PassedCounts: Sendable {
    /// Something of one file; the file is `nil` where none has it.
    struct Key: Sendable, Hashable {
        let file: String?
        let name: String
    }

    private var counts: [Key: Int] = [:]
    /// What there is, in the order in which it first came.
    private(set) var keys: [Key] = []

    mutating func add(_ count: Int, of key: Key) {
        if counts[key] == nil { keys.append(key) }
        counts[key, default: 0] += count
    }

    subscript(key: Key) -> Int { counts[key] ?? 0 }
}

/// Faults in their order, and how much has none.
package struct FindingBlock: Sendable {
    private(set) var findings: [ReportedFault] = []
    private(set) var passed = PassedCounts()

    /// Nothing yet.
    package init() {}

    /// Adds faults.
    package mutating func add(_ findings: [ReportedFault]) { self.findings += findings }

    /// Adds an input that could not be read.
    package mutating func add(_ error: InputError) { findings.append(ReportedFault(error)) }

    /// Counts something without a fault.
    ///
    /// - Parameters:
    ///   - name: Under which such things are counted, as `claims of Yoga 1.19.0`.
    ///   - file: As the caller named it; `nil` where there is none.
    package mutating func pass(_ name: String, in file: String?) { passed.add(1, of: .init(file: file, name: name)) }
}
