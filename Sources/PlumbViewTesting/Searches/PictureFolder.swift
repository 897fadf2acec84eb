// PictureFolder.swift: where pictures of counterexamples are kept.

/// A folder for pictures of counterexamples.
package struct PictureFolder: Sendable {
    /// Where it is.
    package let path: String

    /// A folder, which is made where there is none.
    package init(path: String) { self.path = path }

    /// The folder that `PLUMB_PICTURES` names; `nil` where it names none.
    package init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let path = environment["PLUMB_PICTURES"], !path.isEmpty else { return nil }
        self.init(path: path)
    }

    /// Writes a picture into the folder.
    ///
    /// A digest of the picture ends the name, so that no other picture takes its place.
    /// - Returns: The file, or why there is none.
    func write(_ picture: String, named name: String) -> WrittenPicture {
        let folder = URL(filePath: path, directoryHint: .isDirectory)
        let file = folder.appending(path: "\(name)-\(picture.digest).svg")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(picture.utf8).write(to: file, options: .atomic)
            return .file(file.path)
        } catch {
            return .failed("\(path) cannot be written to")
        }
    }
}

/// What has come of writing a picture.
enum WrittenPicture: Sendable {
    /// The file that holds it.
    case file(String)
    /// Why there is none.
    case failed(String)
}

extension String {
    /// Eight hexadecimal digits that depend on every byte (FNV-1a, 32 bits).
    fileprivate var digest: String {
        let hash = utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
