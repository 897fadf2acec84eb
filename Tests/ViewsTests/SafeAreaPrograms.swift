// SafeAreaPrograms.swift: an iPhone whose camera covers 47 points and whose lower corners cover 34.

import PlumbViews

private let phone = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

private struct InsetReader: View {
    var body: some View {
        GeometryReader { proxy in
            block("a", proxy.safeAreaInsets.top, proxy.safeAreaInsets.bottom)
        }
    }
}

var safeAreaPrograms: [FramedProgram] {
    [
        FramedProgram(
            "the system's distance from edges", in: CGSize(width: 100, height: 100), ["a": frame(16, 16, 68, 84)]
        ) {
            block("a").scenePadding(.horizontal).scenePadding(.automatic, edges: .top)
        },
        FramedProgram("what is free", insets: phone, ["a": frame(0, 47, 390, 763)]) { block("a") },
        FramedProgram(
            "a ground on the whole screen", insets: phone, ["a": frame(0, 0, 390, 844), "b": frame(0, 47, 390, 763)]
        ) {
            ZStack {
                Color.blue.id("a").ignoresSafeArea()
                block("b")
            }
        },
        FramedProgram("a ground up to the upper edge", insets: phone, ["a": frame(0, 0, 390, 810)]) {
            Color.blue.id("a").edgesIgnoringSafeArea(.top)
        },
        FramedProgram("the keyboard is never there", insets: phone, ["a": frame(0, 47, 390, 763)]) {
            Color.blue.id("a").ignoresSafeArea(.keyboard, edges: .bottom)
        },
        FramedProgram("a view that reaches no edge", insets: phone, ["a": frame(145, 378.5, 100, 100)]) {
            block("a", 100, 100).ignoresSafeArea()
        },
        FramedProgram(
            "a bar of one's own", insets: phone, ["a": frame(0, 47, 390, 713), "bar": frame(0, 760, 390, 50)]
        ) {
            block("a").safeAreaInset(edge: .bottom) { block("bar", nil, 50) }
        },
        FramedProgram(
            "a ground beneath a bar of one's own",
            ["a": frame(0, 0, 390, 844), "bar": frame(0, 0, 100, 40), "b": frame(0, 50, 390, 794)]
        ) {
            ZStack {
                Color.blue.id("a").ignoresSafeArea()
                block("b")
            }
            .safeAreaInset(edge: .top, alignment: .leading, spacing: 10) { block("bar", 100, 40) }
        },
        FramedProgram("room that one takes", insets: phone, ["a": frame(20, 47, 350, 763)]) {
            block("a").safeAreaPadding(.horizontal, 20)
        },
        FramedProgram("how much is covered", insets: phone, ["a": frame(0, 47, 47, 34)]) { InsetReader() },
    ]
}
