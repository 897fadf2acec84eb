// Median.swift: what work of milliseconds takes.

import Foundation

/// The median of some passes, in seconds of processor time; a pass repeats for a tenth of a second.
func medianSeconds(of passes: Int, _ work: () throws -> some Any) throws -> Double {
    let times = try (0..<passes).map { _ in
        let start = processorSeconds()
        var (count, taken) = (0, 0.0)
        while taken < 0.1 {
            _ = try work()
            count += 1
            taken = processorSeconds() - start
        }
        return taken / Double(count)
    }
    return times.sorted()[passes / 2]
}

/// Seconds in milliseconds, to two or three digits.
func inMilliseconds(_ seconds: Double) -> String {
    String(format: seconds < 0.01 ? "%.2f" : seconds < 1 ? "%.1f" : "%.0f", seconds * 1_000)
}
