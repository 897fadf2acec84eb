// T2ilesTests.swift: layouts of the app's views, of which not a line is edited.  Lengths in points.

import PlumbViewTesting
import SwiftUI
import Testing

@testable import T2iles

@MainActor struct T2ilesTests {
    private var matrix: TileMatrix<IdentifiedTile> {
        var matrix = TileMatrix<IdentifiedTile>(size: 4)
        for (position, value) in [2, 16, 128, 1_024].enumerated() {
            matrix.add(IdentifiedTile(id: position, value: value), to: (position, 3 - position))
        }
        return matrix
    }

    @Test func `a board of four tiles`() throws {
        try assertLayout(
            of: TileBoardView(matrix: matrix, tileEdge: .top, tileBoardSize: 4), on: [.iPhoneSE, .iPhone15, .iPadAir])
    }

    @Test func `the settings`() throws { try assertLayout(of: SettingsView(), on: [.iPhone15, .iPadAir]) }

    /// Two tiles stand at places that the game chooses by chance.
    @Test(arguments: [Device.iPhoneSE, .iPhone15, .iPadAir]) func `the game`(device: Device) throws {
        let tree = try device.layout(CompositeView(board: GameLogic(size: 4)))
        let tiles = tree.findAll(TileView.self)
        #expect(tiles.count == 4 * 4 + 2)
        #expect(tree.elements.compactMap(\.text).filter { ["2", "4"].contains($0) }.count == 2)
        // TileBoardView: a square of nine tenths of the shorter side, and spaces of 8 on 300 points around four tiles.
        let board = try tree.find(TileBoardView.self).frame
        let side = 0.9 * min(board.width, board.height)
        let tile = side / 4 - side / 300 * 8 * 5 / 4
        for view in tiles {
            #expect(abs(view.frame.width - tile) < 0.01 && abs(view.frame.height - tile) < 0.01)
        }
    }
}
