// ScreenPictureTests.swift: the picture of a failing screen, and where it is kept.

import Foundation
import PlumbViews
import PlumbViewTesting
import Testing

struct ScreenPictureTests {
    /// Two columns of 200 and a gap of 8 in 402.
    private func found() throws -> ViewCounterexample {
        try #require(throws: ViewCounterexample.self) {
            try verify(
                screen: { _ in
                    TwoColumns {
                        Color.red
                        Text(verbatim: "a < b")
                    }
                }, height: 300, that: [.fits])
        }
    }

    private func attributes(_ frame: CGRect) -> String {
        "x=\"\(Int(frame.minX))\" y=\"\(Int(frame.minY))\" width=\"\(Int(frame.width))\" height=\"\(Int(frame.height))\""
    }

    @Test func `the views concerned are red, hatched beyond the room of the screen, which has walls`() throws {
        let lines = try found().svg.components(separatedBy: "\n")
        let red = lines.filter { $0.contains("stroke=\"#bf2f0e\" stroke-width=\"2\"") }
        #expect(red.count == 1 && red[0].contains(attributes(CGRect(x: 0, y: 0, width: 816, height: 100))))
        let hatched = lines.filter { $0.hasPrefix("<rect") && $0.contains("fault)") }
        #expect(hatched.count == 1 && hatched[0].contains(attributes(CGRect(x: 804, y: 0, width: 12, height: 100))))
        let walls = lines.filter { $0.contains("stroke=\"#15191f\" stroke-width=\"2\"") }
        #expect(walls.count == 1 && walls[0].contains(attributes(CGRect(x: 0, y: 0, width: 804, height: 600))))
    }

    @Test func `a folder that is asked for gets the picture, and the message has its name`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-pictures-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var found = try found()
        #expect(found.file == nil && !found.description.contains("picture"))
        let named = try #require(PictureFolder(environment: ["PLUMB_PICTURES": folder.path]))
        found.keepPicture(in: named, place: "RowTests-12")
        let file = try #require(found.file)
        let name = URL(filePath: file).lastPathComponent
        #expect(name.hasPrefix("RowTests-12-fits-402-") && name.hasSuffix(".svg"))
        #expect(try String(contentsOf: URL(filePath: file), encoding: .utf8) == found.svg)
        #expect(found.description.contains("  picture: \(file)\n"))
    }

    @Test func `no folder is asked for where none is named`() {
        #expect(PictureFolder(environment: [:]) == nil && PictureFolder(environment: ["PLUMB_PICTURES": ""]) == nil)
    }

    @Test func `a folder that cannot be made is reported`() throws {
        var found = try found()
        found.keepPicture(in: PictureFolder(path: "/dev/null/pictures"), place: "RowTests-12")
        #expect(found.file == nil)
        #expect(found.description.contains("no picture: /dev/null/pictures cannot be written to"))
    }
}
