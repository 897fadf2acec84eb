// Box+Traits.swift: access to the rare settings of a box.

extension Box {
    /// Whether it has none of the settings below.
    package var isPlain: Bool { traits == nil }
    /// The value that it was made from, for pictures; layout ignores it.
    package var source: (any Sendable)? {
        get { traits?.source }
        set { set(newValue) { $0.source = $1 } }
    }
    /// How a stack shares its length, where it says so itself.
    package var sharing: StackSharing<Value>? {
        get { traits?.sharing }
        set { set(newValue) { $0.sharing = $1 } }
    }
    /// The greatest length of a stack whose policy may give it less than its children take.
    package var longest: Value? {
        get { traits?.longest }
        set { set(newValue) { $0.longest = $1 } }
    }
    /// The rule that shares the width of a whole grid; without one SwiftUI's rule does.
    package var columnRule: ((GridQuestion<Value>) throws -> [Value])? {
        get { traits?.columnRule }
        set { set(newValue) { $0.columnRule = $1 } }
    }
    /// Why a stack or a grid could not share its length as it says; it has gone on by SwiftUI's rule then.
    package var fault: (any Error)? {
        get { traits?.fault }
        set { set(newValue) { $0.fault = $1 } }
    }
    /// The lengths as functions, in a proof that has found them.
    package var response: (any BoxResponse<Value>)? {
        get { traits?.response }
        set { set(newValue) { $0.response = $1 } }
    }

    /// Keeps a setting.  A key path would be made anew at each call, which took more than half of a proof.
    @inline(__always)
    private func set<Trait>(_ value: Trait?, _ write: (BoxTraits<Value>, Trait?) -> Void) {
        if let traits {
            write(traits, value)
        } else if let value {
            let made = BoxTraits<Value>()
            write(made, value)
            traits = made
        }
    }
}
