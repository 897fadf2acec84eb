// MathProgModelTests.swift: models read from files, their errors, and what they print.

import Foundation
import GLPK
import LinearPrograms
import Testing

struct MathProgModelTests {
    private static let model = """
        set I := 1..3;
        param a{I};
        check: sum{i in I} a[i] > 0;
        var x{i in I} >= 0, <= 10;
        printf "before %d\\n", 3;
        minimize cost: sum{i in I} a[i] * x[i];
        s.t. fit: sum{i in I} x[i] >= 12;
        display a[2];
        solve;
        printf "cost %g dual %g\\n", cost, fit.dual;
        data;
        param a := 1 1 2 2 3 3;
        end;
        """

    @Test func `a model becomes a program with its names and runs to its end`() throws {
        try withFile(Self.model) { path in
            let model = try MathProgModel(model: path)
            let program = model.program
            #expect(model.printed == "before 3\nDisplay statement at line 8\na[2] = 2\n")
            #expect(program.variables.map { program.name(of: $0) } == ["x[1]", "x[2]", "x[3]"])
            #expect(program.constraints.map { program.name(of: $0) } == ["cost", "fit"])
            #expect(
                program.objectives == [
                    Objective(.minimize, name: "cost", columns: [0, 1, 2], costs: [1, 2, 3])
                ])
            // Ten of the cheapest and two of the next: 10 + 4.
            let answer = try model.solved()
            #expect(answer.solution.objective == 14)
            #expect(answer.printed == "cost 14 dual 2\n")
            #expect(try program.solved().objective == 14)
        }
    }

    @Test func `data may be in a file of their own`() throws {
        let parts = Self.model.components(separatedBy: "data;\n")
        try withFile(parts[0] + "end;\n") { model in
            try withFile("data;\nparam a := 1 5 2 5 3 7;\nend;\n") { data in
                let model = try MathProgModel(model: model, data: data)
                #expect(try model.solved().solution.objective == 60)
            }
        }
    }

    @Test func `an infeasible model is an answer and prints nothing after solve`() throws {
        try withFile(Self.model.replacingOccurrences(of: ">= 12", with: ">= 31")) { path in
            let answer = try MathProgModel(model: path).solved()
            #expect(answer.solution.status == .infeasible)
            #expect(answer.printed.isEmpty)
        }
    }

    @Test(arguments: [
        ("minimize cost: sum", "minimize cost sum", 6, "colon missing"),
        ("3 3;", ";", 3, "no value for a[3]"),
        ("a := 1 1 2 2 3 3", "a := 1 -1 2 -2 3 -3", 3, "check failed"),
    ])
    func `a refused model names file and line`(
        part: String, wrong: String, line: Int, reason: String
    ) throws {
        try withFile(Self.model.replacingOccurrences(of: part, with: wrong)) { path in
            _ = #expect {
                _ = try MathProgModel(model: path)
            } throws: {
                guard case SolverError.unreadable(path, line, let message) = $0 else { return false }
                return message.contains(reason)
            }
        }
    }

    @Test func `integer columns are refused`() throws {
        try withFile(Self.model.replacingOccurrences(of: "<= 10;", with: "<= 10, integer;")) { path in
            _ = #expect(throws: SolverError.integerColumns(file: path)) { _ = try MathProgModel(model: path) }
        }
    }

    @Test func `a file that is not there is named`() {
        #expect {
            _ = try MathProgModel(model: "/nowhere/x.mod")
        } throws: {
            guard case SolverError.unreadable("/nowhere/x.mod", nil, _) = $0 else { return false }
            return true
        }
    }
}
