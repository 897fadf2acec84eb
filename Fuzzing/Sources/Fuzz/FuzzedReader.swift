// FuzzedReader.swift: what reads texts of others, each with what must hold of whatever it accepts.
// A refusal is an answer; a trap, a crash, and an acceptance that breaks its law are findings.

import Foundation
import PlumbTesting
import Workbench

/// A reader of texts of others.
enum FuzzedReader: String, CaseIterable {
    case rows, scenes, families, claims, certificates, lp, mps, mathprog, fonts, texts, engines

    /// Reads a text, and works with what is accepted.
    func read(_ text: Data) {
        let record = Record(file: "input", line: 1, data: text)
        switch self {
        case .rows: Self.row(record)
        case .scenes: Self.scene(record)
        case .families: Self.family(record)
        case .claims: Self.claim(String(decoding: text, as: UTF8.self))
        case .certificates: try? ProblemDecoder().decodeCertificate(record).check()
        case .lp:
            Self.program(
                text, { text throws(SolverError) in try LinearProgram(lpFormat: text, relaxingIntegers: true) },
                { program throws(SolverError) in try program.lpFormat() })
        case .mps:
            Self.program(
                text, { text throws(SolverError) in try LinearProgram(mpsFormat: text, relaxingIntegers: true) },
                { program throws(SolverError) in try program.mpsFormat() })
        case .mathprog: Self.model(text)
        case .fonts: FuzzedText.font(text)
        case .texts: FuzzedText.text(String(decoding: text, as: UTF8.self))
        case .engines: Self.engine(text)
        }
    }

    /// A row that is read exactly is read in doubles too, and gets an answer where it is small.
    private static func row(_ record: Record) {
        let exact = try? ProblemDecoder().decodeExactly(record)
        guard let document = try? ProblemDecoder().decode(record) else { return }
        precondition(exact == nil || exact?.row.items.count == document.row.items.count, "both readers see one row")
        guard document.row.items.count <= 12 else { return }
        _ = try? AnsweredRow(document, by: .swiftui)
        _ = try? AnsweredRow(document, by: .waterFill)
    }

    /// A scene is what its own JSON says, and can be laid out.
    private static func scene(_ record: Record) {
        guard case .scene(let scene)? = try? ProblemDecoder().decodeQuestion(record) else { return }
        let written = Record(file: "written", line: 1, data: Data(scene.json.line.utf8))
        guard case .scene(let again)? = try? ProblemDecoder().decodeQuestion(written) else {
            preconditionFailure("a scene that was written is not read")
        }
        precondition(again.json.line == scene.json.line, "a scene that was written is read as it was")
        if record.data.count < 2_000 { _ = try? LaidOutScene(scene) }
    }

    /// A family has rows at the corners of its parameters.
    private static func family(_ record: Record) {
        guard let document = try? ProblemDecoder().decodeFamily(record) else { return }
        let ranges = document.family.parameters
        _ = try? document.problem(at: ranges.map(\.range.lowerBound))
        _ = try? document.problem(at: ranges.map(\.range.upperBound))
    }

    /// A claim means what its description says.
    private static func claim(_ text: String) {
        guard let claim = try? LayoutClaim(parsing: text) else { return }
        let again = try? LayoutClaim(parsing: "\(claim)")
        precondition(again == claim, "a claim that was written is read as another")
    }

    /// A program that is written is read with the same number of columns, but for the one that holds a constant.
    private static func program(
        _ text: Data, _ reading: (String) throws(SolverError) -> LinearProgram,
        _ writing: (LinearProgram) throws(SolverError) -> String
    ) {
        guard let program = try? reading(String(decoding: text, as: UTF8.self)), let written = try? writing(program)
        else { return }
        do throws(SolverError) {
            let again = try reading(written)
            precondition(again.columnCount - program.columnCount <= 1, "columns come from nowhere")
        } catch {
            preconditionFailure("a program that was written is not read: \(error)")
        }
    }

    /// A model ends within its limits, in a process of its own.
    private static func model(_ text: Data) {
        let path = NSTemporaryDirectory() + "plumb-fuzz-\(getpid()).mod"
        guard (try? text.write(to: URL(filePath: path))) != nil else { return }
        let limits = BoxLimits(time: .milliseconds(200), memory: 64 << 20, text: 1 << 20)
        do throws(SolverError) {
            _ = try BoxedMathProgModel(model: path, relaxingIntegers: true, limits: limits)
                .solved(SolverOptions(iterationLimit: 100, exactPivotLimit: 100))
        } catch {
            if case .crashed(_, signal: 0) = error { preconditionFailure("the process of a box gave no answer") }
        }
    }

    /// Two asked in turn, since what follows an answer is read with the next; a claim has as many lengths as items.
    private static func engine(_ reply: Data) {
        let path = NSTemporaryDirectory() + "plumb-fuzz-\(getpid()).reply"
        guard (try? reply.write(to: URL(filePath: path))) != nil else { return }
        let command = "read -r line; cat \(path); read -r line; cat \(path)"
        let engine = ExternalEngine(command: command, timeLimit: .milliseconds(100))
        defer { engine.stop() }
        for _ in 0..<2 {
            let claim = try? engine.answer(for: #"{"id": "a", "available": 9, "items": [{}, {}]}"#, items: 2)
            precondition(claim.map { $0.lengths.count == 2 } ?? true, "a claim has a length for every item")
        }
    }
}
