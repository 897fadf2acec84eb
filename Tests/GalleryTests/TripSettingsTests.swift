// TripSettingsTests.swift: a screen of controls on devices, in languages and text sizes.  Lengths in points.

import Foundation
import Gallery
import PlumbViews
import Reports
import TestSupport
import Testing

struct TripSettingsTests {
    private static let rows = [
        "summary", "name", "start", "means", "travellers", "reminders", "offline", "note", "budget", "spent", "route",
        "delete",
    ]
    /// Those that take the whole width of their row.
    private static let wide = [
        "name", "start", "means", "travellers", "reminders", "offline", "budget", "spent", "route",
    ]
    /// A row's insets of 20 and a card's margin of 16.
    private static let inset: CGFloat = 36

    private func frame(_ id: String, in tree: LayoutTree) throws -> CGRect { try #require(tree.frame(id: id), "\(id)") }

    @Test(arguments: TripScreen.all) func `the pictures of the settings are those that were looked at`(
        _ screen: TripScreen
    ) throws {
        let drawing = LayoutDrawing(try screen.layout(), margin: 0).document
        let file = Repository.root.appending(path: "Documentation/gallery/trip/\(screen.name).svg")
        #expect(try Snapshot.kept(drawing, at: file) == drawing)
    }

    @Test(arguments: TripScreen.all) func `the list fills what the device leaves free, and no row is wider`(
        _ screen: TripScreen
    ) throws {
        let tree = try screen.layout()
        let free = screen.device.free
        #expect(try frame("list", in: tree) == free)
        for id in Self.rows {
            let row = try frame(id, in: tree)
            #expect(row.minX >= free.minX + Self.inset && row.maxX <= free.maxX - Self.inset, "\(id)")
        }
        for id in Self.wide { #expect(try frame(id, in: tree).width == free.width - 2 * Self.inset, "\(id)") }
    }

    @Test(arguments: TripScreen.all) func `rows stand below each other in their order`(_ screen: TripScreen) throws {
        let tree = try screen.layout()
        let frames = try Self.rows.map { try frame($0, in: tree) }
        for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY <= lower.minY) }
    }

    @Test(arguments: TripScreen.all) func `where lines run the other way everything stands mirrored`(
        _ screen: TripScreen
    ) throws {
        let (left, right) = (try screen.layout(.leftToRight), try screen.layout(.rightToLeft))
        let width = screen.device.size.width
        for id in Self.rows + ["picture", "list"] {
            let (one, other) = (try frame(id, in: left), try frame(id, in: right))
            #expect(abs(one.minX - (width - other.maxX)) < 1e-9 && abs(one.width - other.width) < 1e-9, "\(id)")
            #expect(one.minY == other.minY && one.height == other.height, "\(id)")
        }
    }

    @Test(arguments: TripWords.allCases) func `the larger the text the higher the list`(_ words: TripWords) throws {
        let ends = try DynamicTypeSize.allCases.map { size in
            try frame("delete", in: TripScreen(device: .phoneSE, words: words, textSize: size).layout()).maxY
        }
        for (smaller, larger) in zip(ends, ends.dropFirst()) { #expect(smaller <= larger) }
        #expect(ends[0] < ends[ends.count - 1])
    }
}
