// SolvedColumns.swift: lengths of all rows of a batch by a rule.

public import PlumbC
import Rows
import Workbench

/// Answers rows by a rule, as `plumb.h` describes it.
@c @implementation
public func plumb_rows_solve(
    _ columns: UnsafePointer<plumb_columns>!, _ rule: UnsafePointer<CChar>!, _ limits: UnsafePointer<plumb_limits>!,
    _ lengths: UnsafeMutablePointer<Double>!, _ states: UnsafeMutablePointer<UInt8>!,
    _ error: UnsafeMutablePointer<plumb_error>!
) -> Int32 {
    ColumnCall.perform(error) { () throws(ColumnError) in
        let call = try ColumnCall(columns, limits, states)
        let rule = try ColumnCall.rule(rule)
        guard let lengths: UnsafeMutablePointer<Double> = lengths ?? call.nothingToWrite else {
            throw .argument("lengths", "is NULL; it must have \(call.columns.items) entries")
        }
        return try call.forEachRow(
            { row in
                let answer = try rule.lengths(of: call.columns.row(row))
                var place = call.columns.range(of: row).lowerBound
                for length in answer {
                    lengths[place] = length
                    place += 1
                }
            },
            passing: { row in for place in call.columns.range(of: row) { lengths[place] = .nan } })
    }
}

extension ColumnCall {
    /// What stands for NULL where nothing is written.
    var nothingToWrite: UnsafeMutablePointer<Double>? {
        columns.items == 0 ? UnsafeMutablePointer(bitPattern: MemoryLayout<Double>.alignment) : nil
    }
}
