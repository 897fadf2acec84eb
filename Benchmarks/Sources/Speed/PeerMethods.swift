// PeerMethods.swift: the methods in C and C++.

import CPeers

extension RandomRows {
    /// The first is that with which all others are compared.
    func peerMethods() -> [Method] {
        let kiwi = peer("Kiwi", peers_kiwi) { isFilled($0, of: $1) }
        return [
            peer("C: water filling, sorted", peers_sorted_filling, isOptimum),
            peer("C: freeze loop", peers_freeze_loop, isOptimum),
        ] + (peers_has_kiwi() != 0 ? [kiwi] : []) + [
            peer("GLPK in C: proof from the greedy basis", peers_glpk_proof, isOptimum),
            peer("GLPK in C: progressive", peers_glpk_progressive, isOptimum),
        ]
    }

    private func peer(_ name: String, _ method: peers_method, _ isRight: @escaping ([Double], Int) -> Bool) -> Method {
        let room = Lengths(count: items)
        return Method(
            name: name,
            check: { row in
                var lengths = [Double](repeating: -1, count: items)
                let start = row * items
                let status = withPeerRows {
                    method($0.lower + start, $0.upper + start, $0.items, $0.room[row], &lengths)
                }
                guard status == 0, isRight(lengths, row) else {
                    throw wrongAnswer(name, row: row, "\(lengths), status \(status)")
                }
            },
            answer: { count in
                let failures = withPeerRows { peers_answer(method, $0, Int32(count), room.buffer.baseAddress) }
                precondition(failures == 0, "\(name): an answer was there before")
                return room.buffer[0]
            })
    }
}

/// Room for the lengths of one row, in points.
private final class Lengths {
    let buffer: UnsafeMutableBufferPointer<Double>

    init(count: Int) { buffer = .allocate(capacity: count) }

    deinit { buffer.deallocate() }
}
