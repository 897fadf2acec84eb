// Question.swift: what a record asks: a row, or a tree of views.

public import Documents
internal import Essentials

/// What a record asks.
public enum Question: Sendable {
    /// A row, with the alignment across it.
    case row(RowDocument)
    /// A tree of views.
    case scene(SceneDocument)
}

extension ProblemDecoder {
    /// Reads one problem or one scene: a record with a `tree` is a scene.
    ///
    /// - Throws: `InputError` with file, line and field.
    public func decodeQuestion(_ record: Record) throws(InputError) -> Question {
        try decodeQuestion(record, kinds: .standard)
    }

    /// Whether a record is a scene.
    ///
    /// - Throws: `InputError` with file, line and field.
    public func isScene(_ record: Record) throws(InputError) -> Bool { try head(of: record) != nil }

    /// The head of a scene, and the values in the record; `nil` for a row.
    private func head(of record: Record) throws(InputError) -> (head: SceneHead, tree: JSONTree?)? {
        // Most others are rows too, which need not be read twice to be known as such.
        guard record.mentions("\"tree\"") else { return nil }
        let tree = tree(of: record)
        let head = try decode(SceneHead.self, record, tree: tree)
        return head.isScene ? (head, tree) : nil
    }

    /// Reads one problem, or one scene of some kinds of view.
    ///
    /// - Throws: `InputError` with file, line and field.
    package func decodeQuestion(_ record: Record, kinds: SceneKinds) throws(InputError) -> Question {
        // Most records are plain rows, and a plain row has no tree.
        if let row = decodePlain(record) { return .row(row) }
        guard let (head, tree) = try head(of: record) else { return .row(try decodeThoroughly(record)) }
        let context: [CodingUserInfoKey: any Sendable] = [.guideKeys: head.guides, .sceneKinds: kinds]
        return .scene(try decode(SceneDocument.self, record, tree: tree, context: context))
    }
}

extension Record {
    /// Whether a text stands anywhere in the record, which C's library finds out fastest, also in a debug build.
    fileprivate func mentions(_ text: StaticString) -> Bool {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            let (first, count) = (Int32(text.utf8Start.pointee), text.utf8CodeUnitCount)
            while rest.count >= count, let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
                let found = memchr(start, first, rest.count - count + 1)
            {
                if memcmp(found, text.utf8Start, count) == 0 { return true }
                rest = rest.dropFirst(UnsafeRawPointer(found) - start + 1)
            }
            return false
        }
    }
}
