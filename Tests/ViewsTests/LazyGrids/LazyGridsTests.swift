// LazyGridsTests.swift: lazy grids.

import PlumbViews

private let window = CGSize(width: 200, height: 100)

var lazyGridPrograms: [FramedProgram] {
    [
        // objc.io, "SwiftUI's Grid Views" (2020), example 1: 122 points are left beside the fixed column, two of 57 fit.
        FramedProgram(
            "fixed and adaptive columns", in: window,
            ["a": frame(0, 45, 70, 10), "b": frame(78, 45, 57, 10), "c": frame(143, 45, 57, 10)]
        ) {
            LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
                block("a", nil, 10)
                block("b", nil, 10)
                block("c", nil, 10)
            }
        },
        FramedProgram(
            "flexible columns without gaps", in: CGSize(width: 300, height: 40),
            ["a": frame(0, 0, 100, 15), "c": frame(200, 0, 100, 15), "d": frame(0, 25, 100, 15)]
        ) {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 3), spacing: 10) {
                ForEach(["a", "b", "c", "d"], id: \.self) { block($0, nil, 15) }
            }
        },
        FramedProgram(
            "a flexible column with a maximum", in: CGSize(width: 208, height: 10),
            ["a": frame(0, 0, 50, 10), "b": frame(58, 0, 150, 10)]
        ) {
            LazyVGrid(columns: [GridItem(.flexible(maximum: 50)), GridItem()]) {
                block("a", nil, 10)
                block("b", nil, 10)
            }
        },
        // 3 columns of at least 80 and two gaps of 10 fit into 320, a fourth would need 350.
        FramedProgram(
            "adaptive columns", in: CGSize(width: 320, height: 48),
            ["a": frame(0, 0, 100, 20), "c": frame(220, 0, 100, 20), "d": frame(0, 28, 100, 20)]
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 10)], alignment: .leading) {
                ForEach(["a", "b", "c", "d"], id: \.self) { block($0, nil, 20) }
            }
        },
        FramedProgram(
            "cells align their views", in: CGSize(width: 200, height: 40),
            ["a": frame(0, 0, 20, 40), "b": frame(180, 30, 20, 10), "c": frame(40, 15, 20, 10)]
        ) {
            LazyVGrid(columns: [
                GridItem(.fixed(20), spacing: 0), GridItem(.fixed(60), spacing: 0),
                GridItem(.fixed(120), alignment: .bottomTrailing),
            ]) {
                block("a", 20, 40)
                block("c", 20, 10)
                block("b", 20, 10)
            }
        },
        FramedProgram(
            "rows of a horizontal grid", in: CGSize(width: 88, height: 78),
            ["a": frame(0, 0, 20, 30), "b": frame(0, 38, 20, 40), "c": frame(28, 0, 60, 30)]
        ) {
            LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(40))]) {
                block("a", 20)
                block("b", 20)
                block("c", 60)
            }
        },
        FramedProgram(
            "sections of a lazy grid", in: CGSize(width: 108, height: 64),
            ["head": frame(0, 0, 108, 20), "a": frame(0, 28, 50, 10), "b": frame(0, 46, 50, 10)]
        ) {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], pinnedViews: [.sectionHeaders]) {
                Section(header: block("head", nil, 20)) { block("a", nil, 10) }
                Section { block("b", nil, 10) }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        },
    ]
}
