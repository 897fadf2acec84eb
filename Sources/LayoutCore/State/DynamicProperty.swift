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

extension LinkedProperties {
    /// - Parameter properties: The properties of a view of the type.
    init<V>(of type: V.Type, _ properties: [Any]) {
        let indices = properties.indices.filter { properties[$0] is any DynamicProperty }
        let updates = indices.isEmpty ? nil : PropertyUpdates<V>()
        self.init(indices: indices, updates: updates?.isEmpty == false ? updates : nil)
    }
}

extension LayoutSession {
    /// A view or modifier whose properties are tied to its place and up to date.
    ///
    /// Reflection is slow, so which properties need it is found out once for each type.
    func readied<V>(_ view: V, in context: BuildContext) -> V {
        let type = ObjectIdentifier(V.self)
        if let known = linkedProperties[type], known.indices.isEmpty { return view }
        let properties = Mirror(reflecting: view).children.map(\.value)
        let known = linkedProperties[type] ?? LinkedProperties(of: V.self, properties)
        linkedProperties[type] = known
        var links: [ViewIdentity.Link] = []
        for index in known.indices { link(properties[index], in: context, into: &links) }
        context.identity.link(links)
        guard let updates = known.updates as? PropertyUpdates<V> else { return view }
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
