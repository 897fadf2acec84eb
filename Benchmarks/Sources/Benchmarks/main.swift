// main.swift: what a row, a tree and a proof cost, by method and by number of items.  Times are per answer, checks included.

import Benchmark
import Plumb
import Scenes
import Subjects
import Workbench

/// A row with items clamped below, clamped above and between, so that several levels have to be found.
func row(of count: Int) throws -> Row {
    let items = (0..<count).map { index in
        let minimum = Double(index * 37 % 50)
        let maximum = index % 3 == 0 ? Double.infinity : minimum + Double(10 + index * 13 % 90)
        return Item(minimum: minimum, maximum: maximum)
    }
    return try Row(items: items, spacing: 8, available: Double(60 * count))
}

func measure(_ name: String, _ rule: any Distribution, items count: Int) throws {
    let problem = try row(of: count)
    benchmark("\(name), \(count) items") {
        blackHole(try rule.lengths(for: problem))
    }
}

for count in [3, 10, 30, 100] {
    try measure("SwiftUI rule", SwiftUIRule(), items: count)
    try measure("water fill", WaterFilling(), items: count)
    try measure("certified start", LinearProgramming(method: .certified, advisedBy: .glpk), items: count)
    try measure("progressive", LinearProgramming(method: .progressive, advisedBy: .glpk), items: count)
}
for count in [3, 10, 30] { try measure("Gini", LinearProgramming(method: .gini, advisedBy: .glpk), items: count) }

let ten = try row(of: 10)
let claim = SwiftUIRule().lengths(for: ten)
benchmark("verdict, 10 items") { blackHole(try ten.verdict(on: claim)) }

for deep in [false, true] {
    let tree = try screen(leaves: 200, deep: deep)
    let program = try ScreenProgram(tree)
    let name = deep ? "deep tree" : "bushy tree"
    benchmark("\(name), program written") { blackHole(try ScreenProgram(tree)) }
    benchmark("\(name), program solved") { blackHole(try program.solved()) }
    benchmark("\(name), first objective alone") { blackHole(try program.firstObjective().solved()) }
    let solution = try program.program.solved()
    benchmark("\(name), answer checked") { blackHole(program.program.check(solution)) }
}

try measureProofs()

Benchmark.main()

extension ScreenProgram {
    /// The program with the first of its objectives.
    func firstObjective() -> LinearProgram {
        var first = program
        first.setObjectives(Array(program.objectives.prefix(1)))
        return first
    }
}

/// Keeps the optimiser from dropping an answer that nobody reads.
@inline(never)
func blackHole<Value>(_ value: Value) {}
