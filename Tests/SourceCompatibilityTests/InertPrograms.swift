// InertPrograms.swift: modifiers that draw, react, name or announce, written as for SwiftUI: the frames are those of the
// views without them.  SwiftUI's documentation says of each that it changes no layout.

import Plumb
import Testing

private struct Item: Identifiable, Hashable {
    let id: Int
}

private enum Field: Hashable { case name, password }

/// State for programs that need bindings.
private struct Bound<Content: View>: View {
    @State var isOn = false
    @State var item: Item?
    @State var text = ""
    @FocusState var isFocused: Bool
    @FocusState var field: Field?
    @Namespace var namespace
    @GestureState var drag = CGSize.zero
    let content: (Bound) -> Content

    var body: some View { content(self) }
}

struct InertProgramTests {
    private static var drawing: [String: PlacedProgram] {
        [
            "shadow": .init(
                pair: Box().shadow(radius: 4).shadow(color: .black.opacity(0.2), radius: 3, x: 0, y: 2).shadow(
                    color: .gray, radius: 5)),
            "blur": .init(pair: Box().blur(radius: 3).blur(radius: 2, opaque: true)),
            "clipShape": .init(
                pair: Box().clipShape(Circle()).clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
                    .clipShape(.rect).clipShape(.capsule).clipped().cornerRadius(4)),
            "mask": .init(
                pair: Box().mask(Circle()).mask { Text("mask") }.mask(alignment: .top) { Color.black }),
            "opacity": .init(pair: Box().opacity(0.5).blendMode(.multiply).compositingGroup().drawingGroup()),
            "colours": .init(
                pair: Box().brightness(0.1).contrast(1.2).saturation(0).grayscale(1).hueRotation(.degrees(90))
                    .colorInvert()
                    .colorMultiply(.red).luminanceToAlpha()),
            "rotationEffect": .init(
                pair: Box().rotationEffect(.degrees(45)).rotationEffect(Angle(radians: 1), anchor: .topLeading)),
            "rotation3DEffect": .init(
                pair: Box().rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)).rotation3DEffect(
                    .degrees(30), axis: (1, 0, 0), anchor: .leading, anchorZ: 2, perspective: 0.5)),
            "scaleEffect": .init(
                pair: Box().scaleEffect(1.5).scaleEffect(x: -1, y: 1).scaleEffect(
                    CGSize(width: 2, height: 2), anchor: .bottom)),
            "visualEffect": .init(
                pair: Box().visualEffect { content, proxy in
                    content.offset(x: proxy.size.width).rotationEffect(.degrees(10)).opacity(0.5)
                }
                .scrollTransition { content, phase in content.scaleEffect(phase.isIdentity ? 1 : 0.8).blur(radius: 2) }),
            "transformEffect": .init(
                pair: Box().transformEffect(CGAffineTransform(rotationAngle: 1)).projectionEffect(
                    ProjectionTransform(.identity))),
            "materials": .init(
                pair: Box().background(.ultraThinMaterial).background(
                    .regularMaterial, in: RoundedRectangle(cornerRadius: 4)
                )
                .overlay(.thinMaterial.opacity(0.5)).background(Material.thick)),
            "tint": .init(pair: Box().tint(.red).accentColor(.blue).foregroundStyle(.tint, .secondary)),
            "redacted": .init(pair: Box().redacted(reason: .placeholder).unredacted().privacySensitive()),
        ]
    }

    private static var reacting: [String: PlacedProgram] {
        [
            "disabled": .init(pair: Box().disabled(true).allowsHitTesting(false).contentShape(Rectangle())),
            "help": .init(pair: Box().help("help").help(Text("help")).onHover { _ in }.hoverEffect(.lift)),
            "accessibility": .init(
                pair: Box().accessibilityLabel("box").accessibilityLabel(Text("box")).accessibilityValue("1")
                    .accessibilityHint(
                        Text("hint")
                    ).accessibilityHidden(false).accessibilityElement(children: .combine).accessibilityAddTraits([
                        .isButton, .isSelected,
                    ]).accessibilityAddTraits(.isHeader).accessibilityIdentifier("box").accessibilityAction {}),
            "focus": .init(
                pair: Bound { Box().focused($0.$isFocused).focused($0.$field, equals: .name).focusable() }),
            "typing": .init(
                pair: Box().keyboardType(.emailAddress).autocapitalization(.none).textInputAutocapitalization(.never)
                    .disableAutocorrection(true).autocorrectionDisabled().textContentType(.password).submitLabel(.done)
                    .onSubmit {}.textSelection(.enabled)),
            "keys": .init(
                pair: Box().keyboardShortcut("s").keyboardShortcut(.defaultAction).keyboardShortcut(
                    "k", modifiers: [.command, .shift])),
            "feedback": .init(
                pair: Box().sensoryFeedback(.success, trigger: 1).sensoryFeedback(
                    .impact(weight: .light), trigger: true)),
            "gestures": .init(
                pair: Bound { bound in
                    Box().gesture(
                        DragGesture(minimumDistance: 0).updating(bound.$drag) { value, state, _ in
                            state = value.translation
                        }
                        .onChanged { print($0.location) }.onEnded { _ in }
                    )
                    .gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in }.sequenced(before: DragGesture()))
                    .simultaneousGesture(
                        MagnificationGesture().onChanged { _ in }.simultaneously(with: RotationGesture())
                    )
                    .highPriorityGesture(MagnifyGesture().onEnded { print($0.magnification) })
                    .onLongPressGesture {}
                    .onLongPressGesture(minimumDuration: 2, maximumDistance: 5) {
                    } onPressingChanged: { _ in
                    }
                }),
            "events": .init(
                pair: Box().onDisappear {}.task { await Task.yield() }.task(id: 1) {}.refreshable {}.onOpenURL { _ in }
                    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
                    .onReceive(NotificationCenter.default.publisher(for: .init("name"))) { _ in }),
        ]
    }

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

    @Test(arguments: drawing.keys.sorted()) func `what draws changes no frame`(name: String) throws {
        try #require(Self.drawing[name]).check()
    }

    @Test(arguments: reacting.keys.sorted()) func `what reacts changes no frame`(name: String) throws {
        try #require(Self.reacting[name]).check()
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
