// UIAppearance.swift: how UIKit's bars and lists would look; without effect here.

#if os(Linux) || !canImport(UIKit)
    /// A bar of tabs.
    public final class UITabBar: UIView {
        /// How all of them look.
        public static func appearance() -> UITabBar { UITabBar() }
        /// The colours of the bar and of what is not chosen.
        public var barTintColor, unselectedItemTintColor: UIColor?
        /// Whether what lies behind shines through.
        public var isTranslucent = true
        /// The pictures of the bar and of its shadow.
        public var backgroundImage, shadowImage: UIImage?
    }

    /// A bar with a title.
    public final class UINavigationBar: UIView {
        /// How all of them look.
        public static func appearance() -> UINavigationBar { UINavigationBar() }
        /// The colour of the bar.
        public var barTintColor: UIColor?
        /// Whether what lies behind shines through, and whether titles are large.
        public var isTranslucent = true, prefersLargeTitles = true
        /// The picture of the bar's shadow.
        public var shadowImage: UIImage?
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
        /// How lines between rows look.
        public var separatorStyle = SeparatorStyle.singleLine
        /// The colour of the lines.
        public var separatorColor: UIColor?
        /// What stands below the rows.
        public var tableFooterView: UIView?
    }

    /// A field for several lines.
    public final class UITextView: UIScrollView {
        /// How all of them look.
        public override class func appearance() -> UITextView { UITextView() }
        /// What is in it.
        public var text: String! = ""
        /// Whether people change it.
        public var isEditable = true
    }
#endif
