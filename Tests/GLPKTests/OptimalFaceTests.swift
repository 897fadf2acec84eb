// OptimalFaceTests.swift: the ranges of optimal values, by hand and against all vertices of small programs.

import GLPK
import LinearPrograms
import ProgramSupport
import Testing

struct OptimalFaceTests {
    private func near(_ ranges: [ClosedRange<Double>]?, _ expected: [ClosedRange<Double>]) -> Bool {
        func same(_ a: Double, _ b: Double) -> Bool { a == b || (a - b).magnitude <= 1e-7 }
        guard let ranges, ranges.count == expected.count else { return false }
        return zip(ranges, expected).allSatisfy {
            same($0.lowerBound, $1.lowerBound) && same($0.upperBound, $1.upperBound)
        }
    }

    @Test func `variables that only share an optimum move over the whole edge`() throws {
        var lp = LinearProgram()
        let (x, y) = (lp.variable("x", atLeast: 0, atMost: 6), lp.variable("y", atLeast: 0, atMost: 6))
        let z = lp.variable("z", atLeast: 1, atMost: 2)
        lp.maximize(x + y - z)
        lp.subject(to: "fit", x + y <= 8)
        let face = try #require(try lp.optimalFace())
        #expect(near(face.ranges, [2...6, 2...6, 1...1]))
        #expect(face.movable() == [x, y] && !face.isUnique())
        #expect(try lp.optimalFace(of: [z])?.isUnique() == true)
    }

    @Test func `a later objective narrows what the earlier ones leave open`() throws {
        var lp = LinearProgram()
        let (x, y, z) = (lp.variable(atLeast: 0), lp.variable(atLeast: 0), lp.variable(atLeast: 0, atMost: 3))
        lp.maximize(x + y)
        lp.minimize(x - z)
        lp.subject(to: "fit", x + y <= 8)
        lp.subject(to: "narrow", y <= 5)
        let face = try #require(try lp.optimalFace())
        #expect(near(face.ranges, [3...3, 5...5, 3...3]) && face.isUnique())
    }

    @Test func `a direction without end gives an infinite end`() throws {
        var lp = LinearProgram()
        let (x, y, z) = (lp.variable(atLeast: 0), lp.variable(atLeast: 2), lp.variable())
        lp.minimize(x)
        lp.subject(to: "more", y + z >= 4)
        let face = try #require(try lp.optimalFace())
        #expect(near(face.ranges, [0...0, 2...(.infinity), (-.infinity)...(.infinity)]) && face.movable() == [y, z])
    }

    /// Three rows meet in the only optimum of two variables, so that its dual is one of many.
    @Test func `a degenerate vertex is still one point`() throws {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 0), lp.variable(atLeast: 0))
        lp.maximize(x + y)
        lp.subject(to: "a", x + 2 * y <= 3)
        lp.subject(to: "b", 2 * x + y <= 3)
        lp.subject(to: "c", x + y <= 2)
        #expect(near(try lp.optimalFace()?.ranges, [1...1, 1...1]))
    }

    @Test func `a program without objectives has all its points, one without optimum no face`() throws {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 0), lp.variable(atLeast: 0))
        lp.subject(to: "fit", 2 * x + y <= 8)
        #expect(near(try lp.optimalFace()?.ranges, [0...4, 0...8]))
        lp.subject(to: "not", x + y <= -1)
        #expect(try lp.optimalFace() == nil)
        #expect(throws: SolverError.self) { try lp.optimalFace(of: [Variable(index: 2)]) }
    }

    @Test(arguments: [1, 2, 3])
    func `the ranges are those of the best vertices`(seed: UInt64) throws {
        var generator = SeededGenerator(seed)
        var (all, several) = (0, 0)
        for _ in 0..<500 {
            let lp = boundedProgram(&generator)
            guard let face = try lp.optimalFace() else {
                #expect(lp.bestVertices().isEmpty)
                continue
            }
            all += 1
            let best = lp.bestVertices()
            let expected = lp.variables.indices.map { j in
                let values = best.map { $0[j] }
                return (values.min() ?? .infinity)...(values.max() ?? .infinity)
            }
            #expect(near(face.ranges, expected), "\(lp)\n\(face.ranges) instead of \(expected)")
            if !face.isUnique() { several += 1 }
        }
        #expect(all > 200 && several > 50, "\(all) faces, \(several) of more than a point")
    }

    @Test(arguments: [1, 2, 3])
    func `an end of a range is the optimum of one more objective`(objectives: Int) throws {
        var generator = SeededGenerator(UInt64(objectives) + 10)
        for _ in 0..<300 {
            let lp = randomProgram(&generator, objectives: objectives)
            guard let face = try lp.optimalFace() else { continue }
            for (variable, range) in zip(face.variables, face.ranges) {
                for (sense, end) in [(Sense.minimize, range.lowerBound), (.maximize, range.upperBound)] {
                    var further = lp
                    further.addObjective(Objective(sense, columns: [Int32(variable.index)], costs: [1]))
                    let answer = try further.solved()
                    #expect(answer.status == (end.isFinite ? .optimal : .unbounded), "\(further)")
                    guard answer.status == .optimal else { continue }
                    #expect((answer[variable] - end).magnitude <= 1e-6 * max(1, end.magnitude), "\(further)")
                }
            }
        }
    }

    /// Up to three variables between whole numbers, up to three rows, one or two objectives of small costs.
    private func boundedProgram(_ generator: inout SeededGenerator) -> LinearProgram {
        var lp = LinearProgram()
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let low = Double(Int.random(in: -3...3, using: &generator))
            _ = lp.variable(atLeast: low, atMost: low + Double(Int.random(in: 0...6, using: &generator)))
        }
        func combination(_ size: Int) -> LinearExpression {
            sum(lp.variables.map { Double(Int.random(in: -size...size, using: &generator)) * $0 })
        }
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            lp.subject(to: "", combination(2) <= Double(Int.random(in: -4...8, using: &generator)))
        }
        for _ in 0..<Int.random(in: 1...2, using: &generator) { lp.maximize(combination(1)) }
        return lp
    }
}

extension LinearProgram {
    /// The vertices that are best for every objective in order, found by trying all of them.
    ///
    /// - Precondition: Rows have only greatest values; objectives are maximised.
    fileprivate func bestVertices() -> [[Double]] {
        let planes = inequalities
        var best = choices(of: columnCount, from: planes.count).compactMap { chosen in
            intersection(of: chosen.map { planes[$0] })
        }.filter { point in planes.allSatisfy { $0.holds(point) } }
        for objective in objectives {
            let most = best.map { objective.value(at: $0) }.max() ?? 0
            best = best.filter { objective.value(at: $0) >= most - 1e-9 }
        }
        return best
    }

    /// The rows and the bounds as `normal · x <= limit`.
    private var inequalities: [Inequality] {
        var result = constraints.map { row in
            var normal = [Double](repeating: 0, count: columnCount)
            for k in entries(ofRow: row.index) { normal[Int(columns[k])] = coefficients[k] }
            return Inequality(normal: normal, limit: rowUpper[row.index])
        }
        for j in columnLower.indices {
            for (sign, limit) in [(1.0, columnUpper[j]), (-1.0, -columnLower[j])] {
                var normal = [Double](repeating: 0, count: columnCount)
                normal[j] = sign
                result.append(Inequality(normal: normal, limit: limit))
            }
        }
        return result
    }
}

private struct Inequality {
    var normal: [Double]
    var limit: Double

    func holds(_ point: [Double]) -> Bool {
        zip(normal, point).reduce(0) { $0 + $1.0 * $1.1 } <= limit + 1e-9
    }
}

/// All ways to take some of the first numbers.
private func choices(of count: Int, from total: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    return (0..<total).flatMap { last in choices(of: count - 1, from: last).map { $0 + [last] } }
}

/// The point where as many planes as variables meet, by Gauss's elimination; `nil` when there is no such point.
private func intersection(of planes: [Inequality]) -> [Double]? {
    var planes = planes
    for column in planes.indices {
        guard
            let pivot = planes.indices.dropFirst(column).max(by: {
                planes[$0].normal[column].magnitude < planes[$1].normal[column].magnitude
            }), planes[pivot].normal[column].magnitude > 1e-9
        else { return nil }
        planes.swapAt(column, pivot)
        for other in planes.indices where other != column {
            let factor = planes[other].normal[column] / planes[column].normal[column]
            for j in planes.indices { planes[other].normal[j] -= factor * planes[column].normal[j] }
            planes[other].limit -= factor * planes[column].limit
        }
    }
    return planes.indices.map { planes[$0].limit / planes[$0].normal[$0] }
}
