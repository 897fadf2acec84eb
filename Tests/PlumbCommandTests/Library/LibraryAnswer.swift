// LibraryAnswer.swift: what the library answers, asked through the entries of its header.

import Foundation
import PlumbC
import PlumbLibrary

/// One call of `plumb_call`.
struct LibraryAnswer {
    let status: Int32
    let text: String
    let errors: String
    let summary: String

    init(_ verb: String, _ options: [String: Any] = [:], _ input: Data) throws {
        let json = String(decoding: try JSONSerialization.data(withJSONObject: options), as: UTF8.self)
        var result: OpaquePointer?
        let code = input.withUnsafeBytes { plumb_call(verb, json, $0.baseAddress, $0.count, &result) }
        guard code == PLUMB_OK, let result else { throw LibraryFailure(code: code) }
        defer { plumb_result_free(result) }
        func text(_ read: (OpaquePointer?, UnsafeMutablePointer<Int>?) -> UnsafePointer<CChar>?) -> String {
            var length = 0
            guard let start = read(result, &length) else { return "" }
            return String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
        }
        status = plumb_result_status(result)
        (self.text, errors, summary) = (
            text(plumb_result_text), text(plumb_result_errors), text(plumb_result_summary)
        )
    }
}

/// A call that made no result.
struct LibraryFailure: Error {
    let code: Int32
}
