// ViewStage.swift: a screen in one language, text size and direction, in any width.  Lengths in points.

/// A screen in one variant, laid out by one host as long as it does not read its width from the setting.
final class ViewStage {
    private let question: ViewQuestion
    private let variant: ViewVariant
    private let screen: (ViewSetting) -> AnyView
    private let notes = ScreenNotes()
    private var made: (host: LayoutHost, width: Int)?
    /// How often a layout was asked for.
    private(set) var layouts = 0

    init(_ question: ViewQuestion, _ variant: ViewVariant, _ screen: @escaping (ViewSetting) -> AnyView) {
        (self.question, self.variant, self.screen) = (question, variant, screen)
    }

    /// The screen laid out.
    ///
    /// - Throws: `ViewQuestionError` for a text that is not there, and for a layout that does not come to an end or to rest.
    func plan(at width: Int) throws(ViewQuestionError) -> ViewPlan {
        let room = ProposedViewSize(width: CGFloat(width), height: question.height)
        var tree = try tree(in: room, at: width)
        // A width that was read for the first time, in a closure of the screen, may be that of an earlier layout.
        if isOutdated(at: width) { tree = try self.tree(in: room, at: width) }
        return ViewPlan(tree, room: room, direction: variant.direction)
    }

    private func tree(in room: ProposedViewSize, at width: Int) throws(ViewQuestionError) -> LayoutTree {
        layouts += 1
        let host = host(at: width)
        let tree: LayoutTree
        do throws(LayoutError) {
            tree = try host.layout(room)
        } catch {
            throw .noLayout(error, width: width, variant: variant)
        }
        if let missing = notes.missing { throw missing }
        if let unrest = tree.diagnostics.first(where: \.isUnrest) {
            throw .noRest(unrest, width: width, variant: variant)
        }
        return tree
    }

    private func isOutdated(at width: Int) -> Bool { notes.readsWidth && made?.width != width }

    private func host(at width: Int) -> LayoutHost {
        if let made, !isOutdated(at: width) { return made.host }
        var environment = EnvironmentValues()
        environment.adopt(variant, question.strings)
        let setting = ViewSetting(variant: variant, points: width, strings: question.strings, notes: notes)
        let host = LayoutHost(screen(setting), environment: environment)
        made = (host, width)
        return host
    }

    /// What the row or column at a position of the last layout takes at least along its axis, in points.
    func leastLength(_ position: Int) -> (axis: Axis, length: CGFloat)? { made?.host.leastLength(at: position) }

    /// The path of the view at a position of the last layout.
    func path(_ position: Int) -> String {
        let paths = made?.host.paths() ?? []
        return paths.indices.contains(position) ? paths[position] : ""
    }
}

extension LayoutDiagnostic {
    fileprivate var isUnrest: Bool { if case .unsettled = problem { true } else { false } }
}
