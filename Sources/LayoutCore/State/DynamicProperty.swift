// DynamicProperty.swift: properties that the host ties to a place: how @State and @Environment reach a view.

/// A property of a view that the host ties to the view's place before it evaluates the view.
public protocol DynamicProperty {
    /// Called before the view's body is evaluated, after the properties inside are tied to their places.
    mutating func update()
}

extension DynamicProperty {
    /// Nothing to bring up to date.
    public mutating func update() {}
}

/// A property that is tied to a view's place.
protocol LinkedProperty: DynamicProperty {
    /// Makes the link between the property and its place; called once in each update, run before the view's code runs.
    ///
    /// - Parameter cell: The property's number among the view's.
    func link(in context: BuildContext, cell: Int) -> ViewIdentity.Link
}

extension LayoutSession {
    /// Ties the properties of a view or modifier to its place.
    ///
    /// Reflection is slow, so which properties need it is found out once for each type.
    private func linkProperties<V>(of view: V, in context: BuildContext) {
        let type = ObjectIdentifier(V.self)
        if let indices = propertyIndices[type], indices.isEmpty { return }
        let properties = Mirror(reflecting: view).children.map(\.value)
        let indices = propertyIndices[type] ?? properties.indices.filter { properties[$0] is any DynamicProperty }
        propertyIndices[type] = indices
        var links: [ViewIdentity.Link] = []
        for index in indices { link(properties[index], in: context, into: &links) }
        context.identity.link(links)
    }

    /// A view or modifier whose properties are tied to its place and up to date.
    func readied<V>(_ view: V, in context: BuildContext) -> V {
        linkProperties(of: view, in: context)
        let type = ObjectIdentifier(V.self)
        guard propertyIndices[type]?.isEmpty == false else { return view }
        let updates = propertyUpdates[type] as? PropertyUpdates<V> ?? PropertyUpdates<V>()
        propertyUpdates[type] = updates
        if updates.isEmpty { return view }
        var view = view
        updates.run(on: &view)
        return view
    }

    /// Ties a property and, when it is made of others, these.
    private func link(_ property: Any, in context: BuildContext, into links: inout [ViewIdentity.Link]) {
        if let property = property as? any LinkedProperty {
            links.append(property.link(in: context, cell: links.count))
        } else if property is any DynamicProperty {
            for part in Mirror(reflecting: property).children { link(part.value, in: context, into: &links) }
        }
    }
}
