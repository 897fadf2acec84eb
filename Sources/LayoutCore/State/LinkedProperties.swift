// LinkedProperties.swift: what is known of the properties of a type of views.

/// Which properties of a type of views are tied to its place, and how those that others made are brought up to date.
struct LinkedProperties {
    let indices: [Int]
    /// The `PropertyUpdates` of the type; `nil` if no property needs any.
    let updates: Any?
}
