// ExampleModelTests.swift: the models that Debian's glpk-utils brings, integer columns relaxed, against what HiGHS and
// `glpsol --exact` find (Tests/Peers/example_models.py, recorded/example-models.json).
//
// The models are not part of this package; where they are not installed, only the record is looked at.  `Scripts/check
// laws` solves the large ones too; PLUMB_RECORD_MODELS names a folder to which the answers are written, for the script, with
// the models as LP text.

import Foundation
import GLPK
import LinearPrograms
import PlumbTesting
import Testing

/// One model, as it is recorded.
struct ExampleModel: Codable {
    var name: String
    var rows = 0
    var columns = 0
    var entries = 0
    var status = ""
    var objective: Double?
    var proof = ""
    /// What the peers found; `nil` where they have no optimum or failed.
    var highs: Double?
    var glpsol: Double?
}

struct ExampleModelTests {
    private static var environment: [String: String] { ProcessInfo.processInfo.environment }
    private static let folder = URL(
        fileURLWithPath: environment["PLUMB_EXAMPLE_MODELS"] ?? "/usr/share/doc/glpk-utils/examples")
    private static let record = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Peers/recorded/example-models.json")

    /// Large models are read on busy machines too.
    private static let limits = BoxLimits(time: .seconds(60))

    private static func program(_ file: URL) throws -> LinearProgram {
        let text = try String(contentsOf: file, encoding: .utf8)
        switch file.pathExtension {
        case "lp": return try LinearProgram(lpFormat: text, relaxingIntegers: true)
        case "mps": return try LinearProgram(mpsFormat: text, relaxingIntegers: true)
        default: return try BoxedMathProgModel(model: file.path, relaxingIntegers: true, limits: limits).program
        }
    }

    private static func answer(_ name: String, _ lp: LinearProgram) -> ExampleModel {
        var model = ExampleModel(
            name: name, rows: lp.rowCount, columns: lp.columnCount, entries: lp.coefficients.count)
        do throws(SolverError) {
            let solution = try lp.solved(SolverOptions(timeLimit: .seconds(120)))
            model.status = "\(solution.status)"
            model.objective = solution.status == .optimal ? solution.objective : nil
            model.proof = solution.proof == .exact ? "exact" : "enclosed"
        } catch {
            model.status = "\(error)"
        }
        return model
    }

    @Test(.enabled(if: environment["PLUMB_RECORD_MODELS"] != nil))
    func `the answers are written for the script that asks the peers`() throws {
        let record = URL(fileURLWithPath: try #require(Self.environment["PLUMB_RECORD_MODELS"]))
        var models: [ExampleModel] = []
        let files = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
        for file in files.sorted(by: { $0.path < $1.path }) where ["mod", "mps", "lp"].contains(file.pathExtension) {
            let name = file.lastPathComponent
            // A million rows, to see whether there is memory for them; and one that draws into a file.
            if ["huge.mod", "graph.mod"].contains(name) { continue }
            let start = ContinuousClock.now
            do {
                let lp = try Self.program(file)
                models.append(Self.answer(name, lp))
                let text = record.appendingPathComponent(name + ".lp")
                try lp.lpFormat().write(to: text, atomically: true, encoding: .utf8)
            } catch {
                models.append(ExampleModel(name: name, status: "unreadable"))
            }
            print(name, models.last?.status ?? "", models.last?.proof ?? "", ContinuousClock.now - start)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(models).write(to: record.appendingPathComponent("answers.json"))
    }

    private static func recorded() throws -> [ExampleModel] {
        try JSONDecoder().decode([ExampleModel].self, from: Data(contentsOf: record))
    }

    @Test func `the recorded optima are those of the peers`() throws {
        let models = try Self.recorded().filter { $0.status == "optimal" }
        #expect(models.count >= 50)
        for model in models {
            let objective = try #require(model.objective)
            for peer in [model.highs, model.glpsol].compactMap({ $0 }) {
                #expect((objective - peer).magnitude <= 1e-6 * max(1, objective.magnitude), "\(model.name)")
            }
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: folder.path)))
    func `the models that are installed are answered as recorded`() throws {
        let most = TestingSettings.isWhole ? .max : 600
        for model in try Self.recorded() where model.status != "unreadable" && model.entries <= most {
            let lp = try Self.program(Self.folder.appendingPathComponent(model.name))
            let answer = Self.answer(model.name, lp)
            #expect(answer.status == model.status && answer.entries == model.entries, "\(model.name)")
            let size = Certificate.tolerance * (model.objective ?? 0).magnitude
            #expect(((answer.objective ?? 0) - (model.objective ?? 0)).magnitude <= 2 * size, "\(model.name)")
        }
    }
}
