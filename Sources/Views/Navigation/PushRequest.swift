// PushRequest.swift: what views ask the navigation container around them to show in their place.

/// A view to be shown in the place of those in a navigation container, or how one is made.
struct PushRequest: ScreenRequest {
    /// What is asked for.
    enum Kind {
        /// Views are made so of values of a type; `nil` for another value.
        case maker((AnyHashable) -> AnyView?)
        /// A view is shown now, until somebody closes it.
        case view(AnyView, close: () -> Void)
    }

    /// The modifier or the view that asks.
    let name: String
    let kind: Kind

    var isSeen: Bool {
        switch kind {
        case .maker: false
        case .view: true
        }
    }
}

extension View {
    /// Has the container around make views of values so.
    func making(_ name: String, _ make: @escaping (AnyHashable) -> AnyView?) -> some View {
        requesting(EmptyView()) { _ in PushRequest(name: name, kind: .maker(make)) }
    }

    /// Has the container around show a view in the place of this one; `nil` for none.
    func pushing(_ name: String, _ view: AnyView?, close: @escaping () -> Void) -> some View {
        requesting(view == nil ? nil : EmptyView()) { _ in
            PushRequest(name: name, kind: .view(view ?? AnyView(EmptyView()), close: close))
        }
    }

    /// Shows a view for values of a type.
    public func navigationDestination<D: Hashable, V: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> V
    ) -> some View {
        making("navigationDestination") { value in (value.base as? D).map { AnyView(destination($0)) } }
    }

    /// Shows a view while a value says so.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        pushing("navigationDestination", isPresented.wrappedValue ? AnyView(destination()) : nil) {
            isPresented.wrappedValue = false
        }
    }

    /// Shows a view for an item.
    public func navigationDestination<D: Hashable, V: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> V
    ) -> some View {
        pushing("navigationDestination", item.wrappedValue.map { AnyView(destination($0)) }) {
            item.wrappedValue = nil
        }
    }
}

private enum PushingKey: EnvironmentKey { static var defaultValue: ((AnyHashable) -> Void)? { nil } }

extension EnvironmentValues {
    /// What leads to the view for a value; `nil` outside of containers that follow values.
    var pushing: ((AnyHashable) -> Void)? {
        get { self[PushingKey.self] }
        set { self[PushingKey.self] = newValue }
    }
}
