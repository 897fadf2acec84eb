// Messages.swift: what the compiler asks and is answered, as far as it matters here.  Names are the protocol's.

/// What the compiler asks: the one of its members that is there.
struct Message: Decodable {
    /// A question whose details do not matter.
    struct Question: Decodable {}

    var getCapability: Question?
    var loadPluginLibrary: Question?
    var expandAttachedMacro: AttachedMacro?
}

/// A macro that is attached to a declaration.
struct AttachedMacro: Decodable {
    struct Definition: Decodable { let typeName: String }
    struct Syntax: Decodable { let source: String }

    let macro: Definition
    let macroRole: String
    let declSyntax: Syntax
    /// The declarations around, without their members, the nearest first.
    let lexicalContext: [Syntax]?

    /// What it becomes in its role.
    var expansion: String {
        guard macro.typeName == "Entry", let entry = Entry(declSyntax.source, in: lexicalContext?.first?.source ?? "")
        else { return "" }
        return macroRole == "accessor" ? entry.accessors : entry.key
    }
}

/// What the compiler is answered: the one of its members that is there.
struct Answer: Encodable {
    struct Capability: Encodable {
        struct Version: Encodable {
            let protocolVersion: Int
            let features: [String] = []
        }

        let capability: Version
    }

    struct Library: Encodable {
        let loaded = false
        let diagnostics: [String] = []
    }

    struct Expansion: Encodable {
        let expandedSource: String
        let diagnostics: [String] = []
    }

    private var getCapabilityResult: Capability?
    private var loadPluginLibraryResult: Library?
    private var expandMacroResult: Expansion?

    static func capability(ofVersion version: Int) -> Answer {
        Answer(getCapabilityResult: Capability(capability: Capability.Version(protocolVersion: version)))
    }

    static var noLibrary: Answer { Answer(loadPluginLibraryResult: Library()) }

    static func expansion(_ source: String) -> Answer { Answer(expandMacroResult: Expansion(expandedSource: source)) }
}
