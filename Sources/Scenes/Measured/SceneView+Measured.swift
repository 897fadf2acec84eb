// SceneView+Measured.swift: scenes as trees that are laid out in any arithmetic.  Lengths in points.

package import Boxes
package import Rows

/// A view of a scene that is laid out as a view only.
package struct UnmeasuredView: Error, Equatable, CustomStringConvertible {
    /// The kind of view.
    package let kind: String
    /// The view's name in the scene, if it has one.
    package let id: String?

    /// A view of a kind, with its name.
    package init(kind: String, id: String?) { (self.kind, self.id) = (kind, id) }

    /// What is wrong.
    package var description: String {
        "a view of kind \(kind)\(id.map { " (\"\($0)\")" } ?? "") is not linear in what it is offered, as far as is known here"
    }
}

extension SceneView {
    /// The view with all inside it, for one run.
    ///
    /// - Parameter stack: The direction of the stack that the view stands in, if it does.
    /// - Throws: `UnmeasuredView` for a view of a kind that is laid out as a view only.
    @_specialize(where Value == Double)
    @_specialize(where Value == LinearForm)
    @_specialize(where Value == Fraction)
    package func measured<Value: Number>(
        in run: SceneRun<Value>, within stack: Axis? = nil
    ) throws(UnmeasuredView) -> Box<Value> {
        guard let view = try box(in: run, within: stack) else { throw UnmeasuredView(kind: kind.name, id: id) }
        // A stack of one view is that view, which has a name and paint of its own.
        view.setKind(kind.name)
        let isShown = run.keepsViews && (view.source == nil || fill != nil || stroke != nil)
        let hasRoom =
            (id == nil || view.id == nil) && (!isShown || view.source == nil) && (role == nil || view.role == nil)
        let named = hasRoom ? view : Box<Value>(.wrapped, around: view)
        if !hasRoom { named.kind = kind.name }
        if let id { named.id = id }
        if isShown { named.source = self }
        if let role { named.role = role }
        return named
    }

    @inline(__always)
    private func box<Value: Number>(
        in run: SceneRun<Value>, within stack: Axis?
    ) throws(UnmeasuredView) -> Box<Value>? {
        guard let run = run as? SceneRun<Double> else { return try kind.measured(children, within: stack, in: run) }
        return try kind.measuredInDoubles(children, within: stack, in: run) as? Box<Value>
    }
}

extension SceneDocument {
    /// The scene with all its views, for one run.
    ///
    /// - Throws: `UnmeasuredView` for a view of a kind that is laid out as a view only, `VaryingTextInPixels` for a text
    ///   whose size varies where sizes are rounded.
    package func measured<Value: Number>(in run: SceneRun<Value>) throws -> Box<Value> {
        var run = run
        run.displayScale = displayScale
        let view = try root.measured(in: run)
        if view.hasTexts { try view.show(at: displayScale) }
        return view
    }
}

extension Box {
    /// Rounds the texts inside to the pixels of a display: so many in a point.
    ///
    /// - Throws: `VaryingTextInPixels` for a text whose size varies where sizes are rounded.
    package func show(at scale: Double) throws(VaryingTextInPixels) {
        if case .text(let text) = content {
            guard text.size.known != nil || scale == .infinity else {
                throw VaryingTextInPixels(displayScale: scale, id: id)
            }
            text.show(at: scale)
        }
        for child in children where child.hasTexts { try child.show(at: scale) }
    }
}

extension [SceneView] {
    /// The views for one run.
    func measured<Value: Number>(
        in run: SceneRun<Value>, within stack: Axis?
    ) throws(UnmeasuredView) -> [Box<Value>] {
        var views: [Box<Value>] = []
        views.reserveCapacity(count)
        // By their places: a view on its own would be a copy.
        for index in indices { views.append(try self[index].measured(in: run, within: stack)) }
        return views
    }

    /// The one view inside; reading has seen that there is one.
    func onlyMeasured<Value: Number>(
        in run: SceneRun<Value>, within stack: Axis?
    ) throws(UnmeasuredView) -> Box<Value> {
        precondition(count == 1, "\(count) views where one was read")
        return try self[0].measured(in: run, within: stack)
    }
}
