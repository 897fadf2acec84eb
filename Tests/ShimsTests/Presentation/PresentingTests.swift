// PresentingTests.swift: modifiers that show something elsewhere, or animate, written as for SwiftUI: the frames are those
// of the views without them.  SwiftUI's documentation says of each that it changes no layout.

import PlumbViews
import Testing
import ViewSupport

struct PresentingProgramTests {
    private static var presenting: [String: PlacedProgram] {
        [
            "sheet": .init(
                pair: Bound { bound in
                    Box().sheet(isPresented: bound.$isOn) {
                        Text("sheet").presentationDetents([.medium, .height(200)])
                    }
                    .sheet(item: bound.$item, onDismiss: {}) { Text("\($0.id)") }
                    .fullScreenCover(isPresented: bound.$isOn) { Text("cover") }
                    .popover(isPresented: bound.$isOn, arrowEdge: .top) { Text("popover") }
                }),
            "alert": .init(
                pair: Bound { bound in
                    Box().alert("Title", isPresented: bound.$isOn) { Button("OK", role: .cancel) {} }
                        .alert("Title", isPresented: bound.$isOn) {
                            Button("OK") {}
                        } message: {
                            Text("message")
                        }
                        .alert(isPresented: bound.$isOn) {
                            Alert(
                                title: Text("Title"), message: Text("message"),
                                primaryButton: .destructive(Text("Delete")),
                                secondaryButton: .cancel())
                        }
                        .alert(item: bound.$item) { Alert(title: Text("\($0.id)")) }
                        .confirmationDialog("Title", isPresented: bound.$isOn, titleVisibility: .visible) {
                            Button("A") {}
                        }
                        .actionSheet(isPresented: bound.$isOn) {
                            ActionSheet(title: Text("Title"), buttons: [.cancel()])
                        }
                }),
            "contextMenu": .init(
                pair: Box().contextMenu {
                    Button("Copy") {}
                    Button("Delete", role: .destructive) {}
                }),
            "toolbar": .init(
                pair: Bound { bound in
                    Box().toolbar {
                        ToolbarItem(placement: .navigationBarLeading) { Button("Back") {} }
                        if bound.isOn { ToolbarItem(placement: .principal) { Text("Title") } }
                        ToolbarItemGroup(placement: .bottomBar) {
                            Spacer()
                            Button("Add") {}
                        }
                    }
                    .toolbar { Button("Edit") {} }
                    .toolbar(.hidden, for: .navigationBar)
                    .toolbarBackground(.visible, for: .navigationBar, .tabBar)
                    .toolbarBackground(Color.red, for: .navigationBar)
                    .toolbarColorScheme(.dark, for: .navigationBar)
                }),
            "titles": .init(
                pair: Box().navigationTitle("Title").navigationBarTitleDisplayMode(.inline).navigationBarTitle(
                    "Title", displayMode: .large
                ).navigationBarItems(leading: Text("a"), trailing: Button("b") {}).navigationBarHidden(true)
                    .navigationBarBackButtonHidden().statusBar(hidden: true)),
            "searchable": .init(
                pair: Bound { bound in
                    Box().searchable(text: bound.$text).searchable(text: bound.$text, prompt: "Search").searchable(
                        text: bound.$text, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("Search")
                    ).searchSuggestions { Text("suggestion") }
                }),
            "preview modifiers": .init(
                pair: Box().previewLayout(.sizeThatFits).previewLayout(.fixed(width: 10, height: 10)).previewDevice(
                    "phone"
                )
                .previewDisplayName("name").previewInterfaceOrientation(.landscapeLeft).preferredColorScheme(.dark)),
        ]
    }

    private static var animating: [String: PlacedProgram] {
        [
            "matchedGeometryEffect": .init(
                pair: Bound { Box().matchedGeometryEffect(id: "box", in: $0.namespace, properties: .position) }),
            "transactions": .init(
                pair: Box().transaction { $0.animation = nil }.animation(.bouncy(duration: 0.3), value: 1).animation(
                    .interpolatingSpring(stiffness: 100, damping: 10), value: true)),
            "transitions": .init(
                pair: Box().transition(.modifier(active: Dimmed(), identity: Dimmed())).contentTransition(
                    .numericText()
                )
                .transition(.opacity.combined(with: .scale)).symbolEffect(.bounce.up.byLayer, value: 1)),
            "phaseAnimator": .init(
                pair: Box().phaseAnimator([false, true]) { view, phase in
                    view.opacity(phase ? 1 : 0.5)
                } animation: { _ in
                    .easeInOut
                }),
            "keyframeAnimator": .init(
                pair: Box().keyframeAnimator(initialValue: CGSize.zero) { view, size in
                    view.offset(size)
                } keyframes: { _ in
                    KeyframeTrack(\.width) {
                        LinearKeyframe(10, duration: 1)
                        SpringKeyframe(0, duration: 2, spring: .bouncy)
                    }
                    KeyframeTrack(\.height) { CubicKeyframe(10, duration: 1) }
                }),
            "geometryEffect": .init(pair: Box().modifier(Shake(animatableData: 1))),
        ]
    }

    @Test(arguments: presenting.keys.sorted()) func `what is shown elsewhere changes no frame`(name: String) throws {
        try #require(Self.presenting[name]).check()
    }

    @Test(arguments: animating.keys.sorted()) func `what animates changes no frame`(name: String) throws {
        try #require(Self.animating[name]).check()
    }
}

private struct Dimmed: ViewModifier {
    func body(content: Content) -> some View { content.opacity(0.1) }
}

private struct Shake: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi), y: 0))
    }
}
