// DrawingTests.swift: modifiers that draw, react, name or announce, written as for SwiftUI: the frames are those of the
// views without them.  SwiftUI's documentation says of each that it changes no layout.

import PlumbViews
import Testing
import ViewSupport

private struct Bounce: CustomAnimation {
    var duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time > duration ? nil : value.scaled(by: time / duration)
    }
}

private struct ByWindows: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y += context.velocity.dy * context.containerSize.height
    }
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
            "gestures of two": .init(
                pair: Box()
                    .gesture(SimultaneousGesture(DragGesture(), MagnificationGesture()).onChanged { _ in })
                    .gesture(SequenceGesture(LongPressGesture(), DragGesture()).onEnded { _ in })
                    .gesture(ExclusiveGesture(TapGesture(count: 2), TapGesture()).onEnded { _ in })),
            "an animation of one's own": .init(
                pair: Box().animation(Animation(Bounce(duration: 1)), value: 1)),
            "scrolling to rest": .init(
                pair: Bound { _ in
                    ScrollView { Color.red.frame(height: 100) }.scrollTargetBehavior(ByWindows())
                        .frame(width: 30, height: 10)
                }),
            "searching by tokens": .init(
                pair: Bound { bound in
                    Box().searchable(text: bound.$text, tokens: bound.$tokens) { Text("\($0.id)") }
                        .searchable(text: bound.$text, tokens: bound.$tokens, suggestedTokens: bound.$tokens) {
                            Text("\($0.id)")
                        }
                        .searchable(text: bound.$text, editableTokens: bound.$tokens) { $token in Text("\(token.id)") }
                }),
            "events": .init(
                pair: Box().onDisappear {}.task { await Task.yield() }.task(id: 1) {}.refreshable {}.onOpenURL { _ in }
                    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
                    .onReceive(NotificationCenter.default.publisher(for: .init("name"))) { _ in }),
        ]
    }

    @Test(arguments: drawing.keys.sorted()) func `what draws changes no frame`(name: String) throws {
        try #require(Self.drawing[name]).check()
    }

    @Test(arguments: reacting.keys.sorted()) func `what reacts changes no frame`(name: String) throws {
        try #require(Self.reacting[name]).check()
    }
}
