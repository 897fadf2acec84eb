// PageInBrowserTests.swift: the page of `plumb report` in Chromium, once `Scripts/check page` has furnished
// what it needs in this checkout.  That command tries more, and takes pictures.

import Foundation
import PlumbTesting
import TestSupport
import Testing

struct PageInBrowserTests {
    private static let chromium = ["chromium", "chromium-browser", "google-chrome"].contains { Tool($0).isThere }

    /// The Python that `Scripts/check page` has furnished in this checkout.
    private static let python: String? = {
        let own = Repository.root.appending(path: ".build/page/bin/python").path
        return FileManager.default.isExecutableFile(atPath: own) ? own : nil
    }()

    @Test(.enabled(if: chromium && python != nil, "it runs once Scripts/check page has furnished a browser's packages"))
    func `the page has the command's lengths, filters, obeys keys and is accessible`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = Repository.root.appending(path: "Tests/Browser/quick.py").path
        let tried = try run(
            URL(filePath: #require(Self.python)), [script, builtCommand().path, folder.path], input: Data())
        #expect(tried.status == 0, "\(tried.output)\(tried.complaints)")
    }
}
