// PageInBrowserTests.swift: the page of `plumb report` in Chromium, where Chromium, Playwright and axe-core are installed.
// `Scripts/check page` installs the packages, tries more, and takes pictures.

import Foundation
import PlumbTesting
import TestSupport
import Testing

struct PageInBrowserTests {
    private static let chromium = ["chromium", "chromium-browser", "google-chrome"].contains { Tool($0).isThere }

    /// The Python that `Scripts/check page` has furnished, or the system's where that has the packages.
    private static let python: String? = {
        let own = Repository.root.appending(path: ".build/page/bin/python")
        if FileManager.default.isExecutableFile(atPath: own.path) { return own.path }
        return Python.has("playwright", "axe_core_python") ? Python.executable?.path : nil
    }()

    @Test(.enabled(if: chromium && python != nil, "Chromium, Playwright or axe-core is missing: Scripts/check page"))
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
