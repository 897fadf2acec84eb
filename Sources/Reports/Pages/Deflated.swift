// Deflated.swift: bytes made smaller for a page, which browsers read by themselves (`DecompressionStream`).
// Source: RFC 1951, with its fixed codes; what repeats is found by chains of places with the same four bytes.

/// Bytes in the format deflate.
struct Deflated {
    /// The compressed bytes.
    private(set) var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var pendingBits: UInt64 = 0

    private static let window = 32_768
    private static let longest = 258
    private static let mostTried = 24
    private static let hashBits = 15

    /// Compresses bytes.
    ///
    /// - Complexity: O(*n*).
    init(_ input: [UInt8]) {
        bytes.reserveCapacity(input.count / 3)
        write(0b011, bits: 3)  // the last block, fixed codes
        var latest = [Int](repeating: -1, count: 1 << Self.hashBits)
        var earlier = [Int](repeating: -1, count: input.count)
        var place = 0
        while place < input.count {
            let match = Self.longestMatch(in: input, at: place, latest, earlier)
            let length = max(1, match.length)
            if match.length > 0 {
                write(length: match.length, distance: match.distance)
            } else {
                write(symbol: Int(input[place]))
            }
            for passed in place..<place + length {
                guard let hash = Self.hash(of: input, at: passed) else { break }
                earlier[passed] = latest[hash]
                latest[hash] = passed
            }
            place += length
        }
        write(symbol: 256)
        while pendingBits > 0 { flushByte() }
    }

    private static func hash(of input: [UInt8], at place: Int) -> Int? {
        guard place + 4 <= input.count else { return nil }
        let word = (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(input[place + $1]) }
        return Int((word &* 2_654_435_761) >> UInt32(32 - hashBits))
    }

    /// What begins at a place and has stood before it in the window; length 0 where there is nothing of use.
    private static func longestMatch(
        in input: [UInt8], at place: Int, _ latest: [Int], _ earlier: [Int]
    ) -> (length: Int, distance: Int) {
        guard let hash = hash(of: input, at: place) else { return (0, 0) }
        let most = min(longest, input.count - place)
        var (best, candidate, tried) = ((length: 0, distance: 0), latest[hash], 0)
        while candidate >= 0, place - candidate <= window, tried < mostTried {
            var length = 0
            while length < most, input[candidate + length] == input[place + length] { length += 1 }
            if length >= 4, length > best.length { best = (length, place - candidate) }
            if length == most { break }
            candidate = earlier[candidate]
            tried += 1
        }
        return best
    }

    /// Extra bits of lengths from code 257 on, and of distances: each pair of codes, or four, has one more.
    private mutating func write(length: Int, distance: Int) {
        if length == Self.longest {
            write(symbol: 285)
        } else {
            let (code, extra, base) = Self.code(of: length - 3, perStep: 4)
            write(symbol: 257 + code)
            write(UInt64(length - 3 - base), bits: extra)
        }
        let (code, extra, base) = Self.code(of: distance - 1, perStep: 2)
        write(reversed: UInt64(code), bits: 5)
        write(UInt64(distance - 1 - base), bits: extra)
    }

    private static func code(of value: Int, perStep: Int) -> (code: Int, extra: UInt64, base: Int) {
        if value < 2 * perStep { return (value, 0, value) }
        let extra = (Int.bitWidth - 1 - value.leadingZeroBitCount) - perStep.trailingZeroBitCount
        let step = value >> extra
        return (perStep * extra + step, UInt64(extra), step << extra)
    }

    /// A literal byte, the end, or a length, in the fixed code.
    private mutating func write(symbol: Int) {
        let symbol64 = UInt64(symbol)
        switch symbol {
        case ..<144: write(reversed: 0x30 + symbol64, bits: 8)
        case ..<256: write(reversed: 0x190 + symbol64 - 144, bits: 9)
        case ..<280: write(reversed: symbol64 - 256, bits: 7)
        default: write(reversed: 0xC0 + symbol64 - 280, bits: 8)
        }
    }

    /// Codes begin with their greatest bit, numbers with their least.
    private mutating func write(reversed code: UInt64, bits: UInt64) {
        write((0..<bits).reduce(0) { $0 << 1 | (code >> $1 & 1) }, bits: bits)
    }

    private mutating func write(_ value: UInt64, bits: UInt64) {
        pending |= value << pendingBits
        pendingBits += bits
        while pendingBits >= 8 { flushByte() }
    }

    private mutating func flushByte() {
        bytes.append(UInt8(truncatingIfNeeded: pending))
        pending >>= 8
        pendingBits = pendingBits > 8 ? pendingBits - 8 : 0
    }
}
