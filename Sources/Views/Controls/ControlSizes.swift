// ControlSizes.swift: how large the controls are that the system draws.  Lengths in points.
// Sources of defaults: switch 51 by 31, as storyboards and dumps of screens by XCUITest have it; slider 34, M. Meretzky,
// "Sliders: class UISlider", on iOS 8.1.  The others (stepper 94 by 32, text field and compact date picker 34, segmented
// control 32, bar of progress 4, wheels 216, spinner 20, knob 28) are what UIKit's controls look like on iOS 13
// to 18; no publication of Apple's names them all.

/// The sizes of the controls that the system draws, in points; by default those of an iPhone.
///
/// They are values of the environment, so that another system's take their place:
/// `view.environment(\.controlSizes.toggle, CGSize(width: 63, height: 28))`.
public struct ControlSizes: Hashable, Sendable {
    /// The switch of a toggle.
    public var toggle = CGSize(width: 51, height: 31)
    /// The two buttons of a stepper.
    public var stepper = CGSize(width: 94, height: 32)
    /// The height of a slider, and how wide its knob is.
    public var slider: CGFloat = 34, sliderKnob: CGFloat = 28
    /// The height of a text field with a border, and the room inside before and after the text.
    public var borderedField: CGFloat = 34, fieldInset: CGFloat = 7
    /// The room in a text field above and below several lines: that of one line of the body.
    var fieldMargin: CGFloat { max(0, (borderedField - 21) / 2) }
    /// The height of a picker in segments, and the room in a segment beside its title.
    public var segments: CGFloat = 32, segmentInset: CGFloat = 10
    /// A picker with wheels, and the height of a row in it.
    public var wheel = CGSize(width: 320, height: 216), wheelRow: CGFloat = 32
    /// A date and a time of a compact date picker, and a calendar.
    public var compactDate = CGSize(width: 127, height: 34), compactTime = CGSize(width: 86, height: 34),
        calendar = CGSize(width: 320, height: 320)
    /// The round button of a colour picker.
    public var colorWell = CGSize(width: 28, height: 28)
    public var spinner = CGSize(width: 20, height: 20)
    /// The height of a bar of progress or of a gauge.
    public var progressBar: CGFloat = 4
    /// A round gauge.
    public var circularGauge = CGSize(width: 58, height: 58)
    /// The room in a button with a border around its label, by the size of controls.
    public var buttonInsets: [ControlSize: EdgeInsets] = [
        .mini: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10),
        .small: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10),
        .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12),
        .large: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20),
        .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20),
    ]

    /// Makes the sizes of an iPhone.
    public init() {}
}

extension EdgeInsets: Hashable {
    /// Hashes the four distances.
    public func hash(into hasher: inout Hasher) {
        for length in [top, leading, bottom, trailing] { hasher.combine(length) }
    }
}

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// The sizes from the smallest to the largest.
    case mini, small, regular, large, extraLarge
}

private enum ControlSizesKey: EnvironmentKey { static var defaultValue: ControlSizes { ControlSizes() } }
private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The sizes of the controls that the system draws, in points.
    public var controlSizes: ControlSizes {
        get { self[ControlSizesKey.self] }
        set { self[ControlSizesKey.self] = newValue }
    }

    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Whether controls show no labels.
    var hidesLabels: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Sets how large controls inside are.
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

    /// Hides the labels of controls inside.
    public func labelsHidden() -> some View { environment(\.hidesLabels, true) }

    /// Shows or hides the labels of controls inside.
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.hidesLabels, visibility == .hidden)
    }
}
