// SourceCompatibilityTests.swift: the programs beside this file are SwiftUI's spelling with another import line; that
// they compile is the test, and that they can be laid out.

import PlumbViews
import Testing
import ViewSupport

struct SourceCompatibilityTests {
    /// The programs by their names.
    private static var programs: [String: () -> AnyView] {
        [
            "layouts, vertical": { AnyView(LayoutPrograms()) },
            "layouts, horizontal": { AnyView(LayoutPrograms(isVertical: false)) },
            "builders": { AnyView(BuilderProgram()) }, "stacks": { AnyView(StackProgram()) },
            "containers": { AnyView(ContainerProgram()) }, "text": { AnyView(TextProgram()) },
            "text previews": { AnyView(TextProgram_Previews.previews) }, "frames": { AnyView(FrameProgram()) },
            "layers": { AnyView(LayerProgram()) }, "effects": { AnyView(EffectProgram()) },
            "guides": { AnyView(GuideProgram()) }, "months": { AnyView(MonthProgram()) },
            "sources": { AnyView(SourceProgram()) }, "state": { AnyView(StateProgram()) },
            "state previews": { AnyView(StateProgram_Previews.previews) },
        ]
    }

    @Test(arguments: programs.keys.sorted()) func `a program written for SwiftUI is laid out`(name: String) throws {
        let program = try #require(Self.programs[name])
        let host = LayoutHost(program())
        for proposal in [ProposedViewSize(width: 390, height: 844), .unspecified, .zero] {
            let tree = try host.layout(proposal)
            #expect(tree.elements.allSatisfy { $0.frame.width.isFinite && $0.frame.height.isFinite })
            #expect(tree.misuse.isEmpty)
        }
    }
}
