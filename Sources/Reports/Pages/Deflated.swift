// Deflated.swift: bytes made smaller for a page, which browsers read by themselves (`DecompressionStream`).

import CZlib

/// Bytes that zlib has compressed, in its own format (RFC 1950).
struct Deflated {
    /// The compressed bytes.
    let bytes: [UInt8]

    /// Compresses bytes as far as zlib can.
    init(_ input: [UInt8]) {
        var length = compressBound(uLong(input.count))
        var bytes = [UInt8](repeating: 0, count: Int(length))
        let status = compress2(&bytes, &length, input, uLong(input.count), Z_BEST_COMPRESSION)
        // zlib refuses only a buffer below its own bound, and levels that there are not.
        precondition(status == Z_OK, "zlib compressed nothing: status \(status)")
        self.bytes = Array(bytes.prefix(Int(length)))
    }
}
