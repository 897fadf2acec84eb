// MathProgStatementsTests.swift: statements that open files are refused before they run, and no others.

import Foundation
import GLPK
import LinearPrograms
import Testing

struct MathProgStatementsTests {
    /// A name that no file has.
    private static let target = NSTemporaryDirectory() + "plumb-written-\(UUID().uuidString)"

    @Test(arguments: [
        #"printf "a" > "FILE";"#, #"printf "a" >> "FILE";"#, #"printf{i in 1..2}: "a", i > "FILE";"#,
        #"for {i in 1..2} printf "a" > "FILE";"#, #"for {i in 1..2}: { display i; printf "a" > "FILE"; }"#,
        #"printf if 1 > 0 then "a" else "b" > "FILE";"#, #"printf "a>b;", (1 > 0), 'c''>' > ("FI" & "LE");"#,
        "printf /* > */ \"a\" # > ;\n > \"FILE\";", "printf\n\"a\"\n>/**/\"FILE\"\n;",
        #"table t {i in 1..2} OUT "CSV" "FILE": i;"#, #"table t IN "CSV" "FILE": K <- [a], b;"#,
        #"table t IN "ODBC" "DSN=x" "SELECT 1": K <- [a];"#, #"table t "alias" IN "MySQL" "x": K <- [a];"#,
        #"for {i in 1..2} { display i; } table t {i in 1..2} OUT "xBASE" "FILE" "N(5)": i;"#,
    ])
    func `a statement that opens a file is refused by name and line`(statement: String) throws {
        let text = "set K; param b{K};\nvar x >= 0;\nminimize c: x;\nsolve;\n\(statement)\nend;\n"
        let (path, error) = try Self.refusal(of: text.replacingOccurrences(of: "FILE", with: Self.target))
        let name = statement.contains("OUT") || statement.contains("IN") ? "table" : "printf with >"
        #expect(error == .forbidden(file: path, line: 5, statement: name))
        #expect(!FileManager.default.fileExists(atPath: Self.target))
    }

    private static func refusal(of model: String) throws -> (path: String, error: SolverError?) {
        try withFile(model) { path in
            do throws(SolverError) {
                _ = try BoxedMathProgModel(model: path)
                return (path, nil)
            } catch {
                return (path, error)
            }
        }
    }

    @Test(arguments: [
        #"printf "%s > %d; table t", "a", 1;"#, #"printf if 2 > 1 then "a" else "b";"#, "printf \"%d\", (2 > 1);",
        #"printf{i in 1..2: i > 1} "a";"#, #"printf 'it''s > ' & "fine";"#, "check 2 >= 1; check: 2 > 1;",
        "# printf \"a\" > \"b\"\n/* table t IN ; */ display 1;",
        "param table := 1; param p := table + 1; check: p > 1;",
        "param t{i in 1..2} := i; param table{1..2} := 1; param s := sum{i in 1..2} table[i]; check: s > 1;",
        "for {i in 1..2} { printf \"a\"; check: i > 0; } display 1;", "printf \"%d\", (1 <> 2);",
    ])
    func `a statement that opens none is let through`(statement: String) throws {
        let text = "var x >= 1;\nminimize c: x;\n\(statement)\nsolve;\nend;\ntable > \"of contents"
        let model = try withFile(text) { try BoxedMathProgModel(model: $0) }
        #expect(try model.solved().solution.objective == 1)
    }
}
