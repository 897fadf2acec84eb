// ModifierPrograms.swift: modifiers, written as for SwiftUI.

import PlumbViews

private struct Framed: ViewModifier {
    let color: Color
    var width: CGFloat = 1
    @State private var count = 0
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content
            .padding(4)
            .border(color, width: width)
            .overlay(alignment: .topTrailing) {
                if direction == .leftToRight { Text("\(count)") }
            }
    }
}

private struct Twice: ViewModifier {
    func body(content: Content) -> some View {
        HStack {
            content
            content
        }
    }
}

extension View {
    fileprivate func framed(_ color: Color = .red) -> some View { modifier(Framed(color: color)) }

    @ViewBuilder fileprivate func `if`<Content: View>(
        _ condition: Bool, transform: (Self) -> Content
    ) -> some View {
        if condition { transform(self) } else { self }
    }
}

struct FrameProgram: View {
    private let side: Double = 30
    private let inset: CGFloat = 3

    var body: some View {
        VStack {
            Color.red.frame(width: 10, height: 20)
            Color.red.frame(width: 10)
            Color.red.frame(height: 20, alignment: .top)
            Color.red.frame(width: nil, height: nil)
            Color.red.frame(alignment: .leading)
            Color.red.frame(width: side, height: side)
            Text("x").frame(maxWidth: .infinity)
            Text("x").frame(maxWidth: .infinity, alignment: .leading)
            Text("x").frame(
                minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
            Text("x").frame(minWidth: 10, idealWidth: 20, maxWidth: 30, minHeight: 1, idealHeight: 2, maxHeight: 3)
            Text("x").frame(idealHeight: 20)
            Text("x").frame(maxWidth: CGFloat.infinity, maxHeight: 40)
        }
        VStack {
            Text("x").padding()
            Text("x").padding(10)
            Text("x").padding(.horizontal)
            Text("x").padding(.top, 3)
            Text("x").padding([.leading, .top], 4)
            Text("x").padding([.leading, .bottom])
            Text("x").padding(.all, inset)
            Text("x").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            Text("x").padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
            Text("x").padding(.vertical, -2)
        }
        VStack {
            Text("x").offset(x: 3)
            Text("x").offset(x: 3, y: -4)
            Text("x").offset(CGSize(width: 1, height: 2))
            Text("x").offset(.zero)
            Text("x").position(x: 10, y: 20)
            Text("x").position(CGPoint(x: 10, y: 20))
            Text("x").fixedSize()
            Text("x").fixedSize(horizontal: false, vertical: true)
            Color.red.aspectRatio(16 / 9, contentMode: .fit)
            Color.red.aspectRatio(contentMode: .fill)
            Color.red.aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit)
            Color.red.aspectRatio(nil, contentMode: .fit)
            Color.red.scaledToFit()
            Color.red.scaledToFill()
            Text("x").layoutPriority(1)
        }
    }
}

struct LayerProgram: View {
    private let isOn = true

    var body: some View {
        VStack {
            Text("x").background(Color.red)
            Text("x").background(.red)
            Text("x").background(.blue, in: Circle())
            Text("x").background(Color.blue.opacity(0.2), in: RoundedRectangle(cornerRadius: 4))
            Text("x").background { Color.red }
            Text("x").background {
                if isOn { Color.red }
                Circle()
            }
            Text("x").background(alignment: .leading) { Color.green.frame(width: 2) }
            Text("x").background(alignment: .bottom, content: { Divider() })
            Text("x").background(Circle().fill(Color.red))
            Text("x").background(Circle(), alignment: .top)
            Text("x").background(Text("y"))
            Text("x").background(RoundedRectangle(cornerRadius: 5).foregroundColor(.red))
            Text("x").background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            Text("x").background(isOn ? Color.red : Color.clear)
            Text("x").background(isOn ? .red : .clear)
            Text("x").background(GeometryReader { _ in Color.clear })
            Text("x").background(.red, ignoresSafeAreaEdges: .all)
        }
        VStack {
            Text("x").overlay(Circle().stroke(Color.red, lineWidth: 2))
            Text("x").overlay(Text("y"), alignment: .topTrailing)
            Text("x").overlay(alignment: .bottom) { Divider() }
            Text("x").overlay { Color.red.opacity(0.1) }
            Text("x").overlay(Color.red.opacity(0.1))
            Text("x").overlay(.red.opacity(0.1), in: Capsule())
            Text("x").overlay(isOn ? Text("y") : nil)
            Text("x").border(Color.red)
            Text("x").border(.red, width: 2)
            Text("x").border(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        }
    }
}

struct EffectProgram: View {
    @State private var isOn = false
    private let id = "id"

    var body: some View {
        VStack {
            Text("x").foregroundColor(.secondary)
            Text("x").foregroundColor(Color(white: 0.5))
            Text("x").foregroundStyle(.foreground).tint(.red)
            Circle().foregroundColor(isOn ? .red : .blue)
            HStack { Text("x") }.foregroundStyle(.secondary).font(.title3)
            Text("x").zIndex(1)
            Text("x").opacity(isOn ? 1 : 0.5)
            Text("x").hidden()
            Text("x").clipped()
            Color.red.cornerRadius(4)
            Text("x").id(id)
            Text("x").tag(3)
            Text("x").environment(\.layoutDirection, .rightToLeft)
            HStack { Text("x") }.environment(\.font, .title).environment(\.lineLimit, 2)
            Text("x").onTapGesture { isOn.toggle() }
            Text("x").onTapGesture(count: 2) { isOn = true }
            Text("x").onTapGesture(perform: act)
        }
        .onAppear { act() }
        .onAppear(perform: act)
        VStack {
            Text("x").animation(.default, value: isOn)
            Text("x").animation(.easeInOut(duration: 0.3), value: isOn)
            Text("x").animation(.spring(), value: isOn)
            Text("x").animation(.spring(response: 0.3, dampingFraction: 0.7), value: isOn)
            Text("x").animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isOn)
            Text("x").animation(.easeIn.delay(0.1).speed(2), value: isOn)
            Text("x").animation(.interactiveSpring(), value: isOn)
            Text("x").animation(.bouncy, value: isOn)
            Text("x").animation(nil, value: isOn)
            Text("x").animation(.easeOut)
            Text("x").transition(.opacity)
            Text("x").transition(.move(edge: .leading).combined(with: .opacity))
            Text("x").transition(.asymmetric(insertion: .scale, removal: .slide))
            Text("x").transition(AnyTransition.opacity.animation(.easeInOut))
            Text("x").transition(.scale(scale: 0.5))
            Text("x").transition(.offset(x: 10, y: 0))
            Button("Toggle") {
                withAnimation { isOn.toggle() }
                withAnimation(.easeInOut(duration: 1)) {
                    isOn.toggle()
                }
                withAnimation(.spring()) { act() }
                withAnimation(nil) { act() }
            }
        }
        VStack {
            Text("x").framed()
            Text("x").framed(.blue)
            Text("x").modifier(Twice())
            Text("x").modifier(Framed(color: .red, width: 2))
            ModifiedContent(content: Text("x"), modifier: Twice())
            Text("x").if(isOn) { $0.bold() }
        }
    }

    private func act() {}
}
