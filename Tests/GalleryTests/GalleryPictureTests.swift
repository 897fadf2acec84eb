// GalleryPictureTests.swift: the pictures in Documentation/gallery, which a person has looked at.

import Foundation
import Gallery
import PlumbViews
import Reports
import TestSupport
import Testing

struct GalleryPictureTests {
    private func check(_ tree: LayoutTree, _ name: String) throws {
        let drawing = LayoutDrawing(tree, margin: 0).document
        let file = Repository.root.appending(path: "Documentation/gallery/\(name).svg")
        #expect(try Snapshot.kept(drawing, at: file) == drawing)
    }

    @Test func `the pictures of layouts are those that were looked at`() throws {
        try check(LayoutHost(SignpostBoard()).layout(.unspecified), "signpost-board")
        let phone = ProposedViewSize(width: 344, height: nil)
        try check(LayoutHost(PhotoAlbum()).layout(phone), "photo-grid")
        try check(LayoutHost(ProgressiveComparison()).layout(.unspecified), "progressive-stack")
        try check(LayoutHost(LeaningLabels()).layout(.unspecified), "leaning-labels")
        try check(LayoutHost(PaintSamples()).layout(.unspecified), "paint-samples")
    }

    @Test func `the pictures of calendars are those that were looked at, before and after a tap`() throws {
        let byRectangle = LayoutHost(MonthCalendar())
        let tree = try byRectangle.layout(.unspecified)
        try check(tree, "month-calendar")
        try check(byRectangle.tap(8, in: tree), "month-calendar-tapped")
        let byCorners = LayoutHost(MonthCalendarByCorners())
        try check(byCorners.layout(.unspecified), "month-calendar-by-corners")
    }

    @Test func `the pictures of the arrow are those that were looked at, before and after a tap`() throws {
        let host = LayoutHost(FollowingArrow())
        let tree = try host.layout(.unspecified)
        try check(tree, "following-arrow")
        try check(host.tap(4, in: tree), "following-arrow-tapped")
    }
}
