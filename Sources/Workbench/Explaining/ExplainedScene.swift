// ExplainedScene.swift: everything that `plumb explain` reports of a scene: its stacks one by one, and what the program of
// the whole leaves open.  Lengths in points.

import Boxes

/// A scene laid out by the optimal engine, with the reasons for the lengths in its stacks.
public struct ExplainedScene: Sendable {
    /// One stack of the scene.
    public struct Stack: Sendable {
        /// The views from the root to the stack.
        public let path: String
        /// The row that the stack had to solve, explained.
        public let row: ExplainedRow
        /// What its children got, in points; another length than explained where they do not take what they are offered.
        public let lengths: [Double]
        /// Whether every child takes any length within its bounds that it is offered; text and the like stop short.
        public let takesWhatIsOffered: Bool
    }

    /// What the linear program of the whole scene leaves open.
    public enum Whole: Sendable {
        /// How far the frames can move, and the screen whose views are meant.
        case ambiguity(ScreenAmbiguity, Screen)
        /// Why there is nothing to say.
        case nothing(String)
    }

    public let document: SceneDocument
    /// Its stacks of two children or more, each before those inside it.
    public let stacks: [Stack]
    /// The scene as one linear program.
    public let whole: Whole

    /// Lays a scene out by the optimum and explains its stacks.
    ///
    /// - Throws: `UnmeasuredView` for a view of a kind that is no box; `RowError` where a view's answers are no lengths of a
    ///   row; `ExplanationError`; `RowProgramError`.
    public init(_ document: SceneDocument) throws {
        self.document = document
        (stacks, whole) = try document.root.perform { (try Self.stacks(document), try Self.whole(document)) }
    }

    private static func stacks(_ document: SceneDocument) throws -> [Stack] {
        try document.rows(by: .optimal).map { row in
            let document = RowDocument(id: row.id ?? row.path, axis: row.axis, row: try row.problem())
            return Stack(
                path: row.path, row: try ExplainedRow(document), lengths: row.lengths,
                takesWhatIsOffered: row.takesWhatIsOffered)
        }
    }

    private static func whole(_ document: SceneDocument) throws -> Whole {
        let screen: Screen
        do {
            screen = try Screen(document)
        } catch {
            return .nothing("the scene is no tree of ranges: \(reason("\(error)"))")
        }
        do {
            // Asked first: there is no program of a tree with very long stacks.
            guard screen.nodes.count <= ScreenAmbiguity.mostViews, let ambiguity = try ScreenProgram(screen).ambiguity()
            else {
                return .nothing("the scene has \(screen.nodes.count) views, more than \(ScreenAmbiguity.mostViews)")
            }
            return .ambiguity(ambiguity, screen)
        } catch let error as ScreenError {
            guard case .unbounded = error.reason else { throw error }
            // The stacks are explained all the same.
            return .nothing("the scene has no finite answer: \(reason("\(error)"))")
        }
    }

    /// The part before the semicolon; after it the sentence says what would be right, which solving the scene reports.
    private static func reason(_ text: String) -> Substring { text.prefix { $0 != ";" } }
}
