// Effects.swift: modifiers that change how a view is drawn, or mark it, and leave its layout alone.

extension View {
    /// Draws the view with a share of its opacity, from 0 to 1.
    public func opacity(_ opacity: Double) -> some View { marked { $0.own.effects.opacity *= opacity } }

    /// Keeps the view's room and does not draw it.
    public func hidden() -> some View { marked { $0.own.effects.isHidden = true } }

    /// Draws only what lies in the view's frame.
    public func clipped(antialiased: Bool = false) -> some View { clipped { _ in .rectangle } }

    /// Draws only what lies in the view's frame with rounded corners; the radius in points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipped { _ in .roundedRectangle(CGSize(width: radius, height: radius)) }
    }

    /// Draws the view in front of siblings with smaller numbers; layout and the order of children stay.
    public func zIndex(_ value: Double) -> some View { marked { $0.own.zIndex = value } }

    /// Marks the view, for controls that choose among views.
    public func tag<Tag: Hashable>(_ tag: Tag) -> some View { marked { $0.own.tag = AnyHashable(tag) } }

    /// Lets the view and what is inside it take taps inside a shape in its frame, and only there.
    ///
    /// - Parameters:
    ///   - shape: It may reach out of the frame, as one with a negative inset.
    ///   - eoFill: Whether what its lines surround an even number of times lies outside.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        markedBySurroundings { traits, around in
            let (direction, style) = (around.layoutDirection, FillStyle(eoFill: eoFill))
            traits.own.effects.tapOutline = { shape.outline(in: $0, along: direction).filled(style) }
        }
    }

    /// Whether the view and all inside it take taps; where they do not, what is behind them does.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        marked { if !enabled { $0.own.effects.letsTapsThrough = true } }
    }

    /// Gives the view an identity: with another id its state starts again.  The layout tree finds frames by it.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        Identified(content: self, id: ViewKey(id), name: AnyHashable(id))
    }

    /// Runs an action once, after the first layout of the view.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        marked { traits in
            if let action { traits.own.appearActions.append(action) }
        }
    }

    /// Runs an action once, after the layout that no longer has the view.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        marked { traits in
            if let action { traits.own.disappearActions.append(action) }
        }
    }
}

/// A view whose state belongs to an id.
struct Identified<Content: View>: PrimitiveView {
    let content: Content
    let id: ViewKey
    /// The id, as layout trees tell it.
    let name: AnyHashable

    func build(in context: BuildContext, into list: inout NodeList) {
        let identity = context.identity.child(id: id, isLabelled: false)
        // Now that the new one is there, another one is seen to be left over.
        context.identity.keep([id])
        context.with(identity).build(content, into: &list) { node in
            node.traits.own.identifiers.append(name)
            return node
        }
    }
}
