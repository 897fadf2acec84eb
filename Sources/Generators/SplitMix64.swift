// SplitMix64.swift: random numbers that a seed repeats, on every platform alike.

/// Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (OOPSLA 2014), with the constants
/// of the authors' reference code.
public struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Starts the sequence of a seed.
    public init(seed: UInt64) { state = seed }

    /// Starts the sequence of one case of a run, far from those of its neighbours.
    package init(seed: UInt64, case number: Int) {
        var parent = SplitMix64(seed: seed)
        state = parent.next() ^ (UInt64(truncatingIfNeeded: number) &* 0xD134_2543_DE82_EF95)
    }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
