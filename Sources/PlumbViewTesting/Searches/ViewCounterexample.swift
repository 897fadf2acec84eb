// ViewCounterexample.swift: the simplest setting in which a screen breaks, its picture, and the statement that repeats
// it.

import Drawings

/// A setting in which a screen does not keep a claim.
public struct ViewCounterexample: Error, Sendable, CustomStringConvertible {
    public let claim: ViewClaim
    /// How it is broken.
    public let fault: PlacedFault
    /// The width of the screen, in points.
    public let width: Int
    /// The language, text size and direction.
    public let variant: ViewVariant
    /// The views of the screen with their frames, one a line; `>` marks those concerned.
    public let picture: String
    /// The screen as an SVG document: the views concerned in red, the room of the screen outlined by dashes.
    public let svg: String
    /// A statement for a test that fails in this way.
    public let source: String
    /// Changes to the screen that were tried: the last one repairs it, or none does.
    public internal(set) var trials: [ViewTrial] = []
    /// The least change of the screen's numbers; `nil` where none may change.
    public internal(set) var leastRepair: ScreenRepair?
    /// What has come of keeping the picture; `nil` where nobody asked for it.
    private var written: WrittenPicture?

    init(_ finding: ViewFinding, _ question: ViewQuestion) {
        claim = question.claims[finding.claim]
        (fault, width, variant) = (finding.fault, finding.width, finding.variant)
        picture = finding.plan.views.picture(of: finding.fault).joined(separator: "\n")
        svg = finding.drawing(height: question.height)
        source = ViewSource(finding, question).text
    }

    /// The file with the picture, where `PLUMB_PICTURES` named a folder.
    public var file: String? {
        guard case .file(let path) = written else { return nil }
        return path
    }

    /// The change that repairs it in every setting; `nil` where none was found.
    var repair: String? {
        guard let trial = trials.last, case .holds = trial.outcome else { return nil }
        return trial.change
    }

    /// Writes the picture into a folder.
    ///
    /// - Parameter place: What its name begins with.
    package mutating func keepPicture(in folder: PictureFolder, place: String) {
        let name = claim.source.prefix { $0 != "(" }.dropFirst()
        written = folder.write(svg, named: "\(place)-\(name)-\(width)")
    }

    /// The fault, the setting, what may repair it, the views and the statement.
    public var description: String {
        var lines = ["\(claim.source): \(fault)", "  smallest where it was found: \(width) wide, \(variant)"]
        lines += trials.map { "  \($0)" } + (leastRepair.map { ["  \($0)"] } ?? [])
        switch written {
        case .file(let path): lines.append("  picture: \(path)")
        case .failed(let reason): lines.append("  no picture: \(reason)")
        case nil: break
        }
        return (lines + [picture, source]).joined(separator: "\n")
    }
}

extension ViewFinding {
    /// The screen with the views concerned in red, as an SVG document.
    ///
    /// - Parameter height: What the screen was offered, in points; where it is open its own height takes its place.
    fileprivate func drawing(height: CGFloat?) -> String {
        let size = CGSize(
            width: CGFloat(width), height: height.flatMap { $0.isFinite ? $0 : nil } ?? plan.tree.size.height)
        let room = CGRect(origin: .zero, size: size)
        return LayoutDrawing(
            plan.tree, marks: [.frames, .names], faults: fault.views.map(\.frame), room: room, window: room
        ).document
    }
}
