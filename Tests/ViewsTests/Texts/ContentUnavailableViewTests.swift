// ContentUnavailableViewTests.swift: what stands where there is nothing to show.

import PlumbViews

var unavailablePrograms: [FramedProgram] {
    [
        // A label 8 above its description, that 12 above the actions:
        // 10 + 8 + 20 + 12 + 30 in the middle of 200.
        FramedProgram(
            "nothing to show", in: CGSize(width: 200, height: 200),
            ["label": frame(75, 60, 50, 10), "description": frame(70, 78, 60, 20), "action": frame(60, 110, 80, 30)]
        ) {
            ContentUnavailableView {
                block("label", 50, 10)
            } description: {
                block("description", 60, 20)
            } actions: {
                block("action", 80, 30)
            }
        },
        FramedProgram("nothing found", ["all": frame(0, 0, 390, 844)]) {
            ContentUnavailableView.search(text: "Mill").id("all")
        },
        FramedProgram("a picture in phases", ["a": frame(190, 417, 10, 10)]) {
            AsyncImage(url: nil, transaction: Transaction(animation: .default)) { phase in
                if phase.image == nil { block("a", 10, 10) }
            }
        },
    ]
}
