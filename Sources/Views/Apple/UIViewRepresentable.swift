// UIViewRepresentable.swift: parts of UIKit's between views.  They are not made: such a view takes the room offered, as those
// of UIKit do that have no size of their own.

#if !canImport(UIKit)
    /// A part of a window that UIKit shows; here the room that it is offered.
    public protocol UIViewRepresentable: View {
        /// The type of the part.
        associatedtype UIViewType: UIView
        /// The type of what the part tells of itself.
        associatedtype Coordinator = Void
        /// What is known where it is made.
        typealias Context = UIViewRepresentableContext<Self>

        /// Makes the part; it is not called.
        func makeUIView(context: Context) -> UIViewType
        /// Changes the part; it is not called.
        func updateUIView(_ uiView: UIViewType, context: Context)
        /// Makes what it tells of itself; it is not called.
        func makeCoordinator() -> Coordinator
    }

    extension UIViewRepresentable {
        /// The room offered.
        public var body: some View { Color.clear }
    }

    extension UIViewRepresentable where Coordinator == Void {
        /// Makes nothing.
        public func makeCoordinator() {}
    }

    /// What is known where a part of a window is made.
    public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
        /// What the part tells of itself.
        public let coordinator: Representable.Coordinator
        /// The environment.
        public let environment: EnvironmentValues
    }

    /// A part of a window that a controller of UIKit shows; here the room that it is offered.
    public protocol UIViewControllerRepresentable: View {
        /// The type of the controller.
        associatedtype UIViewControllerType: UIViewController
        /// The type of what the part tells of itself.
        associatedtype Coordinator = Void
        /// What is known where it is made.
        typealias Context = UIViewControllerRepresentableContext<Self>

        /// Makes the controller; it is not called.
        func makeUIViewController(context: Context) -> UIViewControllerType
        /// Changes the controller; it is not called.
        func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
        /// Makes what it tells of itself; it is not called.
        func makeCoordinator() -> Coordinator
    }

    extension UIViewControllerRepresentable {
        /// The room offered.
        public var body: some View { Color.clear }
    }

    extension UIViewControllerRepresentable where Coordinator == Void {
        /// Makes nothing.
        public func makeCoordinator() {}
    }

    /// What is known where a controller is made.
    public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
        /// What the part tells of itself.
        public let coordinator: Representable.Coordinator
        /// The environment.
        public let environment: EnvironmentValues
    }
#endif
