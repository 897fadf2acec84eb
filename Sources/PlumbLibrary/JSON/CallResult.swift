// CallResult.swift: the entries of C for everything in JSON.

import PlumbC
import Rows

/// What a call hands out, in memory that stays where it is.
final class CallResult: Sendable {
    let status: Int32
    let text: KeptBytes
    let errors: KeptBytes
    let summary: KeptBytes

    init(_ outcome: JSONCall.Outcome) {
        status = outcome.status
        text = KeptBytes(outcome.text)
        errors = KeptBytes(outcome.errors.flatMap { Array(($0.readable + "\n").utf8) })
        summary = KeptBytes(Array(outcome.summary.utf8))
    }

    /// The object behind a pointer of C's; `nil` for NULL.
    static func behind(_ pointer: OpaquePointer?) -> CallResult? {
        pointer.map { Unmanaged<CallResult>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
    }
}

/// Bytes with a 0 behind them, which live as long as this does.
final class KeptBytes: @unchecked Sendable {
    let count: Int
    let start: UnsafePointer<CChar>
    private let memory: UnsafeMutableBufferPointer<CChar>

    /// Copies bytes.
    init(_ bytes: [UInt8]) {
        count = bytes.count
        memory = .allocate(capacity: bytes.count + 1)
        UnsafeMutableRawBufferPointer(memory).copyBytes(from: bytes)
        memory[bytes.count] = 0
        start = UnsafePointer(memory.baseAddress.unsafelyUnwrapped)
    }

    deinit { memory.deallocate() }
}

extension String {
    /// The lines of a message, each without characters that would command a terminal.
    fileprivate var readable: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }.joined(separator: "\n")
    }
}

private let nothing = KeptBytes([])

private func handOut(_ bytes: KeptBytes?, _ length: UnsafeMutablePointer<Int>?) -> UnsafePointer<CChar> {
    let bytes = bytes ?? nothing
    length?.pointee = bytes.count
    return bytes.start
}

/// Does what a command does with its standard input, as `plumb.h` describes it.
@c @implementation
public func plumb_call(
    _ verb: UnsafePointer<CChar>!, _ options_json: UnsafePointer<CChar>!, _ bytes: UnsafeRawPointer!, _ length: Int,
    _ result: UnsafeMutablePointer<OpaquePointer?>!
) -> Int32 {
    result?.pointee = nil
    guard let verb, let result, bytes != nil || length == 0, length >= 0 else { return PLUMB_ERROR_ARGUMENT }
    let input = bytes.map { Array(UnsafeRawBufferPointer(start: $0, count: length)) } ?? []
    let outcome = JSONCall.outcome(
        of: String(cString: verb), options_json.map { String(cString: $0) }, input)
    result.pointee = OpaquePointer(Unmanaged.passRetained(CallResult(outcome)).toOpaque())
    return PLUMB_OK
}

/// How the command would end, as `plumb.h` describes it.
@c @implementation
public func plumb_result_status(_ result: OpaquePointer!) -> Int32 { CallResult.behind(result)?.status ?? 2 }

/// What the command would print, as `plumb.h` describes it.
@c @implementation
public func plumb_result_text(_ result: OpaquePointer!, _ length: UnsafeMutablePointer<Int>!) -> UnsafePointer<CChar>! {
    handOut(CallResult.behind(result)?.text, length)
}

/// What the command would complain of, as `plumb.h` describes it.
@c @implementation
public func plumb_result_errors(
    _ result: OpaquePointer!, _ length: UnsafeMutablePointer<Int>!
) -> UnsafePointer<CChar>! { handOut(CallResult.behind(result)?.errors, length) }

/// What the command would count, as `plumb.h` describes it.
@c @implementation
public func plumb_result_summary(
    _ result: OpaquePointer!, _ length: UnsafeMutablePointer<Int>!
) -> UnsafePointer<CChar>! { handOut(CallResult.behind(result)?.summary, length) }

/// Frees an answer, as `plumb.h` describes it.
@c @implementation
public func plumb_result_free(_ result: OpaquePointer!) {
    guard let result else { return }
    Unmanaged<CallResult>.fromOpaque(UnsafeRawPointer(result)).release()
}
