// PaintSamples.swift: what is drawn of a view beside its frame: clips, shadows, maps of the plane and gradients.

import PlumbViews

/// Four rows of samples.
struct PaintSamples: View {
    private let rainbow = Gradient(colors: [.red, .yellow, .green, .blue, .purple, .red])

    var body: some View {
        VStack(spacing: 24) {
            clips
            turns
            gradients
            orders
        }
        .padding(24)
    }

    private var clips: some View {
        HStack(spacing: 24) {
            Color.blue.frame(width: 60, height: 60).clipShape(Circle())
            LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom)
                .frame(width: 60, height: 60)
                .clipShape(UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24))
            RoundedRectangle(cornerRadius: 12).fill(.white).frame(width: 60, height: 60).shadow(radius: 8, x: 2, y: 4)
            Text("Card").padding().background(.yellow, in: .rect(cornerRadius: 8))
                .shadow(color: .red, radius: 0, x: 4, y: 4)
        }
    }

    private var turns: some View {
        HStack(spacing: 24) {
            sample("Turned").rotationEffect(.degrees(-20)).id("turned")
            sample("Corner").rotationEffect(.degrees(30), anchor: .topLeading)
            sample("Small").scaleEffect(0.6)
            sample("Mirror").scaleEffect(x: -1)
            sample("Flip").rotation3DEffect(.degrees(60), axis: (0, 1, 0))
        }
    }

    private func sample(_ word: String) -> some View { Text(word).padding(6).background(.mint.opacity(0.5)) }

    private var gradients: some View {
        HStack(spacing: 24) {
            RadialGradient(gradient: rainbow, center: .center, startRadius: 5, endRadius: 30)
                .frame(width: 60, height: 60)
            EllipticalGradient(gradient: rainbow).frame(width: 90, height: 60)
            AngularGradient(gradient: rainbow, center: .center).frame(width: 60, height: 60).clipShape(Circle())
            ring
        }
    }

    private var ring: some View {
        Circle()
            .trim(from: 0, to: 0.7)
            .stroke(
                AngularGradient(colors: [.blue, .purple], center: .center, startAngle: .zero, endAngle: .degrees(252)),
                style: StrokeStyle(lineWidth: 10, lineCap: .round)
            )
            .rotationEffect(.degrees(-90))
            .frame(width: 50, height: 50)
    }

    private var orders: some View {
        HStack(spacing: 24) {
            Color.red.frame(width: 40, height: 40).rotationEffect(.degrees(45)).clipped()
            Color.red.frame(width: 40, height: 40).clipped().rotationEffect(.degrees(45)).shadow(radius: 5)
            Color.purple.opacity(0.5).frame(width: 40, height: 40)
                .transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.5, d: 1, tx: 0, ty: 0))
            Color.green.frame(width: 40, height: 40).blur(radius: 3)
        }
    }
}
