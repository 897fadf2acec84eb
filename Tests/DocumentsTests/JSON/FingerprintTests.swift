// FingerprintTests.swift: short names for texts are those of a published function.

import Documents
import Testing

struct FingerprintTests {
    /// The values are those of a Python program that has the published one of FNV-1a, 128 bits, for `a` alone; a byte that is
    /// no text ends every text.
    @Test func `a fingerprint is that of FNV-1a, and texts do not run into each other`() {
        #expect(Fingerprint([]).digits == "6c62272e07bb014262b821756295c58d")
        #expect(Fingerprint(["a"]).digits == "0880954550ab1be95aa0733055b751b9")
        #expect(Fingerprint(["a"]).digits != Fingerprint(["", "a"]).digits)
        #expect(Fingerprint(["ab", "c"]).digits != Fingerprint(["a", "bc"]).digits)
        #expect(Fingerprint(["ab"]).digits.count == 32)
    }
}
