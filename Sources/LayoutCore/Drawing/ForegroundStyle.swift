// ForegroundStyle.swift: the paint that views hand down to the text and shapes inside them.

/// The paint that the surroundings set.
public struct ForegroundStyle: ShapeStyle, Sendable {
    public init() {}

    /// The paint that the surroundings set, else the colour of text.
    public func paint(in environment: EnvironmentValues) -> Paint { environment.shade(0) }
}

extension EnvironmentValues {
    /// What text and shapes are painted with; `nil` for the colour of text.
    package var foreground: AnyShapeStyle? {
        get { self[ForegroundKey.self].map { AnyShapeStyle($0) } }
        set {
            if let newValue { paint(by: [newValue]) } else { self[ForegroundKey.self] = nil }
        }
    }

    /// Has text and shapes painted with styles, one for each level; the last stands for those after it.
    package mutating func paint(by styles: [any ShapeStyle]) {
        let around = self[ForegroundKey.self]
        let styles = styles.map { ($0 as? AnyShapeStyle)?.style ?? $0 }
        if styles.count == 1, let levels = styles[0] as? ForegroundLevels {
            self[ForegroundKey.self] = levels
        } else if styles.count == 1, let level = (styles[0] as? any LevelledStyle)?.level {
            // Levels of levels are counted, so that many inside each other cost no more than one.
            self[ForegroundKey.self] = around?.lowered(by: level) ?? ForegroundLevels(first: level)
        } else {
            self[ForegroundKey.self] = ForegroundLevels(styles, in: around)
        }
    }

    /// The paint of a level of what the surroundings set, from 0 on.
    func shade(_ level: Int) -> Paint {
        self[ForegroundKey.self]?.shade(level, in: self) ?? .color(.text(level))
    }

    /// The environment around the place where a paint was set.
    fileprivate func painted(by levels: ForegroundLevels?) -> EnvironmentValues {
        var environment = self
        environment[ForegroundKey.self] = levels
        return environment
    }
}

private enum ForegroundKey: EnvironmentKey { static var defaultValue: ForegroundLevels? { nil } }

/// A style that is a level of what the surroundings set.
protocol LevelledStyle: ShapeStyle {
    /// The level, from 0 on.
    var level: Int { get }
}

extension ForegroundStyle: LevelledStyle {
    var level: Int { 0 }
}

/// The levels of a paint: the paint itself, and weaker ones.
private final class ForegroundLevels: ShapeStyle {
    /// The styles of the first levels; without one, the colours of text.
    private let styles: [any ShapeStyle]
    /// Which level comes first.
    private let first: Int
    /// What was set around, which styles may ask for.
    private let around: ForegroundLevels?

    init(_ styles: [any ShapeStyle] = [], first: Int = 0, in around: ForegroundLevels? = nil) {
        (self.styles, self.first) = (styles, first)
        // A colour asks for nothing.
        self.around = styles.allSatisfy { $0 is Color } ? nil : around
    }

    func lowered(by level: Int) -> ForegroundLevels {
        level == 0 ? self : ForegroundLevels(styles, first: first + level, in: around)
    }

    func paint(in environment: EnvironmentValues) -> Paint { shade(0, in: environment) }

    func shade(_ level: Int, in environment: EnvironmentValues) -> Paint {
        let level = first + level
        guard let last = styles.last else { return .color(.text(level)) }
        let paint = self.paint(of: level < styles.count ? styles[level] : last, in: environment)
        if styles.count > 1 || level == 0 { return paint }
        return paint == .color(.primary) ? .color(.text(level)) : paint.shade(level)
    }

    private func paint(of style: any ShapeStyle, in environment: EnvironmentValues) -> Paint {
        // Most styles are colours, and a copy of the environment is costly.
        if let color = style as? Color { return .color(color) }
        return style.paint(in: environment.painted(by: around))
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The paint that the surroundings set.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension View {
    /// Sets the colour of text and shapes inside; `nil` for the usual one.
    public func foregroundColor(_ color: Color?) -> some View {
        writing { $0.foreground = color.map { AnyShapeStyle($0) } }
    }

    /// Sets the paint of text and shapes inside.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        Painted(content: self, style: style)
    }
}

/// A view in whose environment a paint is set; the shadow of the paint is left out.
private struct Painted<Content: View, Style: ShapeStyle>: PrimitiveView {
    let content: Content
    let style: Style

    func build(in context: BuildContext, into list: inout NodeList) {
        var context = context
        context.environment.paint(by: [style])
        guard style.isShadowed else { return context.build(content, into: &list) }
        context.build(content.leavingOut("shadow"), into: &list)
    }
}
