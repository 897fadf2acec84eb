// FileName.swift: the name of a file, which on Linux is any bytes but 0 and need not be text.

/// A file as the command line names it.
public struct FileName: Hashable, Sendable {
    /// The name as the system knows it.
    public let bytes: [UInt8]

    /// A name by its bytes.
    public init(bytes: [UInt8]) { self.bytes = bytes }

    /// A name that is text.
    public init(_ text: String) { bytes = Array(text.utf8) }

    /// Whether standard input is meant.
    public var isStandardInput: Bool { bytes == [UInt8(ascii: "-")] }

    /// The name as functions of C take it.
    public var path: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
}

extension FileName: CustomStringConvertible {
    /// The name as text; a byte that is none is written as `\xE9`.
    public var description: String {
        bytes.pieces.map { piece in
            switch piece {
            case .character(let scalar): String(scalar)
            case .byte(let byte): #"\x"# + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }
}

/// Bytes in the form of a text from which they can be had again, so that they pass through a parser of options.
///
/// A byte that is no part of a character, or of one that is used for this, becomes a character of the last private plane.
extension FileName {
    private static let first: UInt32 = 0x10_FE00

    /// The name that such a text stands for.
    public init(argument: String) {
        bytes = argument.unicodeScalars.flatMap { scalar in
            Self.byte(of: scalar).map { [$0] } ?? Array(String(scalar).utf8)
        }
    }

    /// Such a text; the same one for bytes that are a text already.
    public var argument: String {
        var text = ""
        for piece in bytes.pieces {
            switch piece {
            case .character(let scalar) where Self.byte(of: scalar) == nil: text.unicodeScalars.append(scalar)
            case .character(let scalar): String(scalar).utf8.forEach { text.unicodeScalars.append(Self.scalar(of: $0)) }
            case .byte(let byte): text.unicodeScalars.append(Self.scalar(of: byte))
            }
        }
        return text
    }

    private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
        scalar.value >= first ? UInt8(exactly: scalar.value - first) : nil
    }

    private static func scalar(of byte: UInt8) -> Unicode.Scalar { Unicode.Scalar(first + UInt32(byte)) ?? "\u{FFFD}" }
}

/// A character, or a byte that is no part of one.
private enum Piece {
    case character(Unicode.Scalar)
    case byte(UInt8)
}

extension [UInt8] {
    fileprivate var pieces: [Piece] {
        var (pieces, rest, passed): ([Piece], Iterator, Int) = ([], makeIterator(), 0)
        var parser = Unicode.UTF8.ForwardParser()
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let encoded):
                pieces.append(.character(Unicode.UTF8.decode(encoded)))
                passed += encoded.count
            case .error(let length):
                pieces += self[passed..<passed + length].map(Piece.byte)
                passed += length
            case .emptyInput: return pieces
            }
        }
    }
}
