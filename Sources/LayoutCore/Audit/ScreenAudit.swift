// ScreenAudit.swift: a laid-out screen as a list, in which every view knows what it stands in.  Lengths in points.

/// A laid-out screen that is looked over.
struct ScreenAudit {
    let tree: LayoutTree
    /// All views, each before what is inside it.
    let views: [View]

    /// A view with what it stands in.
    struct View {
        let element: LayoutTree.Element
        /// The position of the view around.
        let parent: Int?
        /// Whether it is drawn, whether it is heard, and whether it takes touches, as far as what is around it goes.
        let isShown: Bool, isAudible: Bool, isEnabled: Bool
        /// Whether taps on it go to what is behind.
        let letsTapsThrough: Bool
        /// Whether the system chose how it looks.
        let hasSystemLook: Bool
        /// Whether it is a button, or in one.
        let isInButton: Bool
        /// Whether a text is written into it, or into what it is a part of.
        let isInField: Bool
    }

    init(_ tree: LayoutTree) {
        self.tree = tree
        var views: [View] = []
        var rest: [(element: LayoutTree.Element, parent: Int?)] = [(tree.root, nil)]
        while let (element, parent) = rest.popLast() {
            views.append(View(element, in: parent.map { views[$0] }, at: parent))
            let position = views.count - 1
            rest += element.children.reversed().map { ($0, position) }
        }
        self.views = views
    }

    /// The views around one, the innermost first.
    func surroundings(of position: Int) -> some Sequence<Int> {
        sequence(state: views[position].parent) { place in
            defer { place = place.flatMap { views[$0].parent } }
            return place
        }
    }

    func finding(_ rule: AuditRule, at position: Int, _ problem: String, _ remedy: String) -> AuditFinding {
        finding(rule, at: position, frame: views[position].element.frame, problem, remedy)
    }

    func finding(
        _ rule: AuditRule, at position: Int, frame: CGRect, _ problem: String, _ remedy: String
    ) -> AuditFinding {
        let element = views[position].element
        let around = surroundings(of: position).lazy.map { views[$0].element }.filter { !$0.saysNothing }.prefix(2)
        let place = (around.reversed() + [element]).map(\.title).joined(separator: " › ")
        return AuditFinding(
            rule: rule, place: place, ids: element.names.map { "\($0.base)" }, frame: frame, problem: problem,
            remedy: remedy)
    }
}

extension ScreenAudit.View {
    init(_ element: LayoutTree.Element, in around: Self?, at parent: Int?) {
        let marks = element.accessibilityMarks
        (self.element, self.parent) = (element, parent)
        isShown = around?.isShown != false && !element.isHidden && element.opacity > 0
        isAudible = around?.isAudible != false && element.isAudible
        isEnabled = around?.isEnabled != false && marks?.isDisabled != true
        letsTapsThrough = around?.letsTapsThrough == true || element.letsTapsThrough
        hasSystemLook = around?.hasSystemLook == true || element.hasSystemLook
        isInButton = around?.isInButton == true || element.isTappable || marks?.traits.contains(.isButton) == true
        isInField = around?.isInField == true || element.isField
    }
}

extension LayoutTree.Element {
    /// Whether it is one line or several to write on.
    fileprivate var isField: Bool { bodies.contains { ViewIdentity.name(of: $0.type) == "TextField" } }
}
