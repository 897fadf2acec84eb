// OwnMethods.swift: the methods of Plumb.

import Foundation
import Plumb
import Workbench

extension RandomRows {
    /// All that a row of so many items is answered with.
    ///
    /// - Parameter seconds: What is prepared for a method may take so long.
    func ownMethods(within seconds: Double) throws -> [Method] {
        [
            own("Plumb: water filling") { WaterFilling().lengths(for: $0) },
            own("Plumb: water filling with its certificate") { row in
                try row.certify(WaterFilling().lengths(for: row)).lengths
            },
            own("Plumb: certified by GLPK") {
                try LinearProgramming(method: .certified, advisedBy: .glpk).solve($0).lengths
            },
            own("Plumb: progressive") {
                try LinearProgramming(method: .progressive, advisedBy: .glpk).solve($0).lengths
            },
            verdict(), reading(),
        ] + (try sweeps(within: seconds))
    }

    private func own(_ name: String, _ lengths: @escaping (Row) throws -> [Double]) -> Method {
        Method(
            name: name,
            check: { row in
                let found = try lengths(rows[row])
                guard isOptimum(found, of: row) else {
                    throw wrongAnswer(name, row: row, "\(found)")
                }
            },
            answer: { count in
                var last = 0.0
                for row in 0..<count { last += try lengths(rows[row])[0] }
                return last
            })
    }

    private func verdict() -> Method {
        let name = "Plumb: verdict on the optimum"
        return Method(
            name: name,
            check: { row in
                let verdict = try rows[row].verdict(on: optima[row])
                guard verdict.isOptimal else {
                    throw wrongAnswer(name, row: row, "\(verdict)")
                }
            },
            answer: { count in
                var optimal = 0.0
                for row in 0..<count where try rows[row].verdict(on: optima[row]).isOptimal { optimal += 1 }
                return optimal
            })
    }

    private func reading() -> Method {
        let name = "Plumb: row read from JSON"
        let records = rows.indices.map { Record(file: "rows", line: $0 + 1, data: Data(rows[$0].json.utf8)) }
        let decoder = ProblemDecoder()
        return Method(
            name: name,
            check: { row in
                let found = try decoder.decode(records[row]).row
                guard found == rows[row] else {
                    throw wrongAnswer(name, row: row, "\(found)")
                }
            },
            answer: { count in
                var read = 0
                for row in 0..<count { read += try decoder.decode(records[row]).row.items.count }
                return Double(read)
            })
    }

    /// Sweeps over all containers; rows of more items than a sweep takes have none.
    private func sweeps(within seconds: Double) throws -> [Method] {
        guard items <= Sweep.mostItems else { return [] }
        let making = own("Plumb: sweep made") { row in
            try row.sweep(by: .waterFilling).lengths(at: row.available ?? 0) ?? []
        }
        var made: [Sweep] = []
        let start = processorSeconds()
        for row in rows where made.count < 3 || processorSeconds() - start < seconds {
            made.append(try row.sweep(by: .waterFilling))
        }
        return [making, looking(into: made)]
    }

    /// The lengths of one sweep after another, in the containers of all rows.
    private func looking(into sweeps: [Sweep]) -> Method {
        let name = "Plumb: sweep looked up"
        func found(_ row: Int) -> [Double] {
            sweeps[row % sweeps.count].lengths(at: rows[row].available ?? 0) ?? []
        }
        return Method(
            name: name,
            check: { row in
                let items = sweeps[row % sweeps.count].problem.items
                let question = try Row(items: items, spacing: 8, available: rows[row].available)
                let (lengths, optimum) = (found(row), WaterFilling().lengths(for: question))
                let allowance = Method.tolerance * max(1, question.room ?? 0)
                guard lengths.count == optimum.count, zip(lengths, optimum).allSatisfy({ abs($0 - $1) <= allowance })
                else { throw wrongAnswer(name, row: row, "\(lengths)") }
            },
            answer: { count in
                var last = 0.0
                for row in 0..<count { last += found(row)[0] }
                return last
            })
    }
}

extension Verdict {
    fileprivate var isOptimal: Bool {
        if case .optimal = self { true } else { false }
    }
}
