import Plumb
import PlumbTesting
import Scenes
import TestSupport
import Testing
import Workbench

@Suite struct ScreenAmbiguityTests {
    @Test func `a screen of ranges has one optimum`() throws {
        try forAll(.scenes(SceneShape(leaves: 2...8, levels: 3)), settings: .share(6, of: 300)) { scene in
            try ScreenProgram(Screen(scene)).ambiguity()?.atOptimum.isEmpty ?? true
        }
    }
}
