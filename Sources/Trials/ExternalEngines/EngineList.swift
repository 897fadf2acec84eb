// EngineList.swift: engines as a file names them, `engines.json` (Documentation/Formats.md, "Engines").
// Field names are fixed: other programs rely on them.

package import Documents
internal import Essentials

/// An engine with what the command has to know to ask it.
package struct NamedEngine: Sendable, Equatable {
    /// What options and reports call it.
    package let name: String
    /// What `/bin/sh` is to run, in the folder.
    package let ownCommand: String
    /// Where the command runs; `nil` for the folder of whoever asks.
    package private(set) var folder: String?
    /// The version of the engine, for reports.
    package var version: String?
    /// Rows as its toolkit has them.
    package var preset: RowPreset?
    /// What its answers are held to, where that is not what the preset says.
    package var policy: Policy?
    /// Whether no field and no gap is left out of what it is asked.
    package var isExplicit = false
    /// How long it may take for one row.
    package var timeLimit: Duration?

    /// An engine of a name.
    package init(name: String, command: String) { (self.name, ownCommand) = (name, command) }

    /// The command with the way to its folder.
    package var command: String {
        guard let folder else { return ownCommand }
        return "cd '\(folder.replacing("'", with: #"'\''"#))' && \(ownCommand)"
    }

    /// Which program it is, on any machine: the command as the list has it, and the version.
    package var program: String { version.map { "\(ownCommand) (\($0))" } ?? ownCommand }

    /// What reports call it: the name with the version.
    package var title: String { version.map { "\(name) \($0)" } ?? name }

    /// What is wrong with a name; `nil` where nothing is.
    package static func fault(ofName name: String) -> String? {
        if name.isEmpty { return "is empty; an engine needs a name" }
        if name.contains(where: { $0 == "," || $0 == "=" || $0.isWhitespace }) {
            return "has a comma, a sign of equality or a blank, which lists of engines cannot have"
        }
        return name.hasPrefix("-") || name.hasPrefix("stdio:") ? "begins like an option" : nil
    }
}

/// The engines of a file.
package struct EngineList: Sendable, Equatable {
    /// In the order of the file.
    package private(set) var engines: [NamedEngine]

    /// Reads a file; its commands are run in its folder.
    ///
    /// - Throws: `InputError` with the line and the field.
    package init(reading file: FileName) throws(InputError) {
        let data: Data
        do { data = try file.contents(atMost: 1 << 20) } catch {
            guard case .unreadable(let complaint) = error else {
                throw InputError(file: file.description, "has more than 1 MB, too much for a list of engines")
            }
            throw InputError(file: file.description, complaint)
        }
        let record = Record(file: file.description, line: 1, data: data)
        let folder = file.isStandardInput ? nil : Self.folder(of: file.description)
        engines = try ProblemDecoder().decode(Self.self, record).engines.map { $0.run(in: folder) }
    }

    /// The engine of a name.
    package subscript(name: String) -> NamedEngine? { engines.first { $0.name == name } }

    private static func folder(of path: String) -> String? {
        path.lastIndex(of: "/").map { String(path[...$0]) }
    }
}

extension NamedEngine {
    /// The engine with its command run in a folder.
    fileprivate func run(in folder: String?) -> NamedEngine {
        var engine = self
        engine.folder = folder
        return engine
    }
}

extension EngineList: Decodable {
    /// Reads and checks the list.
    package init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["engines", "note"])
        _ = try object.string("note")
        engines = try object.present(
            "engines", object.list("engines", of: NamedEngine.self), demand: "list the engines")
        var seen: Set<String> = []
        for (index, engine) in engines.enumerated() where !seen.insert(engine.name).inserted {
            throw FieldError(
                field: object.path.appending("engines").appending(index).appending("name"),
                message: "is \"\(engine.name)\" a second time; name each engine once")
        }
    }
}

extension NamedEngine: Decodable {
    private static let fields = ["name", "command", "version", "like", "policy", "explicit", "timeLimit", "note"]

    /// Reads and checks an engine.
    package init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: Self.fields)
        _ = try object.string("note")
        let name = try object.present("name", object.string("name"), demand: "be what reports call the engine")
        if let fault = Self.fault(ofName: name) { throw object.fault("name", fault) }
        let command = try object.present(
            "command", object.string("command"), demand: "be what the shell runs to start the engine")
        self.init(name: name, command: command)
        version = try object.string("version")
        isExplicit = try object.value("explicit", as: Bool.self) ?? false
        if let text = try object.string("like") {
            guard let preset = RowPreset(named: text) else {
                throw object.fault("like", "is no toolkit; there are \(RowPreset.all.map(\.name).listed)")
            }
            self.preset = preset
        }
        if let text = try object.string("policy") {
            guard let policy = Policy(named: text) else {
                throw object.fault("policy", "is no policy; there are \(Policy.allCases.map(\.name).listed)")
            }
            if preset != nil {
                throw object.fault("policy", "stands beside \"like\", which has a policy; give one of them")
            }
            self.policy = policy
        }
        if let seconds: Double = try object.number("timeLimit") {
            guard seconds > 0, seconds <= 3_600 else {
                throw object.fault("timeLimit", "is \(seconds.shortest); it must be above 0 and at most 3600 seconds")
            }
            timeLimit = .seconds(seconds)
        }
    }
}
