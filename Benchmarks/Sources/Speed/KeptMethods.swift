// KeptMethods.swift: the methods that answer a row again when its container has changed.

import CPeers
import Plumb

extension Journeys {
    /// The first is that with which all others are compared.
    ///
    /// - Parameter seconds: What is prepared for a method may take so long.
    func methods(within seconds: Double) throws -> [Method] {
        let kiwi = peer("Kiwi: edit variable", peers_kiwi_kept) { lengths, row, optimum in
            row.isFilled(by: lengths, as: optimum)
        }
        return [peer("C: water filling, kept sorted sums", peers_sorted_filling_kept)]
            + (peers_has_kiwi() != 0 && rows.items <= Self.mostKiwiItems ? [kiwi] : [])
            + [
                peer("GLPK in C: proof from the greedy basis", peers_glpk_proof_kept),
                peer("GLPK in C: progressive, from the last basis", peers_glpk_progressive_kept),
                own("Plumb: water filling") { WaterFilling().lengths(for: $0) },
                own("Plumb: certified by GLPK") {
                    try LinearProgramming(method: .certified, advisedBy: .glpk).solve($0).lengths
                },
            ] + (try sweepMethod(within: seconds).map { [$0] } ?? [])
    }

    /// Making a solver with an edit variable for a thousand items takes Kiwi the better part of a minute.
    private static let mostKiwiItems = 100

    /// A method of Plumb that keeps nothing: it is asked anew.
    private func own(_ name: String, _ lengths: @escaping (Row) throws -> [Double]) -> Method {
        Method(
            name: name, answersPerRow: kind.containers,
            check: { row in try check(name, row) { try lengths(question(row, in: $0)) } },
            answer: { count in
                var last = 0.0
                for row in 0..<count {
                    for container in containers(of: row) { last += try lengths(question(row, in: container))[0] }
                }
                return last
            })
    }

    /// Sweeps that are there, read into memory that is there; rows of more items than a sweep takes have none.
    private func sweepMethod(within seconds: Double) throws -> Method? {
        guard rows.items <= Sweep.mostItems else { return nil }
        let name = "Plumb: sweep looked up"
        let start = processorSeconds()
        var sweeps: [Sweep] = []
        for row in rows.rows where sweeps.count < 20 || processorSeconds() - start < seconds {
            sweeps.append(try row.sweep(by: .waterFilling))
        }
        let made = sweeps
        return Method(
            name: name, answersPerRow: kind.containers, mostRows: made.count,
            check: { row in
                try check(name, row) { container in
                    var lengths = [Double](repeating: -1, count: rows.items)
                    return made[row].read(at: container, into: &lengths) ? lengths : []
                }
            },
            answer: { count in
                var (last, lengths) = (0.0, [Double](repeating: 0, count: rows.items))
                for row in 0..<count {
                    for container in containers(of: row) where made[row].read(at: container, into: &lengths) {
                        last += lengths[0]
                    }
                }
                return last
            })
    }

    private func peer(
        _ name: String, _ keeper: peers_keeper,
        _ isRight: @escaping ([Double], Row, [Double]) -> Bool = { $1.isAnswered(by: $0, as: $2) }
    ) -> Method {
        let kept = KeptRows(keeper, self)
        return Method(
            name: name, answersPerRow: kind.containers,
            check: { row in
                kept.open(row..<row + 1)
                defer { kept.close() }
                let gaps = rows.rows[row].totalSpacing
                try check(name, row, isRight: isRight) { kept.lengths(in: $0 - gaps) }
            },
            answer: { count in kept.follow(rows: count) }, prepare: { kept.open(0..<$0) }, finish: kept.close)
    }
}
