// FuzzSubject.swift: what `plumb fuzz --layout` can test.

import ArgumentParser
import Gallery
import LayoutCore
import PlumbTesting
import PlumbViewTesting
import Workbench

/// A rule for rows, or a layout of views.
enum FuzzSubject: ExpressibleByArgument {
    case rule(RuleEntry)
    case layout(KnownLayout)

    init?(argument: String) {
        if let rule = RuleTable.standard[argument] {
            self = .rule(rule)
        } else if let layout = KnownLayout(rawValue: argument) {
            self = .layout(layout)
        } else {
            return nil
        }
    }

    static var allValueStrings: [String] { RuleEntry.allValueStrings + KnownLayout.allCases.map(\.rawValue) }
}

/// The layouts that the command brings along: SwiftUI's row and those of the gallery.
enum KnownLayout: String, CaseIterable {
    case hstack
    case progressiveStack = "progressive-stack"
    case photoGrid = "photo-grid"
    case signpostBoard = "signpost-board"

    /// Whether the layout is a row, whose lengths can be fair.
    var isRow: Bool { self == .hstack || self == .progressiveStack }

    /// The smallest case in which the layout is wrong, if one is found.
    func counterexample(
        against policy: Policy?, children: ClosedRange<Int>, settings: TestingSettings, progress: (Int) -> Void
    ) -> LayoutCounterexample? {
        func search(
            _ layout: some Layout, _ policy: Policy?, source: String, alignment: Alignment? = nil
        ) -> LayoutCounterexample? {
            PlumbViewTesting.counterexample(
                to: layout, against: policy, alignment: alignment, source: source, children: children,
                settings: settings, progress: progress)
        }
        return switch self {
        case .hstack:
            // SwiftUI lets views reach outside that fill the height, where guides lie outside of views.
            search(HStackLayout(spacing: 0), policy ?? .equalSizes, source: "HStackLayout(spacing: 0)")
        case .progressiveStack:
            search(ProgressiveStack(), policy ?? .equalIncrements, source: "ProgressiveStack()", alignment: .center)
        case .photoGrid: search(PhotoGrid(), nil, source: "PhotoGrid()")
        case .signpostBoard: search(Signpost(), nil, source: "Signpost()")
        }
    }
}
