// DynamicProperty.swift: properties that the host ties to a view's place.

/// A property of a view that the host ties to the view's place before it evaluates the view.
public protocol DynamicProperty {
    /// Called before the view's body is evaluated.
    mutating func update()
}

extension DynamicProperty {
    /// Nothing to bring up to date.
    public mutating func update() {}
}
