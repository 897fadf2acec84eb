// UIView.swift: what UIKit shows, for programs that put it between views.  None of it is drawn here, what is written to it has
// no effect, and a view takes the room offered, as those of UIKit do that have no size of their own.  Lengths in points.

#if os(Linux) || !canImport(UIKit)
    /// What takes events; there are none.
    open class UIResponder: NSObject {
        /// Would tell that a keyboard comes and goes; nobody posts them.
        public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification"),
            keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification"),
            keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification"),
            keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification"),
            keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
        /// What they would tell: where the keyboard is, and how long it takes.
        public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey",
            keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey",
            keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    }

    /// A part of a window.
    open class UIView: UIResponder {
        /// Where it stands in what it is part of.
        open var frame: CGRect
        /// Its own rectangle.
        open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
        /// The colour behind it, that of what can be touched in it, and its share of opacity.
        open var backgroundColor: UIColor?, tintColor: UIColor?, alpha: CGFloat = 1
        /// Whether it is left out, draws only inside its frame, or takes touches.
        open var isHidden = false, clipsToBounds = false, isUserInteractionEnabled = true
        /// Whether it is light or dark whatever is around it.
        open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
        /// What it consists of.
        open private(set) var subviews: [UIView] = []
        /// A part of a window in a frame.
        public init(frame: CGRect = .zero) { self.frame = frame }
        /// Adds a part.
        open func addSubview(_ view: UIView) { subviews.append(view) }
        /// Would place its parts anew.
        open func setNeedsLayout() {}
        /// Would place its parts anew at once.
        open func layoutIfNeeded() {}
    }

    /// How a blur looks.
    public class UIVisualEffect {}

    /// A blur of what lies behind.
    public final class UIBlurEffect: UIVisualEffect {
        /// How the blur looks.
        public enum Style: Int, Hashable, Sendable {
            /// By lightness.
            case extraLight, light, dark, regular, prominent
            /// By thickness.
            case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
            /// By thickness, on dark ground.
            case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
            /// By thickness, on light ground.
            case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        }
        /// A blur.
        public init(style: Style) {}
    }

    /// What blurs what lies behind.
    open class UIVisualEffectView: UIView {
        /// How it looks.
        open var effect: UIVisualEffect?
        /// What blurs.
        public init(effect: UIVisualEffect?) {
            self.effect = effect
            super.init()
        }
    }

    /// The window that the host lays out.
    open class UIWindow: UIView {
        /// What it shows; the host knows nothing of it.
        open var rootViewController: UIViewController?
        /// The screen that shows it.
        open var screen: UIScreen { .main }
        /// Whether typing goes to it.
        open var isKeyWindow: Bool { true }
        /// The whole window.
        open override var bounds: CGRect { UIScreen.main.bounds }
        /// The whole window.
        open override var frame: CGRect {
            get { bounds }
            set {}
        }
        /// What the device covers: the host's, leading being left.
        open var safeAreaInsets: UIEdgeInsets {
            let insets = UIScreen.main.safeAreaInsets
            return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        }
        /// The window of a frame.
        public override init(frame: CGRect) { super.init(frame: frame) }
        /// The window of a part of the program.
        public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
        /// Would bring the window to the front.
        open func makeKeyAndVisible() {}
    }

    /// What shows a part of a window.
    open class UIViewController: UIResponder {
        /// The part.
        open lazy var view: UIView! = UIView()
        /// Called when the part is there; it is not called.
        open func viewDidLoad() {}
    }

    /// What shows SwiftUI's views in a part of a window.
    open class UIHostingController<Content: View>: UIViewController {
        /// The views.
        open var rootView: Content
        /// What shows views.
        public init(rootView: Content) { self.rootView = rootView }
        /// The size that the views take of a room; nothing where they cannot be laid out.
        open func sizeThatFits(in size: CGSize) -> CGSize {
            (try? LayoutHost(rootView).layout(ProposedViewSize(size)))?.size ?? .zero
        }
    }

    /// A bar of tabs.
    public final class UITabBar: UIView {
        /// How all of them look.
        public static func appearance() -> UITabBar { UITabBar() }
        /// The colours of the bar and of what is not chosen, the bar's picture, and that of its shadow.
        public var barTintColor, unselectedItemTintColor: UIColor?, backgroundImage, shadowImage: UIImage?
        /// Whether what lies behind shines through.
        public var isTranslucent = true
    }

    /// A bar with a title.
    public final class UINavigationBar: UIView {
        /// How all of them look.
        public static func appearance() -> UINavigationBar { UINavigationBar() }
        /// The colour of the bar, and the picture of its shadow.
        public var barTintColor: UIColor?, shadowImage: UIImage?
        /// Whether what lies behind shines through, and whether titles are large.
        public var isTranslucent = true, prefersLargeTitles = true
        /// How titles look.
        public var titleTextAttributes, largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    }

    /// What scrolls.
    public class UIScrollView: UIView {
        /// How all of them look.
        public class func appearance() -> UIScrollView { UIScrollView() }
        /// Whether scrolling goes beyond the end and back, goes by pages, and shows where it is.
        public var bounces = true, isPagingEnabled = false, showsVerticalScrollIndicator = true,
            showsHorizontalScrollIndicator = true
    }

    /// A list.
    public final class UITableView: UIScrollView {
        /// How lines between rows look: there are none, or single ones.
        public enum SeparatorStyle: Int, Hashable, Sendable { case none, singleLine }
        /// How all of them look.
        public override class func appearance() -> UITableView { UITableView() }
        /// How lines between rows look, and what stands below the rows.
        public var separatorStyle = SeparatorStyle.singleLine, separatorColor: UIColor?, tableFooterView: UIView?
    }

    /// A field for several lines.
    public final class UITextView: UIScrollView {
        /// How all of them look.
        public override class func appearance() -> UITextView { UITextView() }
        /// What is in it, and whether people change it.
        public var text: String! = "", isEditable = true
    }

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
        /// The room offered; what UIKit would show in it is left out.
        public var body: some View { Color.clear.leavingOut("\(Self.self)") }
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
        /// What the part tells of itself, and the environment.
        public let coordinator: Representable.Coordinator, environment: EnvironmentValues
    }

    /// What is known where a view of UIKit's is made.
    public typealias UIViewRepresentableContext<View: UIViewRepresentable> = UIKitRepresentableContext<View>
    /// What is known where a controller is made.
    public typealias UIViewControllerRepresentableContext<Controller: UIViewControllerRepresentable> =
        UIKitRepresentableContext<Controller>
#endif
