// JudgedColumns.swift: verdicts on claimed lengths of all rows of a batch.  Lengths in points.

public import PlumbC
import Rows
import Workbench

@c @implementation
public func plumb_rows_verify(
    _ columns: UnsafePointer<plumb_columns>!, _ lengths: UnsafePointer<Double>!, _ rounding: UnsafePointer<Double>!,
    _ limits: UnsafePointer<plumb_limits>!, _ verdicts: UnsafePointer<plumb_verdicts>!,
    _ states: UnsafeMutablePointer<UInt8>!, _ error: UnsafeMutablePointer<plumb_error>!
) -> Int32 {
    ColumnCall.perform(error) { () throws(ColumnError) in
        let call = try ColumnCall(columns, limits, states)
        guard let lengths: UnsafePointer<Double> = lengths ?? call.nothingToWrite.map({ UnsafePointer($0) }) else {
            throw .argument("lengths", "is NULL; it must have \(call.columns.items) entries")
        }
        guard let verdicts: plumb_verdicts = verdicts?.pointee else {
            throw .argument("verdicts", "is NULL; pass the arrays that verdicts go to")
        }
        guard verdicts.size == MemoryLayout<plumb_verdicts>.size else {
            throw .argument(
                "verdicts",
                "has size \(verdicts.size); it must be sizeof(plumb_verdicts), \(MemoryLayout<plumb_verdicts>.size)")
        }
        return try call.forEachRow(
            { row in
                let problem = try call.columns.row(row)
                let range = call.columns.range(of: row)
                let claim = Array(UnsafeBufferPointer(start: lengths + range.lowerBound, count: range.count))
                let judged = try JudgedLengths(claim, to: problem, rounding: rounding?[row] ?? 0)
                verdicts.write(judged, row: row, items: range)
            }, passing: { row in verdicts.pass(row: row, items: call.columns.range(of: row)) })
    }
}

extension plumb_verdicts {
    fileprivate func write(_ judged: JudgedLengths, row: Int, items: Range<Int>) {
        let answer = judged.answer
        verdict?[row] = answer.kind.code
        farthest?[row] = answer.distance.max
        mean?[row] = answer.distance.mean
        overflow?[row] = answer.arrangement.overflow
        unused?[row] = answer.arrangement.unused
        least_overflow?[row] = judged.optimum.overflow
        let witness = answer.verdict.witness
        first?[row] = Int64(witness.first ?? -1)
        second?[row] = Int64(witness.second ?? -1)
        amount?[row] = witness.amount
        if let optimum { for (place, length) in zip(items, judged.optimum.lengths) { optimum[place] = length } }
    }

    /// What stands for a row without a verdict.
    fileprivate func pass(row: Int, items: Range<Int>) {
        verdict?[row] = UInt8(PLUMB_VERDICT_NONE)
        for numbers in [farthest, mean, overflow, unused, least_overflow, amount] { numbers?[row] = .nan }
        for places in [first, second] { places?[row] = -1 }
        if let optimum { for place in items { optimum[place] = .nan } }
    }
}

extension Verdict.Kind {
    /// PLUMB_VERDICT_…
    var code: UInt8 {
        let code =
            switch self {
            case .outOfBounds: PLUMB_VERDICT_OUT_OF_BOUNDS
            case .notIdeal: PLUMB_VERDICT_NOT_IDEAL
            case .avoidableOverflow: PLUMB_VERDICT_AVOIDABLE_OVERFLOW
            case .wrongTotal: PLUMB_VERDICT_WRONG_TOTAL
            case .unusedSpace: PLUMB_VERDICT_UNUSED_SPACE
            case .priorityInversion: PLUMB_VERDICT_PRIORITY_INVERSION
            case .unfair: PLUMB_VERDICT_UNFAIR
            case .optimal: PLUMB_VERDICT_OPTIMAL
            }
        return UInt8(code)
    }
}

extension Verdict {
    /// The items that a fault is about, by index, and by how much, in points.
    fileprivate var witness: (first: Int?, second: Int?, amount: Double) {
        switch self {
        case .outOfBounds(let item, let length, let bound): (item, nil, abs(length - bound.length))
        case .notIdeal(let item, let length, let ideal): (item, nil, abs(length - ideal))
        case .avoidableOverflow(let overflow, let least): (nil, nil, overflow - least)
        case .wrongTotal(let total, let expected): (nil, nil, abs(total - expected))
        case .unusedSpace(let unused, let item): (item, nil, unused)
        case .priorityInversion(let lower, let higher, let amount): (lower, higher, amount)
        case .unfair(let from, let to, let amount): (from, to, amount)
        case .optimal: (nil, nil, 0)
        }
    }
}

extension Verdict.Bound {
    /// The length at which it stands.
    fileprivate var length: Double {
        switch self {
        case .minimum(let length), .maximum(let length), .held(let length, _, _): length
        }
    }
}
