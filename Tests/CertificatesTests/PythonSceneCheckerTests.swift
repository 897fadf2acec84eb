// PythonSceneCheckerTests.swift: proofs of scenes hold in the checker of Tests/Peers as well, and forged ones do not.

import Certificates
import Documents
import Families
import Foundation
import PlumbTesting
import Scenes
import TestSupport
import Testing
import Workbench

@Suite(.enabled(if: PythonChecker.python != nil)) struct PythonSceneCheckerTests {
    private static let script = PythonChecker.sceneScript

    /// Nested stacks with priorities, limits, paddings, steps and a window, all of whose gaps are stated.
    private static let scenes = [
        #"{"kind": "hstack", "spacing": 8, "children": [{"kind": "range", "w": [["*", 20, "s"], 40, "inf"], "h": 20}, {"kind": "spacer", "min": 4}, {"kind": "fixed", "w": ["*", 30, "s"], "h": 9}]}"#,
        #"{"kind": "vstack", "align": "leading", "spacing": 4, "children": [{"kind": "hstack", "spacing": 0, "children": [{"kind": "lines", "steps": [[90, 17], [50, 34]]}, {"kind": "color"}]}, {"kind": "padding", "insets": [4, 8, 4, 8], "child": {"kind": "hstack", "spacing": 6, "children": [{"kind": "priority", "value": 1, "child": {"kind": "flex", "minw": 20, "maxw": ["*", 40, "s"], "child": {"kind": "color"}}}, {"kind": "range", "w": [10, 20, 60], "h": 12}]}}]}"#,
        #"{"kind": "scroll", "axes": "vertical", "child": {"kind": "vstack", "spacing": 2, "children": [{"kind": "hstack", "spacing": 2, "children": [{"kind": "fixedSize", "h": true, "child": {"kind": "range", "w": [0, ["*", 30, "s"], 90], "h": 10}}, {"kind": "flex", "maxw": 50, "child": {"kind": "color"}}]}, {"kind": "frame", "h": 30, "child": {"kind": "color"}}]}}"#,
    ]

    static func certificates(_ splitting: SceneSplitting) throws -> [CertificateDocument] {
        try scenes.enumerated().flatMap { place, tree in
            try ["fits", "no-avoidable-overflow"].compactMap { claim in
                let text = """
                    {"id": "\(place)", "parameters": {"w": [120, 300], "s": [1, 2]}, "proposal": ["w", 100],
                     "displayScale": "infinity", "claims": ["\(claim)"], "tree": \(tree)}
                    """
                return try ProvedFamily(
                    SceneFamily.read(text), by: .swiftui, splitting: splitting, keepsCertificate: true,
                    looksForRepairs: false
                ).certificate
            }
        }
    }

    @Test(arguments: [SceneSplitting.never, .always])
    func `proofs of scenes hold in both checkers`(splitting: SceneSplitting) throws {
        let certificates = try Self.certificates(splitting)
        #expect(certificates.count == 6)
        for (certificate, holds) in zip(certificates, try PythonChecker.holds(certificates, by: Self.script)) {
            try certificate.check()
            #expect(holds, "\(certificate.json.line)")
        }
    }

    /// The target is 20 high, and as wide as half of 100 to 300.
    @Test(arguments: [SceneSplitting.never, .always])
    func `sizes of targets are checked as well`(splitting: SceneSplitting) throws {
        let target =
            #"{"kind": "flex", "role": "button", "minh": 20, "maxh": 20, "maxw": "inf", "child": {"kind": "color"}}"#
        let text =
            #"{"parameters": {"w": [100, 300]}, "proposal": ["w", 100], "displayScale": "infinity", "claims": "#
            + #"["large-targets within 24"], "tree": {"kind": "hstack", "spacing": 0, "children": [\#(target), {"kind": "color"}]}}"#
        let family = try RuleTable.standard.decoder.decodeSceneFamily(Record(file: "-", text: text))
        let found = try ProvedFamily(
            family, by: .swiftui, splitting: splitting, keepsCertificate: true, looksForRepairs: false)
        let certificate = try #require(found.certificate)
        try certificate.check()
        let line = certificate.json.line
        #expect(found.isProved && (splitting == .always) == line.contains("components"))
        let forged = line.replacing("within 24", with: "within 23")
        let (_, answers) = try PythonChecker.run([line, forged], by: Self.script)
        #expect(answers.count == 2 && answers[0] == "holds" && answers[1].hasPrefix("does not hold"), "\(answers)")
    }

    /// A row of `a` and 30 with a gap of 8 in a window of 60 at least: with `a` at 35 it reaches out by 13.
    private static let wide = """
        {"id": "r", "parameters": {"w": [60, 300]}, "proposal": ["w", 100], "displayScale": "infinity", "claims": ["inside"],
         "tree": {"kind": "padding", "insets": [0, 0, 0, 0], "child": {"kind": "hstack", "id": "row", "spacing": 8, "align": "bottom",
          "children": [{"kind": "fixed", "id": "a", "w": 35, "h": 9},
           {"kind": "flex", "minw": 30, "align": ["trailing", "top"], "child": {"kind": "fixed", "w": 20, "h": 40}}]}}}
        """

    @Test func `what reaches out of a stack is measured alike, to a millionth`() throws {
        let found = try ProvedFamily(
            SceneFamily.read(Self.wide), by: .swiftui, measures: [LayoutMeasure(parsing: "outside")],
            keepsCertificate: true, looksForRepairs: false)
        #expect(found.measures.map(\.worst?.value) == [13])
        let line = try #require(found.certificate).json.line
        let forged = line.replacing(#""value": 13,"#, with: #""value": 13.000001,"#)
        let less = line.replacing(#""value": 13,"#, with: #""value": 12.999999,"#)
        let (_, answers) = try PythonChecker.run([line, forged, less], by: Self.script)
        #expect(answers.map { $0.hasPrefix("does not hold") } == [false, true, true], "\(answers)")
    }

    /// 13 less makes it fit; that nothing cheaper does is proved, and no more than that.
    @Test func `repairs of what reaches out hold as well, and not when they are forged`() throws {
        let record = Record(file: "-", text: Self.wide)
        let proving = ProvingRecords(keepsCertificate: true, free: try FreeNumbers(["a.w"]))
        let proved = try proving.proved(record, by: RuleTable.standard.decoder)
        let line = try #require(proved.repairBounds.first).json.line
        #expect(line.contains(#""below": 13"#))
        let changed = [
            (#""below": 13"#, #""below": 13.001"#), (#""price": 1}"#, #""price": 0.5}"#), ("inside", "inside within 1"),
        ].map { line.replacing($0.0, with: $0.1) }
        let (_, answers) = try PythonChecker.run([line] + changed, by: Self.script)
        #expect(answers.map { $0.hasPrefix("does not hold") } == [false, true, true, true], "\(answers)")
    }

    /// Every form of every piece a millionth off; the checker in Python takes most of the time.
    @Test func `a function that is off by a millionth holds in neither`() throws {
        var forged: [CertificateDocument] = []
        for case .scenes(let document) in try Self.certificates(.always) {
            guard let proof = document.parts[0].modular else { continue }
            for part in proof.parts.indices {
                for place in proof.parts[part].functions.indices {
                    var nodes = proof.parts[part].functions[place].form.nodes
                    guard let last = nodes.indices.last, case .form(let form?) = nodes[last], form.constant.isFinite
                    else {
                        continue
                    }
                    nodes[last] = .form(form + LinearForm(Fraction(1, over: 1_000_000)))
                    var changed = document
                    changed.parts[0].modular?.parts[part].functions[place].form = PiecewiseForm(nodes: nodes)
                    forged.append(.scenes(changed))
                }
            }
        }
        #expect(forged.count > 20)
        for certificate in forged { #expect(throws: CertificateFault.self) { try certificate.check() } }
        let some = TestingSettings.share(12, of: forged.count).some(of: forged)
        #expect(try PythonChecker.holds(some, by: Self.script) == some.map { _ in false })
    }

    @Test func `the checker of scenes uses the standard library and its own files alone`() throws {
        let own = [
            "check_proof", "check_scene", "claims", "documents", "places", "regions", "repairs", "scenes",
        ]
        var count = 0
        for name in ["check_scene", "places", "regions", "scenes"] {
            let file = Repository.root.appending(path: "Tests/Peers/\(name).py")
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            let imports = lines.compactMap { $0.firstMatch(of: /^(?:import|from) (\w+)/)?.1 }.map(String.init)
            #expect(imports.allSatisfy((own + ["fractions", "json"]).contains), "\(name): \(imports)")
            count += lines.count
        }
        #expect(count <= 760)
    }
}
