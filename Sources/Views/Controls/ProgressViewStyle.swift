// ProgressViewStyle.swift: how progress looks.

/// A look of progress.
public protocol ProgressViewStyle {
    /// The type of the view.
    associatedtype Body: View
    /// The configuration of the control.
    typealias Configuration = ProgressViewStyleConfiguration
    /// The view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Progress as a style sees it.
public struct ProgressViewStyleConfiguration {
    /// The type of the label.
    public typealias Label = ViewPart
    /// The type of the label of the value.
    public typealias CurrentValueLabel = ViewPart
    /// The share that is done, from 0 to 1; `nil` for an unknown one.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

extension View {
    /// Sets how progress inside looks.
    public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
        dressed(by: style) { $0.makeBody(configuration: $1) }
    }
}

/// A bar for a known share, a spinner for an unknown one.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    public init() {}
    /// The bar or the spinner.
    @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar, as wide as it is offered.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    private var tint: Color?

    public init() {}
    /// Makes the style in a colour.
    public init(tint: Color) { self.tint = tint }
    /// The label, the bar and the label of the value under each other.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            ProgressBar(fraction: configuration.fractionCompleted ?? 0)
            configuration.currentValueLabel
        }
        .tinted(tint)
    }
}

/// A spinner.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    private var tint: Color?

    public init() {}
    /// Makes the style in a colour.
    public init(tint: Color) { self.tint = tint }
    /// The spinner above the label.
    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            Spinner()
            configuration.label
        }
        .tinted(tint)
    }
}

private struct Spinner: View {
    @Environment(\.controlSizes.spinner) private var size
    @Environment(\.controlSize) private var controlSize
    /// How much larger the large one is: UIKit's are 37 and 20 points wide.
    private static let growth: CGFloat = 37 / 20

    var body: some View {
        let growth = controlSize == .large || controlSize == .extraLarge ? Self.growth : 1
        Circle().stroke(TintOr(usual: .gray), lineWidth: 2 * growth)
            .frame(width: size.width * growth, height: size.height * growth)
    }
}

/// A bar that is filled to a share of its width.
struct ProgressBar: View {
    @Environment(\.controlSizes.progressBar) private var height
    let fraction: Double

    var body: some View {
        Capsule().fill(Color.gray.opacity(0.3)).frame(height: height)
            .overlay(alignment: .leading) {
                GeometryReader { proxy in
                    Capsule().fill(.tint)
                        .frame(width: max(0, min(1, fraction)) * proxy.size.width, height: height)
                }
            }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar for a known share, a spinner for an unknown one.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar, as wide as it is offered.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinner.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
