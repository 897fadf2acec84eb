// UIViewRepresentable.swift: parts of UIKit's between views.  They are not made: such a view takes the room offered, as those
// of UIKit do that have no size of their own.

#if os(Linux) || !canImport(UIKit)
    /// A part of a window that UIKit shows; here the room that it is offered.
    public protocol UIKitRepresentable: View {
        /// The type of what the part tells of itself.
        associatedtype Coordinator = Void
        /// What is known where it is made.
        typealias Context = UIKitRepresentableContext<Self>
        /// Makes what it tells of itself; it is not called.
        func makeCoordinator() -> Coordinator
    }

    extension UIKitRepresentable {
        /// The room offered.
        public var body: some View { Color.clear }
    }

    extension UIKitRepresentable where Coordinator == Void {
        /// Makes nothing.
        public func makeCoordinator() {}
    }

    /// A view of UIKit's.
    public protocol UIViewRepresentable: UIKitRepresentable {
        /// The type of the view.
        associatedtype UIViewType: UIView
        /// Makes the view; it is not called.
        func makeUIView(context: Context) -> UIViewType
        /// Changes the view; it is not called.
        func updateUIView(_ uiView: UIViewType, context: Context)
    }

    /// What a controller of UIKit's shows.
    public protocol UIViewControllerRepresentable: UIKitRepresentable {
        /// The type of the controller.
        associatedtype UIViewControllerType: UIViewController
        /// Makes the controller; it is not called.
        func makeUIViewController(context: Context) -> UIViewControllerType
        /// Changes the controller; it is not called.
        func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    }

    /// What is known where a part of a window is made; nothing makes one.
    public struct UIKitRepresentableContext<Representable: UIKitRepresentable> {
        /// What the part tells of itself.
        public let coordinator: Representable.Coordinator
        /// The environment.
        public let environment: EnvironmentValues
    }

    /// What is known where a view of UIKit's is made.
    public typealias UIViewRepresentableContext<View: UIViewRepresentable> = UIKitRepresentableContext<View>
    /// What is known where a controller is made.
    public typealias UIViewControllerRepresentableContext<Controller: UIViewControllerRepresentable> =
        UIKitRepresentableContext<Controller>
#endif
