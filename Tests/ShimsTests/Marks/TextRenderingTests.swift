// TextRenderingTests.swift: texts that functions draw, fields with chosen characters, values that are dragged.

import PlumbViews
import Testing

private struct Highlight: TextAttribute {}

private struct Wave: TextRenderer {
    var strength: Double
    var animatableData: Double {
        get { strength }
        set { strength = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
            for run in line {
                if run[Highlight.self] != nil {
                    for slice in run { context.draw(slice) }
                } else {
                    context.draw(run)
                }
            }
        }
    }
}

private struct Note: Codable, Transferable {
    var text = ""

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \Note.text)
    }
}

private struct Editor: View {
    @State private var text = "Hello"
    @State private var selection: TextSelection?

    var body: some View {
        VStack {
            Text("Wave").customAttribute(Highlight()).textRenderer(Wave(strength: 1)).id("wave")
            TextField("Name", text: $text, selection: $selection).id("field")
            TextEditor(text: $text, selection: $selection).frame(height: 40)
            Color.red.frame(width: 20, height: 20).draggable(Note())
                .dropDestination(for: Note.self) { notes, _ in !notes.isEmpty }
        }
    }
}

struct TextRenderingTests {
    @Test func `a program with renderers, chosen characters and dragged values has its frames, and says what it lacks`()
        throws
    {
        let tree = try LayoutHost(Editor()).layout(ProposedViewSize(width: 200, height: 300))
        let plain = try LayoutHost(Text("Wave")).layout(.unspecified).size
        #expect(tree.frame(id: "wave")?.size == plain && tree.frame(id: "field")?.width == 200)
        #expect(tree.diagnostics.contains { $0.problem == .leftOut("textRenderer") })
    }

    @Test func `a place between two characters is an insertion`() {
        let text = "Hello"
        #expect(TextSelection(insertionPoint: text.startIndex).isInsertion)
        #expect(!TextSelection(range: text.startIndex..<text.endIndex).isInsertion)
    }
}
