// ViewMacros.swift: the compiler's plugin behind `#Preview` and `@Previewable`, both of which expand to nothing, for there is no
// editor here to show previews, and behind `@Entry`.  It speaks the compiler's protocol itself, so that the package needs no
// swift-syntax, whose build takes minutes.  Source of the protocol: swiftlang/swift-syntax, SwiftCompilerPluginMessageHandling:
// each message is its length in bytes (64 bits, little-endian) and an object in JSON with one key, the message's name.

internal import Foundation

/// Answers the compiler until it closes the pipe.
@main
private enum ViewMacros {
    /// The version of the protocol in which every expansion is answered by `expandMacroResult`.
    private static let version = 7

    static func main() throws {
        while let message = try next() {
            try send(JSONEncoder().encode(answer(to: JSONDecoder().decode(Message.self, from: message))))
        }
    }

    private static func answer(to message: Message) -> Answer {
        if message.getCapability != nil { return .capability(ofVersion: version) }
        if message.loadPluginLibrary != nil { return .noLibrary }
        return .expansion(message.expandAttachedMacro?.expansion ?? "")
    }

    /// The next message; `nil` when the compiler has no more, which it may say by an empty one.
    private static func next() throws -> Data? {
        guard let header = try bytes(8) else { return nil }
        let count = Int(header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
        return count == 0 ? nil : try bytes(count)
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

    private static func send(_ answer: Data) throws {
        let header = (0..<8).map { UInt8(truncatingIfNeeded: answer.count >> ($0 * 8)) }
        try FileHandle.standardOutput.write(contentsOf: Data(header) + answer)
    }
}
