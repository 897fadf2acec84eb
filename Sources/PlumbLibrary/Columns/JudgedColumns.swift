// JudgedColumns.swift: verdicts on claimed lengths of all rows of a batch.  Lengths in points.

public import PlumbC
import Rows
import Workbench

/// Judges claimed lengths, as `plumb.h` describes it.
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
            throw .badSize(verdicts.size, of: plumb_verdicts.self, "verdicts", named: "plumb_verdicts")
        }
        return try call.forEachRow(
            { row in
                let problem = try call.columns.row(row)
                let range = call.columns.range(of: row)
                let claim = Array(UnsafeBufferPointer(start: lengths + range.lowerBound, count: range.count))
                try verdicts.judge(claim, of: problem, rounding: rounding?[row] ?? 0, row: row, items: range)
            }, passing: { row in verdicts.pass(row: row, items: call.columns.range(of: row)) })
    }
}

extension plumb_verdicts {
    /// Judges a claim, and writes what is asked for: each part costs as much as the verdict.
    fileprivate func judge(
        _ claim: [Double], of problem: Row, rounding: Double, row: Int, items: Range<Int>
    ) throws(RowError) {
        let judgement = try problem.verdict(on: claim, rounding: rounding)
        let witness = judgement.witness
        verdict?[row] = judgement.kind.code
        first?[row] = Int64(witness.first ?? -1)
        second?[row] = Int64(witness.second ?? -1)
        amount?[row] = witness.amount
        if overflow != nil || unused != nil {
            let arrangement = Arrangement(claim, in: problem)
            overflow?[row] = arrangement.overflow
            unused?[row] = arrangement.unused
        }
        guard farthest != nil || mean != nil || least_overflow != nil || optimum != nil else { return }
        let best = problem.shared(by: WaterFilling())
        if farthest != nil || mean != nil {
            let distance = Distance(from: claim, to: best)
            farthest?[row] = distance.max
            mean?[row] = distance.mean
        }
        if let least_overflow { least_overflow[row] = Arrangement(best, in: problem).overflow }
        if let optimum { for (place, length) in zip(items, best) { optimum[place] = length } }
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
