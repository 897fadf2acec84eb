// LevelFlow.swift: the most that levels can charge to the columns that they need, as a maximum flow.
//
// A level has a worth, which it may charge to the steps that it needs; what a step is charged it may hand down to the steps
// below it, and each pays at most what its width costs.  So the steps up to a width pay together what that width costs.

/// A network of levels and steps, whose flows are found by Dinic's method.
///
/// Source: E. A. Dinic, 1970.  Handing down within a column counts as no distance, since columns have many steps and few rounds
/// are wanted.
struct LevelFlow {
    /// Nodes: the levels, then the steps.
    private let levelCount: Int
    /// The arcs of each node by its place in `arcs`.
    private var starts: [Int32] = []
    private var arcs: [Int32] = []
    /// Where each arc ends; an arc and the one against it are neighbours, even and odd.
    private var ends: [Int32] = []
    /// Whether an arc hands down to the step below.
    private var isDown: [Bool] = []
    /// What an arc may still carry.
    private var left: [Int] = []
    /// What a level has not charged yet, and what a step may still pay.
    private var rest: [Int] = []
    private var distances: [Int32] = []
    private var next: [Int32] = []

    private static let unreached = Int32.max / 2

    /// - Parameters:
    ///   - needs: The steps that the levels need by their index, level after level.
    ///   - last: Where the needs of each level end.
    ///   - isLowest: For each step whether it is the first of its column; others stand behind the one below them.
    init(needs: [Int], ends last: [Int], isLowest: [Bool]) {
        levelCount = last.count
        let count = levelCount + isLowest.count
        var begins: [Int32] = []
        let most = 2 * (needs.count + isLowest.count)
        begins.reserveCapacity(most)
        ends.reserveCapacity(most)
        isDown.reserveCapacity(most)
        func add(_ from: Int, _ to: Int, down: Bool) {
            begins.append(Int32(from))
            begins.append(Int32(to))
            ends.append(Int32(to))
            ends.append(Int32(from))
            isDown.append(down)
            isDown.append(false)
        }
        var place = 0
        for (level, end) in last.enumerated() {
            while place < end {
                add(level, levelCount + needs[place], down: false)
                place += 1
            }
        }
        for step in isLowest.indices where !isLowest[step] { add(levelCount + step, levelCount + step - 1, down: true) }
        starts = Array(repeating: 0, count: count + 1)
        for begin in begins { starts[Int(begin) + 1] += 1 }
        for node in 0..<count { starts[node + 1] += starts[node] }
        var places = starts
        arcs = Array(repeating: 0, count: begins.count)
        for (arc, begin) in begins.enumerated() {
            arcs[Int(places[Int(begin)])] = Int32(arc)
            places[Int(begin)] += 1
        }
        distances = Array(repeating: Self.unreached, count: count)
    }

    /// Charges as much as can be charged.
    ///
    /// - Parameters:
    ///   - worths: What each level may charge.
    ///   - costs: What each step may pay.
    mutating func run(worths: [Int], costs: [Int]) {
        rest = worths + costs
        left = ends.indices.map { $0.isMultiple(of: 2) ? .max / 4 : 0 }
        while measure() {
            next = starts
            for level in 0..<levelCount where rest[level] > 0 && distances[level] != Self.unreached { charge(level) }
        }
    }

    /// What a level charges to the steps that it needs, in their order.
    func charges(of level: Int) -> some Sequence<Int> {
        (starts[level]..<starts[level + 1]).lazy.map { left[Int(arcs[Int($0)]) + 1] }
    }

    /// Whether a level is worth its steps, or as much: nothing of what could be charged to it can still be paid.
    func isTaken(level: Int) -> Bool { distances[level] == Self.unreached }

    /// Whether a step is taken.
    func isTaken(step: Int) -> Bool { distances[levelCount + step] == Self.unreached }

    /// How far each node is from a step that can still pay; whether a level with something left is near one.
    private mutating func measure() -> Bool {
        for node in distances.indices { distances[node] = Self.unreached }
        var near: [Int32] = []
        for node in levelCount..<distances.count where rest[node] > 0 {
            distances[node] = 1
            near.append(Int32(node))
        }
        var (distance, isFound): (Int32, Bool) = (1, false)
        while !near.isEmpty {
            var far: [Int32] = []
            while let node = near.popLast() {
                if distances[Int(node)] != distance { continue }
                if node < levelCount, rest[Int(node)] > 0 { isFound = true }
                for place in Int(starts[Int(node)])..<Int(starts[Int(node) + 1]) {
                    let arc = Int(arcs[place]) ^ 1
                    let before = ends[arc ^ 1]
                    guard left[arc] > 0 else { continue }
                    if isDown[arc] {
                        if distances[Int(before)] > distance {
                            distances[Int(before)] = distance
                            near.append(before)
                        }
                    } else if distances[Int(before)] == Self.unreached {
                        distances[Int(before)] = distance + 1
                        far.append(before)
                    }
                }
            }
            near = far
            distance += 1
        }
        return isFound
    }

    /// Charges what a level has along the shortest ways.
    private mutating func charge(_ level: Int) {
        var (path, node): ([Int], Int) = ([], level)
        while rest[level] > 0 {
            if node >= levelCount, rest[node] > 0 {
                let amount = path.reduce(min(rest[level], rest[node])) { min($0, left[$1]) }
                for arc in path {
                    left[arc] -= amount
                    left[arc ^ 1] += amount
                }
                rest[level] -= amount
                rest[node] -= amount
                path.removeAll(keepingCapacity: true)
                node = level
                continue
            }
            if let arc = admissible(node) {
                path.append(arc)
                node = Int(ends[arc])
            } else {
                distances[node] = Self.unreached
                guard let arc = path.popLast() else { return }
                node = Int(ends[arc ^ 1])
                next[node] += 1
            }
        }
    }

    /// The next arc from a node that leads nearer.
    private mutating func admissible(_ node: Int) -> Int? {
        while next[node] < starts[node + 1] {
            let arc = Int(arcs[Int(next[node])])
            if left[arc] > 0, distances[node] == distances[Int(ends[arc])] + (isDown[arc] ? 0 : 1) { return arc }
            next[node] += 1
        }
        return nil
    }
}
