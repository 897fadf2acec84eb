// PreviewMacros.swift: the compiler's plugin behind `#Preview` and `@Previewable`, both of which expand to nothing: there
// is no editor here to show previews.  It speaks the compiler's protocol itself, so that the package needs no swift-syntax,
// whose build takes minutes.  Source of the protocol: swiftlang/swift-syntax, SwiftCompilerPluginMessageHandling: each
// message is its length in bytes (64 bits, little-endian) and an object in JSON with one key, the message's name.

internal import Foundation

/// Answers the compiler until it closes the pipe.
@main
private enum PreviewMacros {
    /// The version of the protocol in which every expansion is answered by `expandMacroResult`.
    private static let version = 7

    static func main() throws {
        while let message = try next() { try send(answer(to: name(of: message))) }
    }

    /// The name of a message: its first quoted word, since the object has one key and names have no escapes.
    private static func name(of message: Data) -> String {
        let quote = UInt8(ascii: "\"")
        return String(decoding: message.drop { $0 != quote }.dropFirst().prefix { $0 != quote }, as: UTF8.self)
    }

    private static func answer(to name: String) -> String {
        switch name {
        case "getCapability": #"{"getCapabilityResult":{"capability":{"protocolVersion":\#(version),"features":[]}}}"#
        case "loadPluginLibrary": #"{"loadPluginLibraryResult":{"loaded":false,"diagnostics":[]}}"#
        default: #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#
        }
    }

    /// The next message; `nil` when the compiler has no more.
    private static func next() throws -> Data? {
        guard let header = try bytes(8) else { return nil }
        return try bytes(Int(header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }))
    }

    /// The next bytes, of which a pipe may give fewer at a time.
    private static func bytes(_ count: Int) throws -> Data? {
        var data = Data()
        while data.count < count {
            guard let more = try FileHandle.standardInput.read(upToCount: count - data.count), !more.isEmpty else {
                return nil
            }
            data += more
        }
        return data
    }

    private static func send(_ answer: String) throws {
        let header = (0..<8).map { UInt8(truncatingIfNeeded: answer.utf8.count >> ($0 * 8)) }
        try FileHandle.standardOutput.write(contentsOf: Data(header) + Data(answer.utf8))
    }
}
