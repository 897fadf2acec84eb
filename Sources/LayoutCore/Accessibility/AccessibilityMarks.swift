// AccessibilityMarks.swift: what modifiers say of a view to those who do not see it, and to tests.

/// What modifiers and controls say of a view to those who do not see it, and to tests.
public struct AccessibilityMarks: Equatable, Sendable {
    /// What the view is called; `nil` where its texts say it.
    public var label: String?
    /// Its value, such as `50 %`.
    public var value: String?
    /// What it does.
    public var hint: String?
    /// Its name for tests.
    public var identifier: String?
    /// What it is.
    public var traits: AccessibilityTraits = []
    /// Whether it and all inside it are kept from those who do not see it.
    public var isHidden = false
    /// Whether it and all inside it take no touches.
    public var isDisabled = false
    /// What becomes of the views inside; `nil` where no modifier says it.
    public var children: AccessibilityChildBehavior?
    /// Higher numbers come first among siblings; 0 by default.
    public var sortPriority = 0.0

    /// Nothing said.
    public init() {}
}

extension View {
    /// Names the view, tells its value and what it does, hides it, says what it is, and orders it among others.
    public func accessibility(
        label: Text? = nil, value: Text? = nil, hint: Text? = nil, hidden: Bool? = nil, identifier: String? = nil,
        addTraits: AccessibilityTraits = [], removeTraits: AccessibilityTraits = [], sortPriority: Double? = nil
    ) -> some View {
        said {
            $0.label = label?.characters ?? $0.label
            $0.value = value?.characters ?? $0.value
            $0.hint = hint?.characters ?? $0.hint
            $0.isHidden = hidden ?? $0.isHidden
            $0.identifier = identifier ?? $0.identifier
            $0.traits.formUnion(addTraits)
            $0.traits.subtract(removeTraits)
            $0.sortPriority = sortPriority ?? $0.sortPriority
        }
    }

    /// Names the view for those who do not see it.
    public func accessibilityLabel(_ label: Text) -> some View { said { $0.label = label.characters } }
    /// Names the view for those who do not see it.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
    /// Names the view for those who do not see it.
    @_disfavoredOverload public func accessibilityLabel(_ label: some StringProtocol) -> some View {
        accessibilityLabel(Text(label))
    }
    /// Tells the view's value.
    public func accessibilityValue(_ value: Text) -> some View { said { $0.value = value.characters } }
    /// Tells the view's value.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
    /// Tells the view's value.
    @_disfavoredOverload public func accessibilityValue(_ value: some StringProtocol) -> some View {
        accessibilityValue(Text(value))
    }
    /// Tells what the view does.
    public func accessibilityHint(_ hint: Text) -> some View { said { $0.hint = hint.characters } }
    /// Tells what the view does.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
    /// Tells what the view does.
    @_disfavoredOverload public func accessibilityHint(_ hint: some StringProtocol) -> some View {
        accessibilityHint(Text(hint))
    }
    /// Names the view for tests, which find it by `LayoutTree.find(id:)`.
    public func accessibilityIdentifier(_ identifier: String) -> some View { said { $0.identifier = identifier } }
    /// Keeps the view and all inside it from those who do not see it.
    public func accessibilityHidden(_ hidden: Bool) -> some View { said { $0.isHidden = hidden } }
    /// Makes one element of the view.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        said { $0.children = children }
    }
    /// Says what the view is.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        said { $0.traits.formUnion(traits) }
    }
    /// Says what the view is not.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        said { $0.traits.subtract(traits) }
    }
    /// Orders the view among its siblings; higher numbers come first.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        said { $0.sortPriority = sortPriority }
    }

    /// The view with something said of it.
    package func said(_ change: @escaping (inout AccessibilityMarks) -> Void) -> some View {
        marked {
            var marks = $0.own.accessibility ?? AccessibilityMarks()
            change(&marks)
            $0.own.accessibility = marks
        }
    }

    /// The view, which takes no touches with all inside it.
    package func untouched(_ isDisabled: Bool) -> some View {
        marked {
            guard isDisabled else { return }
            var marks = $0.own.accessibility ?? AccessibilityMarks()
            marks.isDisabled = true
            $0.own.accessibility = marks
        }
    }

    /// The view, of which the system chose how it looks with all inside it.
    package func inSystemLook() -> some View { marked { $0.own.hasSystemLook = true } }
}
