// ScreenCertificateTests.swift: certificates of scenes.  Frames in points.

@testable import Certificates
import GLPK
import LinearPrograms
import Rows
import TestSupport
import Testing
import Workbench

struct ScreenCertificateTests {
    static func certificate(_ scene: String) throws -> ScreenCertificateDocument {
        let answer = try ScreenAnswer(SceneDocument.read(scene))
        guard case .screen(let document) = try answer.certificate() else { throw CertificateFault.otherViews }
        return document
    }

    /// Three equal views in 100 points.
    static let thirds =
        #"{"proposal": [100, 9], "tree": {"kind": "hstack", "spacing": 0, "id": "row", "children": "#
        + #"[{"kind": "color", "id": "a"}, {"kind": "color", "id": "b"}, {"kind": "color", "id": "c"}]}}"#

    @Test func `frames are fractions`() throws {
        let certificate = try Self.certificate(Self.thirds)
        try certificate.check()
        let third = Fraction(100, over: 3)
        #expect(certificate.views.map(\.ids) == [["row"], ["a"], ["b"], ["c"]])
        #expect(certificate.views.map(\.container) == [nil, 0, 0, 0])
        #expect(
            certificate.views.map(\.frame) == [
                [0, 0, 100, 9], [0, 0, third, 9], [third, 0, third, 9], [third + third, 0, third, 9],
            ])
    }

    @Test func `a good proof of another scene's program is none`() throws {
        var certificate = try Self.certificate(Self.thirds)
        let other = try Self.certificate(Self.thirds.replacing("100", with: "101"))
        certificate.scene = other.scene
        #expect(throws: CertificateFault.otherProgram("row 0")) { try certificate.check() }
        certificate.scene = try SceneDocument.read(#"{"proposal": [1, 1], "tree": {"kind": "text", "string": "a"}}"#)
        #expect { try certificate.check() } throws: { "\($0)".hasPrefix("the scene has no program: ") }
    }

    @Test func `a frame that is not the point's is named by its view`() throws {
        var certificate = try Self.certificate(Self.thirds)
        certificate.views[2].frame[0] = 33
        #expect { try certificate.check() } throws: {
            "\($0)" == #"the frame of view "b" is said to be [33, 0, 100/3, 9]; the program says [100/3, 0, 100/3, 9]"#
        }
        certificate.views[2].columns.swapAt(0, 1)
        #expect(throws: CertificateFault.otherViews) { try certificate.check() }
    }

    /// Of the doubles 0.4 and 0.3, twice the one less the other is more than 0.5, and 0.5 when it is rounded: the program has
    /// no point but with room.
    @Test func `a scene whose sums are rounded is proved with room for that, and says so`() throws {
        let scene =
            #"{"proposal": [null, null], "customGuides": {"v:twice": ["*", 2, ["height"]]}, "tree": "#
            + #"{"kind": "hstack", "align": "v:twice", "spacing": 2, "children": "#
            + #"[{"kind": "range", "w": 1, "h": 0.4}, {"kind": "range", "w": 1, "h": 0.3}]}}"#
        var certificate = try Self.certificate(scene)
        try certificate.check()
        #expect(certificate.hasRoom)
        #expect(CertificateDocument.screen(certificate).statement == "optimal except for the rounding of its sums")
        // The answer says so as well.
        let answer = try ScreenAnswer(SceneDocument.read(scene))
        #expect(answer.hasRoom && answer.json.line.hasSuffix(#""certified": true, "room": true}"#))
        let height = certificate.views[0].frame[3].double
        #expect(abs(height - 0.5) < 1e-9)
        #expect(try CertificateDocument.screen(certificate).readBack() == .screen(certificate))
        let contradiction = try #require(certificate.contradiction)
        // What is off by a little contradicts nothing.
        let used = try #require(contradiction.firstIndex { $0 != 0 })
        certificate.contradiction?[used] = contradiction[used] * Fraction(1_000_001, over: 1_000_000)
        #expect(throws: CertificateFault.needlessRoom) { try certificate.check() }
        certificate.contradiction = nil
        #expect(throws: CertificateFault.contradictionPresence(hasRoom: true)) { try certificate.check() }
        (certificate.hasRoom, certificate.contradiction) = (false, contradiction)
        #expect(throws: CertificateFault.contradictionPresence(hasRoom: false)) { try certificate.check() }
        certificate.contradiction = nil
        #expect(throws: CertificateFault.otherProgram("the bounds of column 0")) { try certificate.check() }
    }

    /// The scene has an answer without room, so what is optimal with room for rounding is not its answer.
    @Test func `room is given to no scene that has a point without`() throws {
        let document = try SceneDocument.read(Self.thirds)
        let program = try ScreenProgram(Screen(document))
        let loose = program.program.loosened()
        let optimum = try loose.solved(SolverOptions())
        let proof = try #require(loose.exact(optimum).flatMap(ProgramCertificate.init))
        let rows = program.program.rowCount
        for multiplier: Fraction in [0, 1, -1] {
            let forged = ScreenCertificateDocument(
                document, program, contradiction: [Fraction](repeating: multiplier, count: rows), proof)
            #expect(forged.hasRoom)
            #expect(throws: CertificateFault.needlessRoom) { try forged.check() }
        }
        var forged = ScreenCertificateDocument(document, program, contradiction: [], proof)
        #expect(throws: CertificateFault.needlessRoom) { try forged.check() }
        forged.contradiction = nil
        #expect(throws: CertificateFault.contradictionPresence(hasRoom: true)) { try forged.check() }
    }
}
