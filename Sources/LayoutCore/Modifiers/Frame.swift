// Frame.swift: `frame(width:height:alignment:)`.  Lengths in points.

extension View {
    /// Gives the view a box of fixed lengths, in points, and aligns it there; the view may be larger than the box.
    ///
    /// A length that is negative or not finite is ignored and reported among the diagnostics.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modified { node, context in
            // SwiftUI logs a negative or infinite length, and the frame ignores it.  Without a length there is no frame.
            func checked(_ length: CGFloat?) -> CGFloat? {
                guard let length, !(length.isFinite && length >= 0) else { return length }
                context.session.report(.badFrameLength("\(length)"), at: node.path + "/frame")
                return nil
            }
            let (width, height) = (checked(width), checked(height))
            if width == nil, height == nil { return node }
            let lengths = PerAxis(horizontal: width.map { Double($0) }, vertical: height.map { Double($0) })
            return UnaryNode(context, FixedFrame(lengths, on: alignment.guides), node)
        }
    }

    /// Does nothing; a frame has to have a length.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func frame() -> some View { self }
}
