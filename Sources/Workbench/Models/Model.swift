// Model.swift: a question as a sequence of linear programs, and as data for its MathProg model.
// Lengths in points.

/// The stages of a question, one objective each, most important first.
///
/// MathProg, LP and MPS know one objective: a stage is the program with its own objective and the earlier ones held at
/// what they reached.  The last stage gives the whole answer.
public struct Model: Sendable {
    /// Which model it is.
    public let kind: ModelKind
    /// The programs behind the stages, each with all its objectives.
    public let programs: [LinearProgram]
    /// The stages in order; the numbers in the model count them from 1.
    public let stages: [Stage]
    /// The variables of the program that are whole.
    package var wholeVariables: [Int32] = []
    /// Finds the optima where the simplex method does not: of programs with whole variables.
    var optima: (@Sendable () throws -> [Double])?

    /// An objective among those of the programs.
    package typealias Place = (program: Int, objective: Int)

    /// One objective of a question.
    public struct Stage: Sendable {
        /// What it is called in the model.
        public let name: String
        /// Its place in the programs; `nil` for a stage that this question leaves empty, whose optimum is 0.
        package let place: Place?
        /// The data of the stage, given what the earlier stages reached.
        let data: @Sendable (_ reached: [Double]) -> String

        /// Data that are the same but for the number of the stage, from 1, and what the earlier stages reached.
        static func numbered(_ number: Int, _ name: String, at place: Place?, _ data: MathProgData) -> Stage {
            Stage(name: name, place: place) { reached in
                var data = data
                data.reached(reached, stage: number)
                return data.text
            }
        }

        /// Data that do not depend on what the earlier stages reached.
        static func fixed(_ name: String, at place: Place?, _ data: MathProgData) -> Stage {
            Stage(name: name, place: place) { _ in data.text }
        }
    }

    /// One program, whose objectives are the stages.
    ///
    /// - Parameter emptyStages: The last stages of the model, which the program does not have.
    init(kind: ModelKind, program: LinearProgram, data: MathProgData, emptyStages: [String] = []) {
        let count = program.objectives.count
        let stages = (program.objectives.map(\.name) + emptyStages).enumerated().map { index, name in
            Stage.numbered(index + 1, name, at: index < count ? (0, index) : nil, data)
        }
        self.init(kind: kind, programs: [program], stages: stages)
    }

    init(kind: ModelKind, programs: [LinearProgram], stages: [Stage]) {
        (self.kind, self.programs, self.stages) = (kind, programs, stages)
    }

    /// The data section for a stage, counted from 1.
    ///
    /// - Parameter reached: What the earlier stages reached, as `reached()` finds it.
    /// - Throws: `ModelError.noStage`.
    public func data(stage: Int, reached: [Double]) throws(ModelError) -> String { try self.stage(stage).data(reached) }

    /// The program of a stage with one objective, the earlier ones held at their optima.
    ///
    /// - Throws: `ModelError.noStage`.
    public func program(stage: Int, reached: [Double]) throws(ModelError) -> LinearProgram {
        guard let place = try self.stage(stage).place else {
            var empty = LinearProgram()
            empty.minimize("nothing", LinearExpression())
            return empty
        }
        let earlier = stages.indices.filter { index in
            stages[index].place.map { $0.program == place.program && $0.objective < place.objective } ?? false
        }
        return programs[place.program].holding(
            earlier.compactMap { index in stages[index].place.map { ($0.objective, reached[index]) } },
            objective: place.objective)
    }

    /// The optimum of every stage, in order.
    ///
    /// - Throws: `RowProgramError`; of tables `TableQuestionError`.
    public func reached() throws -> [Double] {
        if let optima { return try optima() }
        var solutions: [Solution] = []
        for program in programs {
            solutions.append(try program.optimum(by: ProgramSolver(.linked), named: kind.rawValue))
        }
        return stages.map { stage in stage.place.map { solutions[$0.program].stages[$0.objective].objective } ?? 0 }
    }

    private func stage(_ number: Int) throws(ModelError) -> Stage {
        guard stages.indices.contains(number - 1) else { throw .noStage(number, of: stages.count) }
        return stages[number - 1]
    }
}

extension LinearProgram {
    /// The same program with one of its objectives, some others as rows.
    fileprivate func holding(_ held: [(objective: Int, value: Double)], objective: Int) -> LinearProgram {
        var program = self
        for (index, value) in held {
            let earlier = objectives[index]
            if earlier.columns.isEmpty { continue }
            // Room for the rounding of what was reached.
            let room = 1e-9 * max(1, abs(value))
            let target = value - earlier.constant
            program.addRow(
                "hold \(earlier.name)", columns: earlier.columns, coefficients: earlier.costs,
                lower: earlier.sense == .maximize ? target - room : -.infinity,
                upper: earlier.sense == .minimize ? target + room : .infinity)
        }
        program.setObjectives([objectives[objective]])
        return program
    }
}
