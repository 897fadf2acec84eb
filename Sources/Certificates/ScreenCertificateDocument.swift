// ScreenCertificateDocument.swift: a scene with its optimal frames and what proves them.  Points, y growing down.

import Boxes
public import LinearPrograms
public import Rows

/// A scene, its program, and the point and multipliers that prove the frames.
///
/// The program's numbers are doubles; point, multipliers and frames are fractions.
public struct ScreenCertificateDocument: Sendable, Equatable {
    public var scene: SceneDocument
    /// Its program, for a checker that knows nothing of scenes.
    public var program: ProgramRecord
    /// Whether every bound of the program is moved outwards a little, since the scene's own sums of decimals contradict
    /// each other by their rounding.
    public var hasRoom: Bool
    /// What proves that they do: multipliers of the rows without room, whose sum no point meets; `nil` without room.
    public var contradiction: [Fraction]?
    /// The point and its multipliers.
    public var certificate: ProgramCertificate
    /// All views, each after the one that holds it.
    public var views: [PlacedView]

    /// A view with its frame.
    public struct PlacedView: Sendable, Equatable {
        /// Its ids, innermost first.
        public var ids: [String]
        /// The view that holds it, by index; `nil` for the root.
        public var container: Int?
        /// The columns of its offsets in its container and of its sizes: x, y, width, height.
        public var columns: [Int]
        /// Its frame in the root, in points: x, y, width, height.
        public var frame: [Fraction]
    }

    /// The certificate of a solved scene; nothing is checked.
    ///
    /// - Parameters:
    ///   - program: The scene's program.
    ///   - contradiction: What proves that the program has no point, where the certificate is that of
    ///     `program.program.loosened()`.
    ///   - certificate: One value for every column of it.
    public init(
        _ scene: SceneDocument, _ program: ScreenProgram, contradiction: [Fraction]? = nil,
        _ certificate: ProgramCertificate
    ) {
        (self.scene, self.contradiction, self.certificate) = (scene, contradiction, certificate)
        hasRoom = contradiction != nil
        self.program = ProgramRecord(hasRoom ? program.program.loosened() : program.program)
        views = program.views(at: certificate.values)
    }

    /// Checks the proof in exact arithmetic: the program is that of the scene, with room only where it has no point without,
    /// its point is optimal, and the frames are those of the point.
    ///
    /// - Throws: The first fault.
    /// - Complexity: O(columns + rows + entries) an objective.
    public func check() throws(CertificateFault) {
        let stated = try statedProgram()
        guard hasRoom == (contradiction != nil) else { throw .contradictionPresence(hasRoom: hasRoom) }
        if let contradiction, !stated.program.isContradicted(by: contradiction) { throw .needlessRoom }
        let proved = hasRoom ? stated.program.loosened() : stated.program
        if let part = program.firstDifference(from: ProgramRecord(proved)) { throw .otherProgram(part) }
        if let fault = proved.fault(in: certificate) { throw .program(fault) }
        let expected = stated.views(at: certificate.values)
        guard views.map(\.unframed) == expected.map(\.unframed) else { throw .otherViews }
        for (index, (view, other)) in zip(views, expected).enumerated() where view.frame != other.frame {
            throw .frame(view: view.ids.last ?? String(index), stated: view.frame, value: other.frame)
        }
    }

    private func statedProgram() throws(CertificateFault) -> ScreenProgram {
        do {
            return try ScreenProgram(Screen(scene))
        } catch {
            throw .noProgram("\(error)")
        }
    }
}

extension ScreenCertificateDocument.PlacedView {
    /// The view without its frame.
    fileprivate var unframed: Self {
        var view = self
        view.frame = []
        return view
    }
}

extension ScreenProgram {
    /// All views with the frames that a point of the program gives them.
    ///
    /// - Precondition: One value for every column.
    fileprivate func views(at values: [Fraction]) -> [ScreenCertificateDocument.PlacedView] {
        var views: [ScreenCertificateDocument.PlacedView] = []
        for (index, node) in screen.nodes.enumerated() {
            let columns = [
                offsets[index].horizontal, offsets[index].vertical, sizes[index].horizontal, sizes[index].vertical,
            ].map(\.index)
            var frame = columns.map { values[$0] }
            if let container = node.parent {
                for axis in 0..<2 { frame[axis] = frame[axis] + views[container].frame[axis] }
            }
            views.append(.init(ids: node.ids, container: node.parent, columns: columns, frame: frame))
        }
        return views
    }
}
