// FilesTests.swift: what the system would show around a view is named in the diagnostics while it is presented.

import PlumbViews
import Testing

struct FilesTests {
    private func leftOut(_ view: some View) throws -> [String] {
        try LayoutHost(view).layout(ProposedViewSize(width: 393, height: 852)).diagnostics.map { diagnostic in
            if case .leftOut(let name) = diagnostic.problem { name } else { "\(diagnostic)" }
        }
    }

    @Test func `what would choose files, resize sheets or take items out of bars is named`() throws {
        for (isOn, names) in [(true, ["fileImporter"]), (false, [])] {
            let view = Color.red.fileImporter(isPresented: .constant(isOn), allowedContentTypes: [.pdf]) { _ in }
            #expect(try leftOut(view) == names)
        }
        let exporter = Color.red.fileExporter(isPresented: .constant(true), document: "a", contentType: .text) { _ in }
        #expect(try leftOut(exporter) == ["fileExporter"])
        #expect(try leftOut(NavigationStack { Text("a").toolbar(removing: .title) }) == ["toolbar(removing:)"])
        let sheet = Text("a").sheet(isPresented: .constant(true)) { Text("b").presentationSizing(.page) }
        #expect(try leftOut(sheet) == [])
    }
}
