// ModularRun.swift: a scene asked part by part: each view for what it is offered, how long it is, and what room it has.
// Lengths in points, exact.
//
// Nothing is laid out that a question does not hang on.  What a part is offered is looked up, as its lengths are; both are
// functions that were found by running the same lines, so that at every point all of it has the values of the plain layout.

package import Boxes
package import Families
package import Fractions
package import Rows

/// A scene in one run over some numbers.
package final class ModularRun<Value: Number> where Value.Scalar == Fraction {
    // The scene keeps runs for others to use.
    private unowned let scene: ModularScene
    /// The views, each before those inside it.
    let boxes: [Box<Value>]
    /// A number for each parameter.
    let point: [Value]
    private let proposal: PerAxis<Value?>
    private var known: [ModularSubject.Asked: Value?] = [:]
    /// What is being found, and so not looked up.
    private var sought: ModularSubject.Asked?

    /// A run of a scene at a point: a number for each parameter.  The scene has to outlive it.
    ///
    /// - Throws: What making the boxes throws.
    package init(_ scene: ModularScene, at point: [Value]) throws {
        let names = Dictionary(zip(scene.layout.parameters.map(\.name), point)) { first, _ in first }
        let (run, root) = try scene.layout.box(at: names, keepsViews: true)
        var boxes: [Box<Value>] = []
        func take(_ box: Box<Value>) {
            boxes.append(box)
            for child in box.children { take(child) }
        }
        take(root)
        (self.scene, self.boxes, self.point) = (scene, boxes, point)
        proposal = PerAxis { axis in scene.layout.family.proposal[axis].map(run.length) }
        for (index, box) in boxes.enumerated() {
            box.asksAlongAxes = true
            guard scene.views[index].isPart else { continue }
            box.response = PartResponse(scene: scene, view: index, point: point)
        }
    }

    /// How many views there are.
    package var viewCount: Int { boxes.count }

    /// Forgets all answers, or those of a view where no other was asked, for another run at the same forms.
    package func forget(inside view: Int = 0) {
        boxes[view].forget()
        known = [:]
    }

    /// Finds the offer to a view at its place, or its room, for other components.
    func finding<J: Judge<Value>>(
        _ asked: ModularSubject.Asked, judge: inout J
    ) throws(J.Failure) -> Value? {
        sought = asked
        defer { sought = nil }
        return try value(of: asked, judge: &judge)
    }

    /// Finds the length of a view under an offer, for other components.
    func findingLength<J: Judge<Value>>(
        of view: Int, along axis: Axis, for offer: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> Value {
        let response = boxes[view].response
        boxes[view].response = nil
        defer { boxes[view].response = response }
        return try boxes[view].length(along: axis, for: offer, judge: &judge)
    }

    /// What a view is offered where it stands, or the room that it has; `nil` where that is open, or has no end.
    func value<J: Judge<Value>>(
        of asked: ModularSubject.Asked, judge: inout J
    ) throws(J.Failure) -> Value? {
        if let value = known[asked] { return value }
        let view = scene.views[asked.view]
        var value: Value?
        if asked != sought, view.isPart, view.parent != nil, let function = scene.function(of: .asked(asked)) {
            value = function.value(at: point, judge: &judge)
        } else if let parent = view.parent {
            value = try self.value(of: asked, in: boxes[parent], parent, at: view.place, judge: &judge)
        } else {
            value = proposal[asked.axis]
        }
        if asked.what == .room, value?.isInfinite ?? false { value = nil }
        known[asked] = .some(value)
        return value
    }

    private func value<J: Judge<Value>>(
        of asked: ModularSubject.Asked, in box: Box<Value>, _ parent: Int, at place: Int, judge: inout J
    ) throws(J.Failure) -> Value? {
        func offered(_ axis: Axis, _ judge: inout J) throws(J.Failure) -> Value? {
            try self.value(of: .init(what: .offer, view: parent, axis: axis), judge: &judge)
        }
        guard asked.what == .room else {
            return try box.offer(to: place, along: asked.axis, offered, judge: &judge)
        }
        func room(_ axis: Axis, _ judge: inout J) throws(J.Failure) -> Value? {
            try self.value(of: .init(what: .room, view: parent, axis: axis), judge: &judge)
        }
        return try box.room(of: place, along: asked.axis, around: room, offered, judge: &judge)
    }

    /// What a view is offered where it stands.
    package func offer<J: Judge<Value>>(
        to view: Int, judge: inout J
    ) throws(J.Failure) -> PerAxis<Value?> {
        try PerAxis { axis throws(J.Failure) in
            try value(of: .init(what: .offer, view: view, axis: axis), judge: &judge)
        }
    }

    /// How long a view is where it stands.
    ///
    /// - Throws: `EndlessView` for one without an end.
    package func length<J: Judge<Value>>(of view: Int, along axis: Axis, judge: inout J) throws -> Value {
        func offered(_ axis: Axis, _ judge: inout J) throws(J.Failure) -> Value? {
            try value(of: .init(what: .offer, view: view, axis: axis), judge: &judge)
        }
        let length = try boxes[view].length(along: axis, offered, judge: &judge)
        if length.isInfinite { throw EndlessView(name: scene.views[view].words) }
        return length
    }

    /// A view as a measure sees it that looks at nothing around.
    package func alone<J: Judge<Value>>(_ view: Int, judge: inout J) throws -> PlacedLayout<Value> {
        let box = boxes[view]
        let size = try PerAxis { axis in try length(of: view, along: axis, judge: &judge) }
        var alone = PlacedLayout<Value>.View(
            id: box.id, left: 0, right: size.horizontal, top: 0, bottom: size.vertical, container: nil)
        try alone.tell(of: box, offered: offer(to: view, judge: &judge), judge: &judge)
        return PlacedLayout([alone])
    }

    /// Where a view begins, from where a view around it does.
    package func origin<J: Judge<Value>>(
        of view: Int, in ancestor: Int, along axis: Axis, judge: inout J
    ) throws -> Value {
        var (origin, view): (Value, Int) = (0, view)
        while view != ancestor, let parent = scene.views[view].parent {
            let places = try boxes[parent].places(for: try offer(to: parent, judge: &judge), judge: &judge)
            origin = origin + places[scene.views[view].place].origin[axis]
            view = parent
        }
        return origin
    }
}

/// The lengths of a part of a scene, looked up in one run.
private struct PartResponse<Value: Number>: BoxResponse where Value.Scalar == Fraction {
    unowned let scene: ModularScene
    let view: Int
    let point: [Value]

    func exports(_ guide: GuideKey) -> Bool { scene.views[view].exports.contains(guide) }

    func length<J: Judge<Value>>(
        along axis: Axis, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> Value? {
        try J.rethrowing { try compiledLength(along: axis, for: proposal, judge: &judge) }
    }

    /// The length, compiled for proofs.
    @_specialize(where Value == LinearForm, J == FormJudge)
    @inline(never)
    private func compiledLength<J: Judge<Value>>(
        along axis: Axis, for proposal: PerAxis<Value?>, judge: inout J
    ) throws -> Value? {
        var proposal = proposal
        if scene.views[view].isText, let height = proposal.vertical {
            // A height limits the lines of a text that is higher, and says nothing to others.
            proposal.vertical = nil
            guard let free = try length(along: .vertical, for: proposal, judge: &judge), !judge.isLess(height, free)
            else { return nil }
        }
        let isSeparable = scene.views[view].isSeparable
        let modes = PerAxis { ModularSubject.Mode(of: proposal[$0], isAsked: $0 == axis || !isSeparable) }
        guard let response = scene.response(of: view, along: axis, modes) else { return nil }
        var variables: [Value] = []
        for side in Axis.allCases where modes[side] == .finite {
            guard let offer = proposal[side] else { return nil }
            // Beyond what was explored the part itself answers.
            if judge.isLess(offer, 0) || judge.isLess(Value(scene.longest), offer) { return nil }
            variables.append(offer)
        }
        variables += scene.views[view].parameters.map { point[$0] }
        return response.value(at: variables, judge: &judge)
    }
}
