// ApplePrograms.swift: programs that use names of UIKit and of Core Graphics beside SwiftUI's.

import Plumb

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
        FramedProgram("a picture that is drawn of views", in: window, ["a": frame(45, 45, 10, 10)]) {
            if ImageRenderer(content: Text("a")).uiImage == nil { block("a", 10, 10) }
        },
    ]
}
