// AsyncImageTests.swift: pictures by name, whose sizes are in the environment, and pictures that would be loaded.

import PlumbViews

private let window = CGSize(width: 200, height: 100)
private let sizes = ["photo": CGSize(width: 80, height: 40)]

var imagePrograms: [FramedProgram] {
    [
        FramedProgram("a picture in its size", in: window, ["a": frame(60, 30, 80, 40)]) {
            Image("photo").renderingMode(.template).id("a").environment(\.imageSizes, sizes)
        },
        FramedProgram("a picture that fits", in: window, ["a": frame(25, 12.5, 150, 75)]) {
            Image("photo").resizable().id("a").scaledToFit().frame(width: 150, height: 90).environment(
                \.imageSizes, sizes)
        },
        FramedProgram("a picture that fills", in: window, ["a": frame(0, 0, 200, 100)]) {
            Image(decorative: "photo").resizable().id("a").scaledToFill().frame(width: 150, height: 100)
                .environment(\.imageSizes, sizes)
        },
        FramedProgram("an unknown picture", in: window, ["a": frame(100, 50, 0, 0)]) { Image("nobody").id("a") },
        // A symbol is 1.25 by 1.1 em; a large one 1.28 times that, a circle of 25.6 points beside one of 20.
        FramedProgram("a large symbol", in: window, ["a": frame(84, 35.92, 32, 28.16)]) {
            Image(systemName: "circle").font(.system(size: 20)).imageScale(.large).symbolRenderingMode(.hierarchical)
                .id("a")
        },
        FramedProgram("a placeholder", in: window, ["a": frame(90, 40, 20, 20), "b": frame(0, 90, 200, 10)]) {
            ZStack(alignment: .bottom) {
                AsyncImage(url: URL(string: "https://example.com/a.png")) { image in
                    image.resizable()
                } placeholder: {
                    ProgressView().id("a").frame(maxHeight: .infinity)
                }
                AsyncImage(url: nil).id("b").frame(height: 10)
            }
        },
    ]
}
