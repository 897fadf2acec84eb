// Box+Traits.swift: access to the rare settings of a box.

extension Box {
    /// Whether it has none of the settings below.
    package var isPlain: Bool { traits == nil }
    /// The value that it was made from, for pictures; layout ignores it.
    package var source: (any Sendable)? {
        get { traits?.source }
        set { set(newValue, \.source) }
    }
    /// How a stack shares its length, where it says so itself.
    package var sharing: StackSharing<Value>? {
        get { traits?.sharing }
        set { set(newValue, \.sharing) }
    }
    /// The greatest length of a stack whose policy may give it less than its children take.
    package var longest: Value? {
        get { traits?.longest }
        set { set(newValue, \.longest) }
    }
    /// The rule that shares the width of a whole grid; without one SwiftUI's rule does.
    package var columnRule: ((GridQuestion<Value>) throws -> [Value])? {
        get { traits?.columnRule }
        set { set(newValue, \.columnRule) }
    }
    /// Why a stack or a grid could not share its length as it says; it has gone on by SwiftUI's rule then.
    package var fault: (any Error)? {
        get { traits?.fault }
        set { set(newValue, \.fault) }
    }
    /// The lengths as functions, in a proof that has found them.
    package var response: (any BoxResponse<Value>)? {
        get { traits?.response }
        set { set(newValue, \.response) }
    }

    private func set<Trait>(_ value: Trait?, _ path: ReferenceWritableKeyPath<BoxTraits<Value>, Trait?>) {
        if let traits {
            traits[keyPath: path] = value
        } else if let value {
            let made = BoxTraits<Value>()
            made[keyPath: path] = value
            traits = made
        }
    }
}
