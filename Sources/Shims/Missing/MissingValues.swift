// MissingValues.swift: stores, shaders and files of Apple's other frameworks, marked so that the compiler says what to write
// instead.

/// Would read a store.
@available(
    *, unavailable, message: "SwiftData is not offered; hand the values to the view, and query in the view around it"
)
@propertyWrapper public struct Query<Result> {
    /// Nothing.
    public init() { wrappedValue = [] }
    /// Nothing.
    public init<K>(sort path: K) { wrappedValue = [] }
    /// Nothing.
    public init<F>(filter: F) { wrappedValue = [] }
    /// Nothing.
    public var wrappedValue: [Result]
}

/// Would read a store.
@available(
    *, unavailable, message: "Core Data is not offered; hand the values to the view, and fetch in the view around it"
)
@propertyWrapper public struct FetchRequest<Result> {
    /// Nothing.
    public init<D>(sortDescriptors: [D]) { wrappedValue = [] }
    /// Nothing.
    public init<E, D>(entity: E, sortDescriptors: [D]) { wrappedValue = [] }
    /// Nothing.
    public var wrappedValue: [Result]
}

/// Would be a store.
@available(
    *, unavailable,
    message: "SwiftData is not offered; hand the values to the view, and keep the store around it"
)
public struct ModelContext {}

/// Would be where a store is kept.
@available(
    *, unavailable,
    message: "SwiftData is not offered; hand the values to the view, and keep the store around it"
)
public struct ModelContainer {}

/// Would be functions of a graphics processor.
@available(*, unavailable, message: "shaders are not run; leave the effect out, which changes no frame")
public struct ShaderLibrary {}

/// Would be a function of a graphics processor.
@available(*, unavailable, message: "shaders are not run; leave the effect out, which changes no frame")
public struct Shader {}

extension View {
    /// Would change colours by a shader.
    @available(*, unavailable, message: "shaders are not run; leave the effect out, which changes no frame")
    public func colorEffect<S>(_ shader: S, isEnabled: Bool = true) -> Self { self }
    /// Would move points by a shader.
    @available(*, unavailable, message: "shaders are not run; leave the effect out, which changes no frame")
    public func distortionEffect<S>(_ shader: S, maxSampleOffset: CGSize, isEnabled: Bool = true) -> Self { self }
    /// Would draw the view by a shader.
    @available(*, unavailable, message: "shaders are not run; leave the effect out, which changes no frame")
    public func layerEffect<S>(_ shader: S, maxSampleOffset: CGSize, isEnabled: Bool = true) -> Self { self }
    /// Would hand a store down.
    @available(
        *, unavailable,
        message: "SwiftData is not offered; hand the values to the view, and keep the store around it"
    )
    public func modelContainer<C>(for container: C, inMemory: Bool = false) -> Self { self }
    /// Would let people choose pictures.
    @available(
        *, unavailable, message: "no library of pictures is offered; leave the modifier out, which changes no frame"
    )
    public func photosPicker<S>(isPresented: Binding<Bool>, selection: Binding<S>) -> Self { self }
    /// Would show a tip.
    @available(*, unavailable, message: "tips are not offered; leave the modifier out, which changes no frame")
    public func popoverTip<T>(_ tip: T) -> Self { self }
    /// Would show a film of a page of the web.
    @available(*, unavailable, message: "files are not shown; leave the modifier out, which changes no frame")
    public func quickLookPreview(_ item: Binding<URL?>) -> Self { self }
}
