// ReplayFile.swift: failing choices, kept from one test run to the next.

internal import Essentials
internal import Synchronization

/// A small file of failing records, one a line: `{"property": "…", "choices": [3, 1]}`.
///
/// A line that cannot be read is left alone and ignored: the file is an aid, and may be deleted at any time.
public struct ReplayFile: Sendable {
    private struct Line: Codable, Equatable {
        let property: String
        let choices: [UInt64]
    }

    /// The most failures that are kept; older ones go first.
    static let most = 100
    /// Tests of one process run side by side and share the file.
    private static let lock = Mutex(())

    private let path: String

    /// A replay file at a path; it comes into being with the first failure.
    public init(path: String) { self.path = path }

    /// The records that once made a property fail, latest first.
    package func records(of property: String) -> [[UInt64]] {
        Self.lock.withLock { _ in lines().filter { $0.property == property }.map(\.choices).reversed() }
    }

    /// Keeps a failing record.
    package func keep(_ record: [UInt64], of property: String) {
        let line = Line(property: property, choices: record)
        change { lines in lines = (lines.filter { $0 != line } + [line]).suffix(Self.most) }
    }

    /// Drops a record that does not fail any more.
    package func forget(_ record: [UInt64], of property: String) {
        change { lines in lines.removeAll { $0 == Line(property: property, choices: record) } }
    }

    private func change(_ body: (inout [Line]) -> Void) {
        Self.lock.withLock { _ in
            var lines = lines()
            body(&lines)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let text = lines.compactMap { try? encoder.encode($0) }.map { $0 + Data("\n".utf8) }
            // A test must not fail for want of a place to keep its failure.
            try? text.reduce(Data(), +).write(to: URL(filePath: path), options: .atomic)
        }
    }

    private func lines() -> [Line] {
        guard let text = try? Data(contentsOf: URL(filePath: path)) else { return [] }
        return text.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONDecoder().decode(Line.self, from: $0) }
    }
}
