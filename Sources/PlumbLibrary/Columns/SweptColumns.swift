// SweptColumns.swift: all rows of a batch followed over their containers.  Lengths in points.

public import PlumbC
import Rows
import Workbench

/// The pieces of sweeps, in columns that stay where they are.
final class SweptColumns: @unchecked Sendable {
    private let offsets: UnsafeMutableBufferPointer<UInt64>
    private let numbers: UnsafeMutableBufferPointer<UInt64>
    private let from: UnsafeMutableBufferPointer<Double>
    private let to: UnsafeMutableBufferPointer<Double>
    private let fit: UnsafeMutableBufferPointer<UInt8>
    private let lengths: UnsafeMutableBufferPointer<Double>
    private let slopes: UnsafeMutableBufferPointer<Double>

    init(_ parts: SweptParts) {
        func keep<Value>(_ values: [Value]) -> UnsafeMutableBufferPointer<Value> {
            let memory = UnsafeMutableBufferPointer<Value>.allocate(capacity: values.count)
            _ = memory.initialize(from: values)
            return memory
        }
        (offsets, numbers, fit) = (keep(parts.offsets), keep(parts.numbers), keep(parts.fit))
        (from, to, lengths, slopes) = (keep(parts.from), keep(parts.to), keep(parts.lengths), keep(parts.slopes))
    }

    deinit {
        offsets.deallocate()
        numbers.deallocate()
        fit.deallocate()
        for numbers in [from, to, lengths, slopes] { numbers.deallocate() }
    }

    /// Shows the columns to C.
    func show(in pieces: inout plumb_pieces) {
        (pieces.rows, pieces.pieces) = (UInt64(offsets.count - 1), UInt64(from.count))
        pieces.offsets = UnsafePointer(offsets.baseAddress)
        pieces.from = UnsafePointer(from.baseAddress)
        pieces.to = UnsafePointer(to.baseAddress)
        pieces.fit = UnsafePointer(fit.baseAddress)
        pieces.numbers = UnsafePointer(numbers.baseAddress)
        pieces.lengths = UnsafePointer(lengths.baseAddress)
        pieces.slopes = UnsafePointer(slopes.baseAddress)
    }
}

/// The same while they grow.
struct SweptParts {
    private(set) var offsets: [UInt64] = [0]
    private(set) var numbers: [UInt64] = [0]
    private(set) var from: [Double] = []
    private(set) var to: [Double] = []
    private(set) var fit: [UInt8] = []
    private(set) var lengths: [Double] = []
    private(set) var slopes: [Double] = []

    mutating func add(_ sweep: Sweep) {
        for piece in sweep.pieces {
            from.append(piece.start)
            to.append(piece.end)
            fit.append(piece.fit.code)
            for length in piece.lengths {
                lengths.append(length.value)
                slopes.append(length.slope)
            }
            numbers.append(UInt64(lengths.count))
        }
        offsets.append(UInt64(from.count))
    }

    /// A row in error has no pieces.
    mutating func pass() { offsets.append(UInt64(from.count)) }
}

extension Sweep.Fit {
    fileprivate var code: UInt8 {
        switch self {
        case .overflows: UInt8(PLUMB_FIT_OVERFLOWS)
        case .fills: UInt8(PLUMB_FIT_FILLS)
        case .leavesSpace: UInt8(PLUMB_FIT_LEAVES_SPACE)
        }
    }
}

/// Follows rows over their containers, as `plumb.h` describes it.
@c @implementation
public func plumb_rows_sweep(
    _ columns: UnsafePointer<plumb_columns>!, _ rule: UnsafePointer<CChar>!, _ from: Double, _ to: Double,
    _ limits: UnsafePointer<plumb_limits>!, _ sweeps: UnsafeMutablePointer<OpaquePointer?>!,
    _ states: UnsafeMutablePointer<UInt8>!, _ error: UnsafeMutablePointer<plumb_error>!
) -> Int32 {
    sweeps?.pointee = nil
    return ColumnCall.perform(error) { () throws(ColumnError) in
        let call = try ColumnCall(columns, limits, states)
        let entry = try ColumnCall.rule(rule)
        guard let sweeps else { throw .argument("sweeps", "is NULL; it says where the sweeps go") }
        guard let sweep = entry.sweep else { throw .argument("rule", "is \(RowSweepError.cannotSweep(entry.name))") }
        let range: ClosedRange<Double>
        do { range = try Sweep.range(from: from, to: to) } catch {
            throw .argument("from", "and to: \(error)")
        }
        var parts = SweptParts()
        let passed = try call.forEachRow(
            { row in parts.add(try sweep.sweep(of: call.columns.row(row, inAnyContainer: true), over: range)) },
            passing: { _ in parts.pass() })
        sweeps.pointee = OpaquePointer(Unmanaged.passRetained(SweptColumns(parts)).toOpaque())
        return passed
    }
}

/// Shows the pieces of sweeps, as `plumb.h` describes it.
@c @implementation
public func plumb_sweeps_pieces(_ sweeps: OpaquePointer!, _ pieces: UnsafeMutablePointer<plumb_pieces>!) -> Int32 {
    guard let sweeps, let pieces, pieces.pointee.size == MemoryLayout<plumb_pieces>.size else {
        return PLUMB_ERROR_ARGUMENT
    }
    Unmanaged<SweptColumns>.fromOpaque(UnsafeRawPointer(sweeps)).takeUnretainedValue().show(in: &pieces.pointee)
    return PLUMB_OK
}

/// Frees sweeps, as `plumb.h` describes it.
@c @implementation
public func plumb_sweeps_free(_ sweeps: OpaquePointer!) {
    guard let sweeps else { return }
    Unmanaged<SweptColumns>.fromOpaque(UnsafeRawPointer(sweeps)).release()
}
