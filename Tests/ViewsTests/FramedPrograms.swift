// FramedPrograms.swift: programs written for SwiftUI whose frames are known: worked out by hand from the lengths in the
// program and from the sizes that `ControlSizes` and `ListSizes` name, or found elsewhere, where the program says so.

import PlumbViews
import Testing
import ViewSupport

/// A program with the frames of the views that have ids, in points.
struct FramedProgram {
    let name: String
    var window = CGSize(width: 390, height: 844)
    var insets = EdgeInsets()
    let frames: [String: CGRect]
    let view: AnyView

    init(
        _ name: String, in window: CGSize = CGSize(width: 390, height: 844), insets: EdgeInsets = EdgeInsets(),
        _ frames: [String: CGRect], @ViewBuilder view: () -> some View
    ) {
        (self.name, self.window, self.insets, self.frames) = (name, window, insets, frames)
        self.view = AnyView(view())
    }
}

/// A frame, in points.
func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// A view of a fixed size with an id.
func block(_ id: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
    Color.blue.frame(width: width, height: height).id(id)
}

struct FramedProgramTests {
    private static var programs: [FramedProgram] {
        lazyGridPrograms + listPrograms + controlPrograms + stylePrograms + safeAreaPrograms + scrollPrograms
            + imagePrograms + unavailablePrograms + keyPrograms + applePrograms + ownStylePrograms + tablePrograms
    }

    @Test(arguments: programs.indices) func `a program's views have the frames that were worked out`(index: Int) throws
    {
        let program = Self.programs[index]
        var environment = EnvironmentValues()
        environment.safeAreaInsets = program.insets
        let host = LayoutHost(program.view.frame(maxWidth: .infinity, maxHeight: .infinity), environment: environment)
        let tree = try host.layout(ProposedViewSize(program.window))
        #expect(tree.misuse.isEmpty, "\(program.name)")
        for (id, expected) in program.frames {
            let element = tree.root.first { $0.identifiers.contains(AnyHashable(id)) }
            let found = try #require(element, "\(program.name): \(id)").frame
            let difference =
                [
                    found.minX - expected.minX, found.minY - expected.minY, found.width - expected.width,
                    found.height - expected.height,
                ].map { abs($0) }.max() ?? 0
            #expect(difference < 1e-6, "\(program.name): \(id) is \(found), not \(expected)")
        }
    }

    @Test func `there are programs enough, and each has its name`() {
        #expect(Set(Self.programs.map(\.name)).count == Self.programs.count)
        #expect(Self.programs.count >= 40)
    }
}
