// PresentationDetent.swift: the heights that a sheet may have.  Lengths in points.

/// A height of a sheet: half the screen, the whole, a share of it, points, or what a type says.
public enum PresentationDetent: Hashable, Sendable {
    case medium, large, fraction(CGFloat), height(CGFloat)
    /// What a type says.
    case measured(MeasuredDetent)

    /// The height that a type says.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        .measured(MeasuredDetent(type))
    }

    /// What is known where a height is asked for.
    @dynamicMemberLookup public struct Context {
        /// The greatest height that a sheet may have, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// A value of the environment of the sheet.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }
}

/// A height of a sheet that follows from the greatest one and the environment.
public protocol CustomPresentationDetent {
    /// What is known where the height is asked for.
    typealias Context = PresentationDetent.Context

    /// The height in points; `nil` where the sheet must not have it.
    static func height(in context: Context) -> CGFloat?
}

/// The height that a type says.
public struct MeasuredDetent: Hashable, Sendable {
    private let type: ObjectIdentifier
    nonisolated(unsafe) let height: (PresentationDetent.Context) -> CGFloat?

    init<D: CustomPresentationDetent>(_ type: D.Type) {
        self.type = ObjectIdentifier(type)
        height = { D.height(in: $0) }
    }

    /// Whether one type says both.
    public static func == (first: Self, second: Self) -> Bool { first.type == second.type }
    /// Hashes the type.
    public func hash(into hasher: inout Hasher) { hasher.combine(type) }
}

extension PresentationDetent {
    /// The height of a sheet of which the greatest one is known; `nil` where there is no such height.
    func height(of greatest: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
        switch self {
        case .large: greatest
        case .medium: greatest * environment.barSizes.mediumSheet
        case .fraction(let share): share.isFinite ? min(max(0, share), 1) * greatest : greatest
        case .height(let height): height.isFinite ? min(max(0, height), greatest) : greatest
        case .measured(let measured):
            measured.height(Context(maxDetentValue: greatest, environment: environment))
                .map { $0.isFinite ? min(max(0, $0), greatest) : greatest }
        }
    }
}
