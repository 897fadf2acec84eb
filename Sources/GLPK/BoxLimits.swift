// BoxLimits.swift: how far the process may go in which a model of others is read.

internal import CGLPK

/// How much a model may take while it is read and generated in a process of its own.
public struct BoxLimits: Sendable, Equatable {
    /// The longest time, by the clock on the wall; at least 0.
    public var time: Duration
    /// The most memory, in bytes: GLPK's own, and on Linux all of the process's beyond what it begins with.
    public var memory: Int
    /// The most bytes of a model or its data, and of the program with what is printed.
    public var text: Int
    /// Whether a model is read only where the system keeps the process from every call but those that reading takes.
    ///
    /// Linux does so (seccomp), unless its kernel or another sandbox forbids it.  Without that filter a model that takes hold
    /// of GLPK by one of its errors still has no descriptor but its texts, and can get no other unless it runs as root; but
    /// it can signal the processes of its user and delete their files.
    public var requiresFilter: Bool

    /// Limits; without arguments 4 seconds, 1 GiB of memory and 64 MiB of text, filtered on Linux.
    public init(
        time: Duration = .seconds(4), memory: Int = 1 << 30, text: Int = 64 << 20,
        requiresFilter: Bool = BoxLimits.systemHasFilter
    ) {
        (self.time, self.memory, self.text, self.requiresFilter) = (time, memory, text, requiresFilter)
    }

    /// Whether boxes on this system are filtered at all: on Linux.
    public static var systemHasFilter: Bool { cglpk_has_filter() != 0 }
}
