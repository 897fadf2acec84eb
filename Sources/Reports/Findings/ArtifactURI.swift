// ArtifactURI.swift: files as URIs, relative to the folder in which the command runs.

extension ReportedFault.Place {
    /// The file as a relative URI, or as one of the whole system where it lies elsewhere; `nil` for standard input.
    ///
    /// - Parameter folder: The folder in which the command runs.
    func uri(in folder: String) -> String? {
        if file == "-" { return nil }
        var path = Substring(file)
        let stem = folder.hasSuffix("/") ? folder : folder + "/"
        if path.hasPrefix(stem) { path = path.dropFirst(stem.count) }
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        let encoded = path.utf8.map { Self.isPlain($0) ? String(UnicodeScalar($0)) : Self.escaped($0) }.joined()
        return path.hasPrefix("/") ? "file://" + encoded : encoded
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch UnicodeScalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "/", "-", ".", "_", "~": true
        default: false
        }
    }

    private static func escaped(_ byte: UInt8) -> String {
        "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
}
