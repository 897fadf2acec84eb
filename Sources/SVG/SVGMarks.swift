// SVGMarks.swift: what a picture of a screen says about it: frames, names, lines, what stands against a claim.

package import Boxes

extension SVGPicture {
    /// Marks the frame of a view.
    package mutating func mark(_ frame: [Double]) {
        mark("<rect \(Self.place(inPixels(frame))) fill=\"none\" stroke=\"\(Tone.waterEdge)\"/>\n")
    }

    /// Writes a view's name into its corner, below those that begin there.
    package mutating func mark(_ frame: [Double], name: String) {
        let corner = inPixels(Array(frame[..<2]))
        let line = Double(namesAbove(corner))
        let halo = " stroke=\"\(Tone.paper)\" stroke-width=\"3\" stroke-linejoin=\"round\" paint-order=\"stroke\""
        mark(SVGText.text(name, x: corner[0] + 3, y: corner[1] + 12 + 13 * line, size: SVGText.leastSize, style: halo))
    }

    /// Marks the line on which a stack aligns its views.
    package mutating func mark(guide axis: Axis, at place: Double, _ frame: [Double]) {
        mark(SVGText.guide(axis, at: inPixels([place])[0], inPixels(frame)))
    }

    /// Outlines what stands against a claim, and hatches it where it sticks out of the room.
    package mutating func mark(fault frame: [Double], room: [Double]? = nil) {
        guard Self.holds(frame) else { return }
        let line = "fill=\"none\" stroke=\"\(Tone.overflow)\" stroke-width=\"2\""
        mark("<rect \(Self.place(inPixels(frame))) \(line)/>\n")
        for part in Self.parts(of: frame, beyond: room) {
            let place = Self.place(inPixels(part))
            mark("<rect \(place) fill=\"\(Tone.paper)\" fill-opacity=\"0.6\"/>\n")
            mark("<rect \(place) fill=\"\(SVGPattern.fault.paint)\"/>\n")
        }
    }

    /// Outlines where a view stands that stood elsewhere, and by dashes where one stood.
    package mutating func mark(moved frame: [Double], isGone: Bool) {
        guard Self.holds(frame) else { return }
        let dashes = isGone ? " stroke-dasharray=\"5 4\"" : ""
        let line = "fill=\"none\" stroke=\"\(Tone.overflow)\" stroke-width=\"2\"\(dashes)"
        mark("<rect \(Self.place(inPixels(frame))) \(line)/>\n")
    }

    /// Shows the edges of the room that was offered, as walls.
    package mutating func mark(room frame: [Double]) {
        if Self.holds(frame) {
            mark("<rect \(Self.place(inPixels(frame))) fill=\"none\" stroke=\"\(Tone.ink)\" stroke-width=\"2\"/>\n")
        }
    }

    /// What of a frame lies beyond the edges of a room: left, right, above, below; all of it where there is no room or
    /// it lies inside.
    private static func parts(of frame: [Double], beyond room: [Double]?) -> [[Double]] {
        guard let room else { return [frame] }
        let (right, bottom) = (room[0] + room[2], room[1] + room[3])
        let (end, foot) = (frame[0] + frame[2], frame[1] + frame[3])
        let parts: [[Double]] = [
            [frame[0], frame[1], min(end, room[0]) - frame[0], frame[3]],
            [max(frame[0], right), frame[1], end - max(frame[0], right), frame[3]],
            [frame[0], frame[1], frame[2], min(foot, room[1]) - frame[1]],
            [frame[0], max(frame[1], bottom), frame[2], foot - max(frame[1], bottom)],
        ].filter { $0[2] > 1e-6 && $0[3] > 1e-6 }
        return parts.isEmpty ? [frame] : parts
    }
}
