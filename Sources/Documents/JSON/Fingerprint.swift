// Fingerprint.swift: a short name for a text, the same on every machine (FNV-1a, 128 bits).
// Baselines rely on it: it must not change.

/// A number that two different texts do not share but by a chance of 1 in 2¹²⁸.
package struct Fingerprint {
    private var value: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

    /// The fingerprint of some texts in their order.
    package init(_ texts: [String]) {
        for text in texts {
            for byte in text.utf8 { add(byte) }
            // No byte of UTF-8, so that two texts are not one.
            add(0xFF)
        }
    }

    private mutating func add(_ byte: UInt8) {
        value = (value ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b
    }

    /// 32 hexadecimal digits.
    package var digits: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
    }
}
