// LayoutTree+Kinds.swift: views found by the names of generic types alone: `tree.find(Button.self)`.
//
// The compiler takes the arguments of `Button.self` from these declarations; which they are makes no difference.

extension LayoutTree {
    /// The first button.
    public func find(_ type: Button<EmptyView>.Type) throws(LayoutNotFound) -> Element { try first(of: type) }
    /// The first date picker.
    public func find(_ type: DatePicker<EmptyView>.Type) throws(LayoutNotFound) -> Element { try first(of: type) }
    /// The first form.
    public func find(_ type: Form<EmptyView>.Type) throws(LayoutNotFound) -> Element { try first(of: type) }
    /// The first row.
    public func find(_ type: HStack<EmptyView>.Type) throws(LayoutNotFound) -> Element { try first(of: type) }
    /// The first label.
    public func find(_ type: Label<EmptyView, EmptyView>.Type) throws(LayoutNotFound) -> Element { try first(of: type) }
    /// The first link.
    public func find(_ type: Link<EmptyView>.Type) throws(LayoutNotFound) -> Element { try first(of: type) }
    /// The first list.
    public func find(_ type: List<Int, EmptyView>.Type) throws(LayoutNotFound) -> Element { try first(of: type) }
    /// The first menu.
    public func find(_ type: Menu<EmptyView, EmptyView>.Type) throws(LayoutNotFound) -> Element { try first(of: type) }
    /// The first link to another view.
    public func find(_ type: NavigationLink<EmptyView, EmptyView>.Type) throws(LayoutNotFound) -> Element {
        try first(of: type)
    }
    /// The first navigation stack.
    public func find(_ type: NavigationStack<Int, EmptyView>.Type) throws(LayoutNotFound) -> Element {
        try first(of: type)
    }
    /// The first choice.
    public func find(_ type: Picker<EmptyView, Int, EmptyView>.Type) throws(LayoutNotFound) -> Element {
        try first(of: type)
    }
    /// The first window that scrolls.
    public func find(_ type: ScrollView<EmptyView>.Type) throws(LayoutNotFound) -> Element { try first(of: type) }
    /// The first field for secrets.
    public func find(_ type: SecureField<EmptyView>.Type) throws(LayoutNotFound) -> Element { try first(of: type) }
    /// The first slider.
    public func find(_ type: Slider<EmptyView, EmptyView>.Type) throws(LayoutNotFound) -> Element {
        try first(of: type)
    }
    /// The first stepper.
    public func find(_ type: Stepper<EmptyView>.Type) throws(LayoutNotFound) -> Element { try first(of: type) }
    /// The first field.
    public func find(_ type: TextField<EmptyView>.Type) throws(LayoutNotFound) -> Element { try first(of: type) }
    /// The first switch.
    public func find(_ type: Toggle<EmptyView>.Type) throws(LayoutNotFound) -> Element { try first(of: type) }
    /// The first column.
    public func find(_ type: VStack<EmptyView>.Type) throws(LayoutNotFound) -> Element { try first(of: type) }
    /// The first pile.
    public func find(_ type: ZStack<EmptyView>.Type) throws(LayoutNotFound) -> Element { try first(of: type) }
}

extension LayoutTree {
    /// All views of the kind `Button`.
    public func findAll(_ type: Button<EmptyView>.Type) -> [Element] { all(of: type) }
    /// All views of the kind `DatePicker`.
    public func findAll(_ type: DatePicker<EmptyView>.Type) -> [Element] { all(of: type) }
    /// All views of the kind `Form`.
    public func findAll(_ type: Form<EmptyView>.Type) -> [Element] { all(of: type) }
    /// All views of the kind `HStack`.
    public func findAll(_ type: HStack<EmptyView>.Type) -> [Element] { all(of: type) }
    /// All views of the kind `Label`.
    public func findAll(_ type: Label<EmptyView, EmptyView>.Type) -> [Element] { all(of: type) }
    /// All views of the kind `Link`.
    public func findAll(_ type: Link<EmptyView>.Type) -> [Element] { all(of: type) }
    /// All views of the kind `List`.
    public func findAll(_ type: List<Int, EmptyView>.Type) -> [Element] { all(of: type) }
    /// All views of the kind `Menu`.
    public func findAll(_ type: Menu<EmptyView, EmptyView>.Type) -> [Element] { all(of: type) }
    /// All views of the kind `NavigationLink`.
    public func findAll(_ type: NavigationLink<EmptyView, EmptyView>.Type) -> [Element] { all(of: type) }
    /// All views of the kind `NavigationStack`.
    public func findAll(_ type: NavigationStack<Int, EmptyView>.Type) -> [Element] { all(of: type) }
    /// All views of the kind `Picker`.
    public func findAll(_ type: Picker<EmptyView, Int, EmptyView>.Type) -> [Element] { all(of: type) }
    /// All views of the kind `ScrollView`.
    public func findAll(_ type: ScrollView<EmptyView>.Type) -> [Element] { all(of: type) }
    /// All views of the kind `SecureField`.
    public func findAll(_ type: SecureField<EmptyView>.Type) -> [Element] { all(of: type) }
    /// All views of the kind `Slider`.
    public func findAll(_ type: Slider<EmptyView, EmptyView>.Type) -> [Element] { all(of: type) }
    /// All views of the kind `Stepper`.
    public func findAll(_ type: Stepper<EmptyView>.Type) -> [Element] { all(of: type) }
    /// All views of the kind `TextField`.
    public func findAll(_ type: TextField<EmptyView>.Type) -> [Element] { all(of: type) }
    /// All views of the kind `Toggle`.
    public func findAll(_ type: Toggle<EmptyView>.Type) -> [Element] { all(of: type) }
    /// All views of the kind `VStack`.
    public func findAll(_ type: VStack<EmptyView>.Type) -> [Element] { all(of: type) }
    /// All views of the kind `ZStack`.
    public func findAll(_ type: ZStack<EmptyView>.Type) -> [Element] { all(of: type) }
}
