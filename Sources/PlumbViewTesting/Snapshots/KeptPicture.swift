// KeptPicture.swift: pictures that a test leaves behind, in its report and in a folder.

import Testing

/// A picture that a test leaves behind.
struct KeptPicture {
    /// The file with the picture, where `PLUMB_PICTURES` named a folder.
    let file: String?

    /// Attaches a picture to the report of the test that runs, and writes it into the folder that `PLUMB_PICTURES` names.
    init(_ svg: String, named name: String) {
        if Test.current != nil { Attachment.record(svg, named: "\(name).svg") }
        guard let folder = PictureFolder(), case .file(let path) = folder.write(svg, named: name) else {
            file = nil
            return
        }
        file = path
    }
}
