// ModelCommandTests.swift: `plumb model`, run as its user runs it.

import Foundation
import TestSupport
import Testing

struct ModelCommandTests {
    let row = #"{"id": "o", "available": 10, "items": [{"id": "a", "max": 10}, {"id": "b", "min": 10}]}"#

    @Test func `the program is printed as mathematics, objectives first`() throws {
        let run = try plumb("model", input: row)
        #expect(run.status == 0)
        #expect(run.lines[0] == "minimise    overflow: e" && run.lines[1] == "maximise    tier[0]: w[0] + w[1]")
        #expect(run.output.contains("fit: w[0] + w[1] - e <= 10"))
    }

    @Test func `model and data come in one text that ends once`() throws {
        let run = try plumb("model", "--format", "mathprog", input: row)
        #expect(run.output.contains("minimize overflow") && run.output.contains("param budget := 10;"))
        #expect(run.output.components(separatedBy: "\nend;").count == 2)
    }

    @Test func `LP and MPS hold the last objective, and the earlier ones as rows`() throws {
        let lp = try plumb("model", "--format", "lp", input: row)
        #expect(
            lp.output.contains("hold_overflow") && lp.output.contains("hold_tier") && lp.output.contains("unfairness:"))
        let first = try plumb("model", "--format", "lp", "--stage", "1", input: row)
        #expect(!first.output.contains("hold_"))
        let mps = try plumb("model", "--format", "mps", input: row)
        #expect(mps.output.contains("ROWS") && mps.output.contains("ENDATA"))
    }

    @Test func `data run with the model that lies beside them`() throws {
        let run = try plumb("model", "--format", "mathprog-data", "--model", "distribution-gini", input: row)
        #expect(run.status == 0 && run.output.hasPrefix("data;") && run.output.hasSuffix("end;\n"))
    }

    @Test func `the model for Cassowary asks for equal lengths in the form that is named`() throws {
        let level = try plumb("model", "--model", "cassowary", input: row)
        #expect(level.status == 0 && level.output.contains("wish[1].over: w[1] - t - d[1] <= 0"))
        let chain = try plumb("model", "--model", "cassowary", "--form", "chain", input: row)
        #expect(chain.output.contains("wish[0].over: w[0] - w[1] - d[0] <= 0") && !chain.output.contains("wish[1]"))
        let data = try plumb(
            "model", "--model", "cassowary", "--form", "share", "--format", "mathprog-data", input: row)
        #expect(data.output.contains("param form := 'share';"))
    }

    @Test func `a scene has the tree model`() throws {
        let scene = #"{"proposal": [10, null], "tree": {"kind": "hstack", "children": [{"kind": "color"}]}}"#
        let run = try plumb("model", "--format", "mathprog", input: scene)
        #expect(run.status == 0 && run.output.contains("tree.mod"))
    }

    @Test(
        arguments: [
            ["model", "--model", "tree"], ["model", "--form", "chain"], ["model", "--model", "glue"],
            ["model", "--stage", "0"],
            ["model", "--stage", "9", "--format", "lp"], ["model", "--data", "x.dat"],
            ["model", "x.mod", "--stage", "1"],
            ["model", "x.mod"], ["model", "x.mod", "--time-limit", "0"], ["model", "--format", "latex"],
            ["model", "nowhere.json"],
        ])
    func `what cannot be had is said in one line, with status 2`(arguments: [String]) throws {
        let run = try plumb(arguments, input: Data(row.utf8))
        #expect(run.status == 2 && run.output.isEmpty && !run.complaints.isEmpty)
    }

    @Test func `one problem at a time`() throws {
        let run = try plumb("model", input: row + "\n" + row)
        #expect(run.status == 2 && run.complaints.contains("more than one problem"))
        #expect(try plumb("model", input: "").status == 2)
    }

    /// Runs `plumb model` on a MathProg model in a file.
    private func printing(model text: String, _ arguments: String...) throws -> Run {
        let file = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString).mod")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try plumb(["model", file.path] + arguments, input: Data())
    }

    private static let row = #"{"available": 10, "items": [{"min": 1, "max": 7}, {"ideal": 3}]}"#

    @Test func `linear programs are written without a folder for temporary files`() throws {
        let whole = try plumb("model", "--format", "lp", input: Self.row)
        let run = try plumb("model", "--format", "lp", input: Self.row, environment: ["TMPDIR": "/nowhere"])
        #expect(run.status == 0 && run.output == whole.output && run.output.hasSuffix("\nEnd\n"))
    }

    @Test func `a linear program that cannot be written whole is an error, and no part of it is printed`() throws {
        let line = #"{ (trap '' XFSZ; ulimit -f 0; exec "$0" model --format lp 2>&1) || echo "status $?"; } | cat"#
        let run = try run(
            URL(filePath: "/bin/sh"), ["-c", line, try builtCommand().path], input: Data(Self.row.utf8))
        #expect(run.output.hasSuffix("status 2\n") && run.output.contains("temporary file"), "\(run.output)")
        #expect(!run.output.contains("Minimize"))
    }

    @Test(arguments: [7, 8, 12, 16]) func `a MathProg model is read with few descriptors`(count: Int) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString).mod")
        try Data("param a; var x >= a; minimize least: x; data; param a := 2; end;".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let line = #"ulimit -n \#(count); exec "$0" model "$1""#
        let run = try run(
            URL(filePath: "/bin/sh"), ["-c", line, try builtCommand().path, file.path], input: Data())
        let read = run.status == 0 && run.output.contains("x >= 2")
        #expect(read || run.status == 2 && run.complaints.contains("Too many open files"), "\(run.complaints)")
    }

    @Test func `a MathProg model has its program`() throws {
        let models = Repository.root.appending(path: "Models")
        let run = try plumb(
            "model", models.appending(path: "stack.mod").path, "--data",
            models.appending(path: "data/toolbar.dat").path, "--format", "lp")
        #expect(run.status == 0 && run.output.contains("Subject To") && run.complaints.isEmpty)
        let small = try printing(model: "var x >= 2, <= 9; maximize most: 3 * x; end;")
        #expect(small.status == 0 && small.output.contains("most") && small.output.contains("9"))
    }

    @Test(
        arguments: [
            ("param f{i in 1..3} := f[i]; check: f[1] > 0;", "crashed"), (#"printf "%.1000000f", 1;"#, "crashed"),
            ("for {i in 1..2**30} printf '';", "--time-limit"), (#"printf "a" > "plumb-written";"#, "opens files"),
            (#"table t {i in 1..2} OUT "CSV" "plumb-written": i;"#, "opens files"),
            ("var x integer; s.t. r: x >= 1;", "integer"),
            ("nonsense;", "colon missing"),
        ])
    func `a MathProg model that cannot be read is said so in one line`(statement: String, reason: String) throws {
        // On a busy machine even a crash takes its time.
        let seconds = reason == "--time-limit" ? "1" : "60"
        let run = try printing(
            model: "\(statement) minimize cost: 0; end;", "--time-limit", seconds, "--memory-limit", "64")
        #expect(run.status == 2 && run.output.isEmpty && run.complaints.contains(reason), "\(run.complaints)")
        #expect(run.complaints.split(separator: "\n").count == 1)
        #expect(!FileManager.default.fileExists(atPath: "plumb-written"))
    }

    @Test(arguments: ["1e-300", "5e-324", "1e300", "1.7e308"], ["text", "lp", "mps"])
    func `numbers at the ends of the range of doubles are printed`(number: String, format: String) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).mod")
        defer { try? FileManager.default.removeItem(at: path) }
        let model = """
            var x >= -\(number); var y >= 0, <= \(number); maximize z: \(number) * x - y;
            s.t. c: -\(number) * x + y <= \(number); s.t. d: x + y >= -\(number); end;
            """
        try Data(model.utf8).write(to: path)
        let run = try plumb("model", "--format", format, path.path)
        #expect(run.status == 0 && run.complaints.isEmpty && !run.output.isEmpty, "\(run.complaints)")
    }

    @Test(arguments: ["1e-300", "5e-324", "1e-20"], ["text", "mathprog", "lp", "mps"])
    func `rows of next to no length have programs`(length: String, format: String) throws {
        let row = #"{"available": 10, "items": [{"min": \#(length), "max": 7}, {"ideal": \#(length)}]}"#
        let run = try plumb("model", "--format", format, input: row)
        #expect(run.status == 0 && run.complaints.isEmpty && !run.output.isEmpty, "\(run.complaints)")
    }
}
