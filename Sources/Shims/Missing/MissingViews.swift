// MissingViews.swift: views of Apple's other frameworks that programs for SwiftUI write, marked so that the compiler says what
// to write instead.  A type of the program or of another module with the same name goes before.

/// Would show a map.
@available(*, unavailable, message: "maps are not offered; write 'Color.gray' in a frame of the map's size instead")
public struct Map: View {
    /// Nothing.
    public init() {}
    /// Nothing.
    public init<P>(position: P) {}
    /// Nothing.
    public init<P, C>(position: P, @ViewBuilder content: () -> C) {}
    /// Nothing.
    public init<C>(@ViewBuilder content: () -> C) {}
    /// Nothing.
    public init<P>(initialPosition: P) {}
    /// Nothing.
    public init<P, C>(initialPosition: P, @ViewBuilder content: () -> C) {}
    /// Nothing.
    public init<R>(coordinateRegion: Binding<R>, showsUserLocation: Bool = false) {}
    /// Nothing.
    public init<R, A, C>(
        coordinateRegion: Binding<R>, showsUserLocation: Bool = false, annotationItems: [A], annotationContent: (A) -> C
    ) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Would mark a place on a map.
@available(*, unavailable, message: "maps are not offered; leave the marks out with the map")
public struct Marker: View {
    /// Nothing.
    public init<C>(_ title: String, coordinate: C) {}
    /// Nothing.
    public init<C>(_ title: String, systemImage: String, coordinate: C) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Would draw a chart.
@available(*, unavailable, message: "charts are not offered; write 'Color.gray' in a frame of the chart's size instead")
public struct Chart: View {
    /// Nothing.
    public init<C>(@ViewBuilder content: () -> C) {}
    /// Nothing.
    public init<D: RandomAccessCollection, C>(_ data: D, @ViewBuilder content: (D.Element) -> C) {}
    /// Nothing.
    public init<D: RandomAccessCollection, I, C>(
        _ data: D, id: KeyPath<D.Element, I>, @ViewBuilder content: (D.Element) -> C
    ) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Would play a film.
@available(*, unavailable, message: "films are not played; write 'Color.black' in a frame of the player's size instead")
public struct VideoPlayer: View {
    /// Nothing.
    public init<P>(player: P?) {}
    /// Nothing.
    public init<P, C>(player: P?, @ViewBuilder videoOverlay: () -> C) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Would let people choose pictures.
@available(*, unavailable, message: "no library of pictures is offered; write a 'Button' with the same label instead")
public struct PhotosPicker: View {
    /// Nothing.
    public init<S>(_ title: String, selection: Binding<S>) {}
    /// Nothing.
    public init<S, C>(selection: Binding<S>, @ViewBuilder label: () -> C) {}
    /// Nothing.
    public init<S, C>(selection: Binding<S>, maxSelectionCount: Int?, @ViewBuilder label: () -> C) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Would show a page of the web.
@available(*, unavailable, message: "pages of the web are not shown; write 'Color.white', which takes the same room")
public struct WebView: View {
    /// Nothing.
    public init(url: URL?) {}
    /// Nothing.
    public init<P>(_ page: P) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Would show a scene of sprites.
@available(*, unavailable, message: "SpriteKit is not offered; write 'Color.black', which takes the same room")
public struct SpriteView: View {
    /// Nothing.
    public init<S>(scene: S) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Would show a scene in space.
@available(*, unavailable, message: "SceneKit is not offered; write 'Color.black', which takes the same room")
public struct SceneView: View {
    /// Nothing.
    public init<S>(scene: S?) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Would show a scene in space.
@available(*, unavailable, message: "RealityKit is not offered; write 'Color.black', which takes the same room")
public struct RealityView: View {
    /// Nothing.
    public init<C>(make: (inout C) async -> Void) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Would show a body in space.
@available(*, unavailable, message: "RealityKit is not offered; write an 'Image' of the same size instead")
public struct Model3D: View {
    /// Nothing.
    public init(named name: String) {}
    /// Nothing.
    public init(url: URL) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Would show a tip.
@available(*, unavailable, message: "tips are not offered; leave the view out, as it is once the tip is dismissed")
public struct TipView: View {
    /// Nothing.
    public init<T>(_ tip: T) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Would show things to buy.
@available(*, unavailable, message: "StoreKit is not offered; write the view that people see while nothing is loaded")
public struct StoreView: View {
    /// Nothing.
    public init(ids: [String]) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Would show a thing to buy.
@available(*, unavailable, message: "StoreKit is not offered; write the view that people see while nothing is loaded")
public struct ProductView: View {
    /// Nothing.
    public init(id: String) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Would show what can be subscribed to.
@available(*, unavailable, message: "StoreKit is not offered; write the view that people see while nothing is loaded")
public struct SubscriptionStoreView: View {
    /// Nothing.
    public init(groupID: String) {}
    /// Nothing.
    public init(productIDs: [String]) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Would sign people in.
@available(*, unavailable, message: "signing in is not offered; write a 'Button' in a frame of the same size instead")
public struct SignInWithAppleButton: View {
    /// Nothing.
    public init<R, D>(onRequest: (R) -> Void, onCompletion: (D) -> Void) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Would take what was copied.
@available(*, unavailable, message: "there is nothing to paste; write a 'Button' with the same label instead")
public struct PasteButton: View {
    /// Nothing.
    public init<T>(payloadType: T.Type, onPaste: ([T]) -> Void) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}
