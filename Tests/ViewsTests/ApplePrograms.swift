// ApplePrograms.swift: programs that use names of UIKit and of Core Graphics beside SwiftUI's.

import PlumbViews

/// A shape some of whose corners are round.
struct RoundedCorners: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}

/// A view as high as what the system covers at the top.
struct CoveredTop: View {
    private let top = UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0
    private var sides: UIEdgeInsets {
        (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.keyWindow?.safeAreaInsets ?? .zero
    }

    var body: some View {
        Color.blue.frame(width: 10 + sides.left, height: UIApplication.shared.windows.first?.safeAreaInsets.top ?? top)
            .id("a")
    }
}

/// What UIKit blurs, and what it tells of itself.
struct Blur: UIViewRepresentable {
    var style = UIBlurEffect.Style.systemThinMaterial

    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
    func updateUIView(_ view: UIVisualEffectView, context: Context) {}
}

struct Page: UIViewControllerRepresentable {
    final class Coordinator: NSObject {
        let page: Page
        init(_ page: Page) { self.page = page }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: UIViewControllerRepresentableContext<Page>) -> UIHostingController<Text> {
        UIHostingController(rootView: Text("page"))
    }
    func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {}
}

/// What programs have beside their views.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIHostingController(rootView: Blur())
        self.window = window
        window.makeKeyAndVisible()
    }
}

final class ProgramDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
}

struct DelegatedApp: App {
    @UIApplicationDelegateAdaptor(ProgramDelegate.self) var delegate

    init() {
        UITabBar.appearance().isHidden = true
        UITableView.appearance().backgroundColor = .clear
        UIScrollView.appearance().bounces = false
    }

    var body: some Scene { WindowGroup { Blur() } }
}

/// Tiles that would change places.
private struct TileDrop: DropDelegate {
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
    func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
}

/// Names with the module's before them, and what tells of keyboards.
struct Qualified<Content: SwiftUI.View>: SwiftUI.View {
    @SwiftUI.State private var isShown = false
    @SwiftUI.ViewBuilder let content: () -> Content
    private let shows = NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)

    var body: some SwiftUI.View {
        SwiftUI.VStack(alignment: SwiftUI.HorizontalAlignment.leading, spacing: 0) {
            content()
            SwiftUI.Label("Label", systemImage: "star").labelStyle(.iconOnly).hidden()
            if isShown { SwiftUI.Text("Shown") }
        }
        .onReceive(shows) { _ in isShown = true }
        .gesture(isShown ? TapGesture() : nil)
    }
}

var applePrograms: [FramedProgram] {
    let window = CGSize(width: 100, height: 100)
    return [
        // Free are 47 to 810, of which 47 in the middle.
        FramedProgram(
            "insets of a window", insets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0),
            ["a": frame(190, 405, 10, 47)]
        ) { CoveredTop() },
        FramedProgram("a picture of UIKit", in: window, ["a": frame(35, 40, 30, 20), "none": frame(50, 60, 0, 0)]) {
            VStack(spacing: 0) {
                if let picture = UIImage(named: "photo") { Image(uiImage: picture).id("a") }
                Image(uiImage: UIImage()).id("none")
            }
            .environment(\.imageSizes, ["photo": CGSize(width: 30, height: 20)])
        },
        FramedProgram("round corners", in: window, ["a": frame(30, 45, 40, 10)]) {
            block("a", 40, 10).clipShape(RoundedCorners(radius: 4, corners: [.topLeft, .topRight]))
                .background(RoundedCorners(corners: .bottomLeft).fill(.red))
        },
        // The window begins at 60 and its second view 30 further right.
        FramedProgram(
            "coordinates of what scrolls", in: CGSize(width: 200, height: 100), ["a": frame(90, 45, 30, 10)]
        ) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 30, height: 10)
                    GeometryReader { proxy in
                        block("a", proxy.frame(in: .scrollView(axis: .horizontal)).minX, 10)
                            .offset(x: proxy.bounds(of: .scrollView) == nil ? 100 : 0)
                    }
                    .frame(width: 40, height: 10)
                }
            }
            .frame(width: 100)
            .padding(.leading, 20)
        },
        // What UIKit shows has no size of its own.
        FramedProgram(
            "parts of UIKit's take the room offered", in: window,
            ["blur": frame(0, 0, 100, 70), "page": frame(0, 70, 100, 20), "a": frame(45, 90, 10, 10)]
        ) {
            VStack(spacing: 0) {
                Blur().id("blur")
                Page().frame(height: 20).id("page")
                block("a", 10, 10)
            }
        },
        FramedProgram("names with the module's", in: window, ["a": frame(40, 35, 20, 30)]) {
            Color.clear.overlay {
                Qualified { block("a", 20, 30) }.frame(width: 20, height: 30, alignment: .topLeading)
            }
        },
        FramedProgram("a size that a controller asks for", in: window, ["a": frame(40, 35, 20, 30)]) {
            let size = UIHostingController(rootView: Color.red.frame(width: 20, height: 30)).sizeThatFits(in: .zero)
            block("a", size.width, size.height)
        },
        FramedProgram("what would be dragged", in: window, ["a": frame(40, 45, 20, 10)]) {
            block("a", 20, 10).onDrag { NSItemProvider(object: "a") }
                .onDrop(of: [.text, .url], delegate: TileDrop())
                .onDrop(of: ["public.text"], isTargeted: nil) { providers in providers.isEmpty }
        },
        FramedProgram("what grows with text, for UIKit", in: window, ["a": frame(42, 45, 16, 10)]) {
            block("a", UIFontMetrics.default.scaledValue(for: 16), 10)
        },
        FramedProgram("a picture that is drawn of views", in: window, ["a": frame(45, 45, 10, 10)]) {
            if ImageRenderer(content: Text("a")).uiImage == nil { block("a", 10, 10) }
        },
    ]
}
