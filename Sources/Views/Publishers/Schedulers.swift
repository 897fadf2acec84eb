// Schedulers.swift: where and when values would arrive; without effect here, where they arrive at once.

public import Dispatch

/// Somewhere values would arrive.
public protocol Scheduler<Interval> {
    /// A length of time.
    associatedtype Interval
}

/// A length of time as schedulers take it.
public struct SchedulerInterval: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    /// The length, in seconds.
    public let seconds: Double

    /// A length of whole seconds.
    public init(integerLiteral value: Int) { seconds = Double(value) }
    /// A length of seconds.
    public init(floatLiteral value: Double) { seconds = value }
    private init(_ seconds: Double) { self.seconds = seconds }

    /// A length of seconds.
    public static func seconds(_ seconds: Double) -> SchedulerInterval { SchedulerInterval(seconds) }
    /// A length of seconds.
    public static func seconds(_ seconds: Int) -> SchedulerInterval { SchedulerInterval(Double(seconds)) }
    /// A length of thousandths of a second.
    public static func milliseconds(_ count: Int) -> SchedulerInterval { SchedulerInterval(Double(count) / 1000) }
    /// A length of millionths of a second.
    public static func microseconds(_ count: Int) -> SchedulerInterval { SchedulerInterval(Double(count) / 1e6) }
}

extension RunLoop: Scheduler {
    /// A length of time.
    public typealias Interval = SchedulerInterval
}

extension DispatchQueue: Scheduler {
    /// A length of time.
    public typealias Interval = SchedulerInterval
}

extension OperationQueue: Scheduler {
    /// A length of time.
    public typealias Interval = SchedulerInterval
}

extension Timer {
    /// A timer as a publisher; it never fires, for layout has no time.
    public final class TimerPublisher: ConnectablePublisher {
        /// The type of the values.
        public typealias Output = Date
        /// It never fails.
        public typealias Failure = Never
        /// The time between two values, in seconds.
        public let interval: TimeInterval

        fileprivate init(_ interval: TimeInterval) { self.interval = interval }

        /// Does nothing: no value comes.
        public func connect() -> any Cancellable { AnyCancellable {} }

        /// Calls neither function.
        public func subscribe(
            _ receive: @escaping (Date) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable { AnyCancellable {} }
    }

    /// A timer as a publisher; it never fires, for layout has no time.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: Never? = nil
    ) -> TimerPublisher { TimerPublisher(interval) }
}

extension NotificationCenter {
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
        AnyPublisher { receive, _ in
            nonisolated(unsafe) let receive = receive
            nonisolated(unsafe) let observer = self.addObserver(forName: name, object: object, queue: nil) {
                receive($0)
            }
            return AnyCancellable { self.removeObserver(observer) }
        }
    }
}
