// main.swift: what a row costs, by method and by number of items.  Times are per answer, checks included.

import Benchmark
import Plumb

/// A row with items clamped below, clamped above and between, so that several levels have to be found.
func row(of count: Int) throws -> DistributionProblem {
    let items = (0..<count).map { index in
        let minimum = Double(index * 37 % 50)
        let maximum = index % 3 == 0 ? Double.infinity : minimum + Double(10 + index * 13 % 90)
        return Item(minimum: minimum, maximum: maximum)
    }
    return try DistributionProblem(items: items, spacing: 8, available: Double(60 * count))
}

func measure(_ name: String, _ rule: any Distribution, items count: Int) throws {
    let problem = try row(of: count)
    benchmark("\(name), \(count) items") {
        blackHole(try rule.lengths(for: problem))
    }
}

for count in [3, 10, 30, 100] {
    try measure("SwiftUI rule", SwiftUIStack(), items: count)
    try measure("water fill", WaterFill(), items: count)
    try measure("certified start", OptimalStack(method: .certified), items: count)
    try measure("progressive", OptimalStack(method: .progressive), items: count)
}
for count in [3, 10, 30] { try measure("Gini", OptimalStack(method: .gini), items: count) }

let ten = try row(of: 10)
let claim = SwiftUIStack().lengths(for: ten)
benchmark("verdict, 10 items") { blackHole(try ten.verdict(on: claim)) }

Benchmark.main()

/// Keeps the optimiser from dropping an answer that nobody reads.
@inline(never)
func blackHole<Value>(_ value: Value) {}
