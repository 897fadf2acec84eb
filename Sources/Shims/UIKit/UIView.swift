// UIView.swift: what UIKit shows, for programs that put it between views.  None of it is drawn here, and what is written to
// it has no effect.  Lengths in points.

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
        /// The colour behind it.
        open var backgroundColor: UIColor?
        /// The colour of what can be touched in it.
        open var tintColor: UIColor?
        /// Its share of opacity.
        open var alpha: CGFloat = 1
        /// Whether it is left out, draws only inside its frame, or takes touches.
        open var isHidden = false, clipsToBounds = false, isUserInteractionEnabled = true
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
#endif
