// GalleryPictureTests.swift: the pictures in Documentation/gallery, which a person has looked at.

import Foundation
import Gallery
import Plumb
import Reports
import TestSupport
import Testing

struct GalleryPictureTests {
    private func isKept(_ tree: LayoutTree, as name: String) throws -> Bool {
        let drawing = LayoutDrawing(tree, margin: 0).document
        let file = Repository.root.appending(path: "Documentation/gallery/\(name).svg")
        return try Snapshot.kept(drawing, at: file) == drawing
    }

    @Test func `the pictures of layouts are those that were looked at`() throws {
        #expect(try isKept(LayoutHost(SignpostBoard()).layout(.unspecified), as: "signpost-board"))
        let phone = ProposedViewSize(width: 344, height: nil)
        #expect(try isKept(LayoutHost(PhotoAlbum()).layout(phone), as: "photo-grid"))
        #expect(try isKept(LayoutHost(ProgressiveComparison()).layout(.unspecified), as: "progressive-stack"))
        #expect(try isKept(LayoutHost(LeaningLabels()).layout(.unspecified), as: "leaning-labels"))
    }

    @Test func `the pictures of calendars are those that were looked at, before and after a tap`() throws {
        let byRectangle = LayoutHost(MonthCalendar())
        let tree = try byRectangle.layout(.unspecified)
        #expect(try isKept(tree, as: "month-calendar"))
        #expect(try isKept(byRectangle.tap(8, in: tree), as: "month-calendar-tapped"))
        let byCorners = LayoutHost(MonthCalendarByCorners())
        #expect(try isKept(byCorners.layout(.unspecified), as: "month-calendar-by-corners"))
    }

    @Test func `the pictures of the arrow are those that were looked at, before and after a tap`() throws {
        let host = LayoutHost(FollowingArrow())
        let tree = try host.layout(.unspecified)
        #expect(try isKept(tree, as: "following-arrow"))
        #expect(try isKept(host.tap(4, in: tree), as: "following-arrow-tapped"))
    }
}
