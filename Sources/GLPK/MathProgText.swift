// MathProgText.swift: the text of a MathProg model or of its data, and what errors call it.

internal import CGLPK
internal import Simplex

/// A model or its data, read already.
public struct MathProgText: Sendable {
    /// What errors call it: the name of its file.
    public let name: String
    /// The text.
    public let bytes: [UInt8]

    /// Names a text.
    public init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }

    /// Reads a regular file of at most so many bytes.
    init(path: String, atMost most: Int) throws(SolverError) {
        if path.utf8.contains(0) { throw .badArgument("a path with a zero in it") }
        var bytes: UnsafeMutablePointer<CChar>?
        var length = 0
        let status = Int(cglpk_read_text(path, Int64(most), &bytes, &length))
        defer { cglpk_free(bytes) }
        if status == CGLPK_OUTPUT_LIMIT { throw .textLimit(most) }
        if status == CGLPK_FILE_TROUBLE {
            throw .unreadable(file: path, line: nil, message: "is no regular file that can be read")
        }
        try Problem.check(Int32(status), file: path)
        self.init(name: path, bytes: Array(UnsafeRawBufferPointer(start: bytes, count: length)))
    }
}
