// PlacedProgram.swift: programs written for SwiftUI with the frames that they must have.  Lengths in points.

package import PlumbViews
import Testing

/// A program with the frames of its views by their ids, worked out by hand, where it is offered 100 by 200 points.
package struct PlacedProgram {
    let view: AnyView
    let frames: [String: CGRect]

    package init(_ view: some View, frames: [String: CGRect]) { (self.view, self.frames) = (AnyView(view), frames) }

    /// A program of a box 30 by 10 over one 50 by 20, with modifiers between the first and its id that change no frame.
    package init(pair first: some View) {
        self.init(
            VStack(spacing: 0) {
                first.id("first")
                Color.blue.frame(width: 50, height: 20).id("second")
            },
            frames: [
                "first": CGRect(x: 10, y: 0, width: 30, height: 10),
                "second": CGRect(x: 0, y: 10, width: 50, height: 20),
            ])
    }

    /// Lays the program out and compares the frames.
    package func check() throws {
        let tree = try LayoutHost(view).layout(ProposedViewSize(width: 100, height: 200))
        #expect(tree.misuse.isEmpty)
        for (id, frame) in frames { #expect(tree.frame(id: id) == frame, "\(id)") }
    }
}

/// A box of 30 by 10 points.
package struct Box: View {
    package init() {}

    package var body: some View { Color.red.frame(width: 30, height: 10) }
}

extension LayoutTree {
    /// What is reported but for the parts of a screen that no layout has.
    package var misuse: [LayoutDiagnostic] {
        diagnostics.filter { if case .leftOut = $0.problem { false } else { true } }
    }
}
