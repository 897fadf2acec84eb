// BorderedFieldTests.swift: how high a field with a border is.

import PlumbViews
import Testing

struct BorderedFieldTests {
    @Test func `a field with a border keeps its room above and below several lines`() throws {
        func height(_ text: String) throws -> CGFloat {
            let field = TextField("a", text: .constant(text), axis: .vertical).textFieldStyle(.roundedBorder)
            return try LayoutHost(field).layout(ProposedViewSize(width: 200, height: nil)).size.height
        }
        let lines = try LayoutHost(Text("a\nb\nc")).layout(.unspecified).size.height
        #expect(try height("a") == 34)
        #expect(try height("a\nb\nc") == lines + 13)
    }
}
