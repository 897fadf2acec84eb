// PropertyUpdates.swift: the properties of a view that bring themselves up to date before its code runs.

#if os(Linux)
    @_spi(Reflection) internal import Swift
#endif

/// How the properties of one type of views bring themselves up to date.
struct PropertyUpdates<Owner> {
    private var steps: [(inout Owner) -> Void] = []

    /// Finds the properties that may have something to bring up to date: those that others made.
    ///
    /// - Complexity: O(properties), by reflection.
    init() {
        #if os(Linux)
            _forEachFieldWithKeyPath(of: Owner.self, options: _EachFieldOptions(rawValue: Self.skippingUnknown)) {
                _, path in
                if let type = Swift.type(of: path).valueType as? any DynamicProperty.Type {
                    steps += Self.steps(type, at: path)
                }
                return true
            }
        #endif
    }

    private static func steps<Property: DynamicProperty>(
        _ type: Property.Type, at path: PartialKeyPath<Owner>
    ) -> [(inout Owner) -> Void] {
        guard !(type is any LinkedProperty.Type) else { return [] }
        let inner = PropertyUpdates<Property>()
        if let path = path as? WritableKeyPath<Owner, Property> {
            return [
                {
                    inner.run(on: &$0[keyPath: path]); $0[keyPath: path].update()
                }
            ]
        }
        // A constant keeps its value; what it refers to may change.
        guard let path = path as? KeyPath<Owner, Property> else { return [] }
        return [
            { owner in
                var property = owner[keyPath: path]
                inner.run(on: &property)
                property.update()
            }
        ]
    }

    /// The option of reflection that leaves out fields of unknown kinds.
    private static var skippingUnknown: UInt32 { 2 }

    /// Whether there are any.
    var isEmpty: Bool { steps.isEmpty }

    /// Lets the properties bring themselves up to date, the inner ones of each before it.
    func run(on owner: inout Owner) {
        for step in steps { step(&owner) }
    }
}
