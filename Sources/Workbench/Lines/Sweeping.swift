// Sweeping.swift: a record followed over its containers, as `plumb sweep` does.

package import Boxes

/// Every row is swept by one rule or two, every scene by an engine.
package struct Sweeping: RecordVerb {
    /// The rules of rows; `nil` where none are named, which is GLPK's then.
    package var rules: [RuleEntry]?
    /// The engine of scenes; `nil` where none is named, which is SwiftUI's then.
    /// Along which axis the container of a scene varies; `nil` where that is not said, which is the horizontal one then.
    package var axis: Axis?
    /// The parameter of a family of scenes that varies; `nil` where that is not said.
    package var parameter: String?
    /// What other parameters of a family of scenes are.
    package var values: [String: Fraction]
    /// The containers, in points; the upper end may be infinite.
    package var range: ClosedRange<Double>
    private let progress: @Sendable (_ layouts: Int) -> Void

    /// - Parameter progress: Called before each layout of a scene, on whatever thread, with the number of those before it.
    package init(
        by rules: [RuleEntry]? = nil, along axis: Axis? = nil,
        over parameter: String? = nil, at values: [String: Fraction] = [:],
        from range: ClosedRange<Double> = 0...Double.infinity,
        progress: @escaping @Sendable (_ layouts: Int) -> Void = { _ in }
    ) {
        (self.rules, self.axis, self.parameter) = (rules, axis, parameter)
        (self.values, self.range, self.progress) = (values, range, progress)
    }

    package static var name: String { "sweep" }

    package func answer(_ record: Record, by decoder: ProblemDecoder) throws -> WrittenAnswer {
        if let frontier = try frontier(record, by: decoder) { return written(frontier) }
        let followed: any Swept = try swept(record, by: decoder)
        return written(followed)
    }

    /// What has been swept as the answer to a record.
    package func written(_ swept: some Swept) -> WrittenAnswer {
        WrittenAnswer(id: swept.id, swept.json, counting: swept.counted)
    }

    /// The frontier of a record that is a table; `nil` for others.
    ///
    /// - Throws: `InputError`; `SweepingError` for options of others.
    package func frontier(_ record: Record, by decoder: ProblemDecoder) throws -> TableFrontier? {
        guard let table = try decoder.decodeTable(record) else { return nil }
        guard rules == nil, axis == nil, parameter == nil, values.isEmpty else {
            throw SweepingError.optionsOfTable
        }
        return try TableFrontier(table, over: range)
    }

    /// A frontier as the answer to a record.
    package func written(_ frontier: TableFrontier) -> WrittenAnswer {
        WrittenAnswer(
            id: frontier.document.id, frontier.json,
            counting: [
                AnswerCounts.Answer(of: "optimal", verdict: "answered", stands: true)
            ])
    }

    /// Follows a record.
    ///
    /// - Throws: `InputError`; `SweepingError` for options of others; what the sweeps throw.
    package func swept(_ record: Record, by decoder: ProblemDecoder) throws -> any Swept {
        if record.hasField(among: [ParameterRecords.field]), try decoder.isScene(record) {
            let family = try decoder.decodeSceneFamily(record)
            if !family.parameters.isEmpty { return try swept(family) }
        }
        return try swept(decoder.decodeQuestion(record))
    }

    private func swept(_ family: SceneFamily) throws -> SweptScene {
        let engine = try engineOfScenes()
        if range != 0...Double.infinity { throw SweepingError.rangeOfFamily }
        if let parameter, values[parameter] != nil { throw SweepingError.valueOfVarying(parameter) }
        let open = family.parameters.map(\.name).filter { values[$0] == nil }
        guard let name = parameter ?? (open.count == 1 ? open[0] : nil) else {
            throw SweepingError.openParameters(open)
        }
        return try SweptScene(
            family, over: name, at: values, by: engine, along: axis ?? .horizontal, progress: progress)
    }

    /// The values of parameters by their names.
    ///
    /// - Throws: `SweepingError` where one has two values.
    package static func values(
        of pairs: some Sequence<(name: String, value: Fraction)>
    ) throws(SweepingError) -> [String: Fraction] {
        var values: [String: Fraction] = [:]
        for (name, value) in pairs where values.updateValue(value, forKey: name) != nil { throw .twice(name) }
        return values
    }

    /// The one engine of scenes that the rules name; SwiftUI's rules without them.
    private func engineOfScenes() throws(SweepingError) -> SceneEngine {
        guard let rules else { return .swiftui }
        guard rules.count == 1, let engine = rules[0].engineOfScenes else { throw .rulesOfScene }
        return engine
    }

    private func swept(_ question: Question) throws -> any Swept {
        switch question {
        case .row(let document):
            guard axis == nil, parameter == nil, values.isEmpty else { throw SweepingError.sceneOptions }
            return try SweptRow(document, by: rules ?? [.glpk], over: range)
        case .scene(let document):
            let engine = try engineOfScenes()
            guard parameter == nil, values.isEmpty else { throw SweepingError.noParameters }
            return try SweptScene(
                document, by: engine, along: axis ?? .horizontal, over: range, progress: progress)
        }
    }
}

extension Swept {
    /// What is counted of it: an answer a curve.
    package var counted: [AnswerCounts.Answer] {
        curves.map { AnswerCounts.Answer(of: $0.name, verdict: "answered", stands: true) }
    }
}

/// Why a record cannot be swept as the options say.
package enum SweepingError: Error, Equatable, CustomStringConvertible {
    /// A scene, and a rule of rows alone or several rules.
    case rulesOfScene
    /// A row, and options of scenes.
    case sceneOptions
    /// A scene without parameters, and options of families.
    case noParameters
    /// A table, and options of rows or scenes.
    case optionsOfTable
    /// A family, and a range of containers.
    case rangeOfFamily
    /// A parameter that has two values.
    case twice(String)
    /// A parameter that varies and has a value.
    case valueOfVarying(String)
    /// A family, and none or several of these parameters may vary.
    case openParameters([String])

    /// What is wrong, and what would be right.
    package var description: String {
        switch self {
        case .rulesOfScene: "is a scene; for it --with is swiftui or optimal"
        case .sceneOptions:
            "is a row; --axis, --over and --at are for scenes"
        case .noParameters: "is a scene without parameters; --over and --at are for those that have some"
        case .optionsOfTable: "is a table; of the options --from and --to are for tables"
        case .rangeOfFamily:
            "has parameters, which vary over their intervals; --from and --to are for containers"
        case .twice(let name): "--at gives \(name) two values; give it one"
        case .valueOfVarying(let name): "--over lets \(name) vary, and --at gives it a value; leave one of them away"
        case .openParameters(let names):
            "has the parameters \(names.joined(separator: ", ")); --over NAME says which one varies, --at NAME=VALUE "
                + "what others are"
        }
    }
}
