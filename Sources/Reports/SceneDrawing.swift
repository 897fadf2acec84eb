// SceneDrawing.swift: a scene that was laid out, as SVG.  One unit of the picture is one point.

package import Boxes
package import Workbench

/// A picture of a scene: fills, borders, shapes and texts, and on request what lies behind them.
package struct SceneDrawing {
    /// What is shown beside what the views draw themselves.
    package enum Marks { case nothing, framesAndNames, all }

    private let scene: LaidOutScene
    private let marks: Marks
    private let faults: [BoxFrame]
    private let room: BoxFrame?
    private let window: BoxFrame?
    private let title: String?
    private let verdict: VerdictSign?

    private static let margin = 8.0

    /// A picture of a scene.
    ///
    /// - Parameters:
    ///   - faults: Frames that are filled and outlined in red.
    ///   - room: What the scene was offered, outlined by dashes.
    ///   - window: The screen, beyond which only faults are seen; `nil` for a picture of everything.
    ///   - title: What the picture shows.
    ///   - verdict: The sign of the title where it is a verdict, which then stands above the picture.
    package init(
        _ scene: LaidOutScene, marks: Marks = .nothing, faults: [BoxFrame] = [], room: BoxFrame? = nil,
        window: BoxFrame? = nil, title: String? = nil, verdict: VerdictSign? = nil
    ) {
        (self.scene, self.marks, self.faults, self.room, self.window) = (scene, marks, faults, room, window)
        (self.title, self.verdict) = (title, verdict)
    }

    /// The SVG document.
    package var document: String {
        var picture = SVGPicture(isMarked: marks != .nothing)
        // What stands off the screen is not to be seen in the margin either.
        if isCut { picture.beginClip(to: extent.numbers) }
        add(0, to: &picture)
        if marks != .nothing { for view in scene.views { add(marksOf: view, to: &picture) } }
        if isCut { picture.endClip() }
        for fault in faults { picture.mark(fault: fault.numbers, room: room?.numbers) }
        if let room { picture.mark(room: room.numbers) }
        return picture.document(
            title: title, heading: verdict.map { ($0, $0 == .proved ? .optimal : .overflow) }, extent: extent.numbers,
            margin: Self.margin)
    }

    /// The frame of the root, and all that is drawn beyond it.
    private var drawn: BoxFrame {
        let root = BoxFrame(size: PerAxis { SVGPicture.holds([scene.size[$0]]) ? scene.size[$0] : 0 })
        return reach(0)?.union(root) ?? root
    }

    /// Whether something is drawn off the screen.
    private var isCut: Bool { window.map { $0.intersection(drawn) != drawn } ?? false }

    /// What the picture shows, without its margin.
    private var extent: BoxFrame {
        let own = window.flatMap { drawn.intersection($0) } ?? drawn
        return (faults + [room].compactMap(\.self)).filter(\.isDrawable).reduce(own) { $0.union($1) }
    }

    /// How far a view and those inside it draw; `nil` where nothing is drawn.
    private func reach(_ index: Int) -> BoxFrame? {
        let view = scene.views[index]
        let isDrawn = marks != .nothing || view.isDrawn
        let own = isDrawn && view.frame.isDrawable ? [view.frame] : []
        let all = own + scene.children[index].compactMap(reach)
        let whole = all.dropFirst().reduce(all.first) { $0?.union($1) }
        guard view.isWindow, marks == .nothing, view.frame.isDrawable else { return whole }
        return whole?.intersection(view.frame)
    }

    /// Adds a view and all inside it, from back to front.
    private func add(_ index: Int, to picture: inout SVGPicture) {
        let view = scene.views[index]
        if view.frame.isDrawable, let fill = view.view?.fill, view.view?.kind.isPaintedItself == false {
            picture.rectangle(view.frame.numbers, fill.paint("fill"))
        }
        let clip = view.isWindow && view.frame.isDrawable
        if clip { picture.beginClip(to: view.frame.numbers) }
        if view.frame.isDrawable { view.draw(in: &picture) }
        for child in scene.children[index] { add(child, to: &picture) }
        if clip { picture.endClip() }
        if view.frame.isDrawable, let stroke = view.view?.stroke {
            // The line runs inside the frame.
            let inset = PerAxis { min(0.5, view.frame.size[$0] / 2) }
            let line = BoxFrame(
                origin: PerAxis { view.frame.origin[$0] + inset[$0] },
                size: PerAxis { view.frame.size[$0] - 2 * inset[$0] })
            picture.rectangle(line.numbers, "fill=\"none\" \(stroke.paint("stroke")) stroke-width=\"1\"")
        }
    }

    private func add(marksOf view: LaidOutView, to picture: inout SVGPicture) {
        guard view.frame.isDrawable else { return }
        let frame = view.frame.numbers
        picture.mark(frame)
        if marks == .all {
            for line in view.guideLines {
                picture.mark(guide: line.axis, at: line.position, frame)
            }
        }
        if let id = view.id { picture.mark(frame, name: id) }
    }
}

extension LaidOutView {
    /// Whether something is to be seen of the view itself.
    fileprivate var isDrawn: Bool {
        guard let view else { return false }
        return view.fill != nil || view.stroke != nil || view.kind.isPaintedItself
    }

    /// What a leaf draws.
    fileprivate func draw(in picture: inout SVGPicture) {
        if let text { return draw(text, in: &picture) }
        switch view?.kind {
        case let shape as ShapeKind:
            let corners = min(shape.radius, min(frame.size.horizontal, frame.size.vertical) / 2)
            let radii = PerAxis { min(shape.radius, frame.size[$0] / 2) }
            let rounded = corners > 0 ? "rx=\"\(svg: radii.horizontal)\" ry=\"\(svg: radii.vertical)\" " : ""
            let standard = shape.name == "color" ? SceneColor.gray : .black
            picture.rectangle(frame.numbers, rounded + (view?.fill ?? standard).paint("fill"))
        case let image as ImageKind:
            picture.add(image: image.image, in: frame.numbers, paint: (view?.fill ?? .black).paint("stroke"))
        default: break
        }
    }

    private func draw(_ text: LaidOutText, in picture: inout SVGPicture) {
        let isRightToLeft = SVGText.runsRightToLeft(text.lines.map(\.string))
        let style = SVGPicture.style(
            size: text.size, isBold: text.isBold, paint: (view?.fill ?? .black).paint("fill"))
        for line in text.lines {
            picture.add(
                [.init(line.string, style)], x: frame.origin.horizontal,
                baseline: frame.origin.vertical + line.baseline,
                width: line.width, isRightToLeft: isRightToLeft)
        }
    }
}

extension SceneColor {
    /// The colour as an attribute.
    fileprivate func paint(_ attribute: String) -> String {
        "\(attribute)=\"\(hexadecimal)\"" + (opacity < 1 ? " \(attribute)-opacity=\"\(svg: opacity)\"" : "")
    }
}

extension BoxFrame {
    /// Whether a picture can hold the rectangle.
    fileprivate var isDrawable: Bool { SVGPicture.holds(numbers) }

    fileprivate func union(_ other: BoxFrame) -> BoxFrame {
        let start = PerAxis { min(origin[$0], other.origin[$0]) }
        return BoxFrame(origin: start, size: PerAxis { max(end($0), other.end($0)) - start[$0] })
    }

    /// What both have in common; `nil` where that is nothing.
    fileprivate func intersection(_ other: BoxFrame) -> BoxFrame? {
        let start = PerAxis { max(origin[$0], other.origin[$0]) }
        let size = PerAxis { min(end($0), other.end($0)) - start[$0] }
        return Axis.allCases.allSatisfy { size[$0] >= 0 } ? BoxFrame(origin: start, size: size) : nil
    }
}
