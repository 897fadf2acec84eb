// RequestNode.swift: views that ask a container around them to show something: a title, items of a bar, a sheet.
//
// What is to be shown is built where it is asked for, in that environment, and placed by whoever shows it.  A request that
// nobody takes is left out, and its node says so in the diagnostics.

/// What a view asks a container around it to show.
package protocol ScreenRequest {
    /// The modifier that asks, as diagnostics name it.
    var name: String { get }
    /// Whether something is missing where nobody shows it.
    var isSeen: Bool { get }
}

extension ScreenRequest {
    /// Something is missing.
    package var isSeen: Bool { true }
}

/// A view that asks for something; everything else is the view's inside.
final class RequestNode: TransparentNode {
    private let request: any ScreenRequest
    /// Who shows what is asked for, by the number of its identity; `nil` for nobody.
    private var taker: Int?

    init(_ context: BuildContext, _ child: Node, _ request: any ScreenRequest) {
        self.request = request
        super.init(context, child)
    }

    override var asked: (any ScreenRequest)? { request }

    override var leftOut: [LayoutDiagnostic] { super.leftOut + ownLeftOut }

    private var ownLeftOut: [LayoutDiagnostic] {
        // Of several requests by one name, as of two toolbars, the innermost stands for all.
        var inner: Node? = child
        while let node = inner {
            if node.asked?.name == request.name { return [] }
            inner = node.traitSource
        }
        return taker == nil && request.isSeen
            ? [LayoutDiagnostic(problem: .leftOut(request.name), path: child.path)] : []
    }

    /// Whether somebody may show it: nobody else does.
    func isTaken(by other: Int) -> Bool {
        if taker == nil { setTaker(other) }
        return taker == other
    }

    /// Says who shows it.
    func setTaker(_ other: Int?) {
        guard taker != other else { return }
        taker = other
        face = NodeFace(self)
    }
}

/// A view that asks for something with views.
private struct Requesting<Content: View, Part: View>: PrimitiveView {
    let content: Content
    /// `nil` while nothing is asked for.
    let part: Part?
    /// Whether each of several views asks for itself.
    let isOfEach: Bool
    let orientation: Axis?
    let request: ([Subview]) -> any ScreenRequest

    func build(in context: BuildContext, into list: inout NodeList) {
        var asking = 0
        if part == nil { context.identity.forget(1) }
        context.child(0).build(content, into: &list) { node in
            // Of several views, as a `Group` has them, the first asks for all where not each asks for itself.
            guard asking == 0 || isOfEach, let part else { return node }
            asking += 1
            let nodes = context.child(asking).oriented(orientation).nodes(of: part).nodes
            let asked = request(nodes.map { Subview($0) })
            if asked is Presentation { context.session.hasPresented = true }
            if asked is PreferredColorScheme { context.session.hasPreferredScheme = true }
            return RequestNode(context, node, asked)
        }
    }
}

extension View {
    /// Asks a container around the view to show something.
    ///
    /// - Parameters:
    ///   - part: The views that are to be shown; `nil` while nothing is to be shown.
    ///   - isOfEach: Whether each of several views asks for itself; else the first asks for all.
    ///   - orientation: The direction of the row or column in which they will stand.
    ///   - request: What is asked for, made of those views.
    package func requesting<Part: View>(
        _ part: Part?, ofEach isOfEach: Bool = false, along orientation: Axis? = nil,
        _ request: @escaping ([Subview]) -> any ScreenRequest
    ) -> some View {
        Requesting(content: self, part: part, isOfEach: isOfEach, orientation: orientation, request: request)
    }
}

extension Node {
    /// The names of what would be shown with the view and is left out.
    fileprivate var leftOutNames: [String] {
        var (names, next): ([String], Node?) = ([], self)
        while let node = next {
            names += node.traits.rare?.leftOut ?? []
            next = node.traitSource
        }
        return names
    }

    /// What the views inside ask for and nobody else shows, in their order; who asks is the one to show it.
    ///
    /// - Complexity: O(*n*) in the number of views inside.
    func requests<Request: ScreenRequest>(_ type: Request.Type, for taker: Int) -> [Request] {
        var (rest, found): ([Node], [Request]) = ([self], [])
        while let node = rest.popLast() {
            if let request = node.asked as? Request, let asking = node as? RequestNode, asking.isTaken(by: taker) {
                found.append(request)
            }
            rest += node.children.reversed()
        }
        return found
    }
}

/// A view made of others and of what these ask for.
package struct Collected<Content: View, Request: ScreenRequest, Result: View>: View, PrimitiveView {
    private let content: Content
    private let make: (SubviewsCollection, [Request]) -> Result

    /// A view made of others, already built, and of what is asked for in them.
    package init(_ content: Content, @ViewBuilder make: @escaping (SubviewsCollection, [Request]) -> Result) {
        (self.content, self.make) = (content, make)
    }

    func build(in context: BuildContext, into list: inout NodeList) {
        let nodes = context.child(0).nodes(of: content).nodes
        let requests = nodes.flatMap { $0.requests(Request.self, for: context.identity.serial) }
        let made = make(SubviewsCollection(nodes.map { Subview($0) }), requests)
        // Whatever is made of one container is one view, as for whoever counts them.
        list.nodes += context.child(1).anew.nodes(of: made).nodes
    }
}

/// A view made of several to choose among, and of what each of them asks for.
package struct Chosen<Content: View, Request: ScreenRequest, Result: View>: View, PrimitiveView {
    /// One of the views.
    package struct Choice {
        /// The view, already built.
        package let view: Subview
        /// What it goes by where people may choose it: its tag, or the ids of each `ForEach`, the innermost first.
        package let values: [AnyHashable]
        /// What it asks for.
        package let requests: [Request]
        /// The names of what would be shown with it and is left out.
        package let leftOut: [String]
    }

    private let content: Content
    private let choice: AnyHashable?
    private let countsPositions: Bool
    private let make: ([Choice], Int) -> Result

    /// A view made of several and of the position of the one that has a tag or an id, or of the first.
    ///
    /// - Parameter countsPositions: Whether a view with neither goes by its position.
    package init(
        _ choice: AnyHashable?, of content: Content, countingPositions countsPositions: Bool = false,
        @ViewBuilder make: @escaping ([Choice], Int) -> Result
    ) {
        (self.choice, self.content, self.countsPositions, self.make) = (choice, content, countsPositions, make)
    }

    func build(in context: BuildContext, into list: inout NodeList) {
        let nodes = context.child(0).nodes(of: content).nodes
        guard !nodes.isEmpty else { return }
        let choices = nodes.enumerated().map { position, node in
            let values = node.offeredValues(inside: context.identity)
            return Choice(
                view: Subview(node), values: values.isEmpty && countsPositions ? [AnyHashable(position)] : values,
                requests: node.requests(Request.self, for: context.identity.serial), leftOut: node.leftOutNames)
        }
        let chosen =
            nodes.position(of: choice, inside: context.identity)
            ?? choices.firstIndex { countsPositions && $0.values.first == choice } ?? 0
        let made = make(choices, chosen)
        list.nodes += context.child(1).anew.nodes(of: made).nodes
    }
}
