// RandomProgram.swift: random linear programs with small whole numbers, the same for a seed on every machine.

package import LinearPrograms

/// SplitMix64 (Steele, Lea, Flood 2014): a short stream that is the same on every machine.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(_ seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Bounds of every kind with small whole numbers.
private func randomBounds(_ generator: inout SeededGenerator) -> (Double, Double) {
    let low = Double(Int.random(in: -10...10, using: &generator))
    let width = Double(Int.random(in: 0...12, using: &generator))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return (-.infinity, .infinity)
    case 1: return (-.infinity, low)
    case 2: return (low, low)
    case 3: return (low, low + width)
    default: return (low, .infinity)
    }
}

/// A program of some rows and columns with small whole numbers, of any status.
package func randomProgram(_ generator: inout SeededGenerator, objectives: Int = 1) -> LinearProgram {
    var lp = LinearProgram()
    let width = Int.random(in: 1...8, using: &generator)
    for _ in 0..<width {
        let (low, high) = randomBounds(&generator)
        _ = lp.variable(atLeast: low, atMost: high)
    }
    func combination(_ generator: inout SeededGenerator) -> LinearExpression {
        sum(
            lp.variables.filter { _ in Int.random(in: 0..<3, using: &generator) > 0 }
                .map { Double(Int.random(in: -5...5, using: &generator)) * $0 })
    }
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
        let (low, high) = randomBounds(&generator)
        lp.subject(to: "", Relation(combination(&generator), lower: low, upper: high))
    }
    for _ in 0..<objectives {
        if Bool.random(using: &generator) {
            lp.minimize(combination(&generator))
        } else {
            lp.maximize(combination(&generator))
        }
    }
    return lp
}
