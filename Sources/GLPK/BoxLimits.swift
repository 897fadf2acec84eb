// BoxLimits.swift: how far the process may go in which a model of others is read.

/// How much a model may take while it is read and generated in a process of its own.
public struct BoxLimits: Sendable, Equatable {
    /// The longest time, by the clock on the wall; at least 0.
    public var time: Duration
    /// The most memory, in bytes: GLPK's own, and on Linux all of the process's beyond what it begins with.
    public var memory: Int
    /// The most bytes of a model or its data, and of the program with what is printed.
    public var text: Int

    /// Limits; without arguments 4 seconds, 1 GiB of memory and 64 MiB of text.
    public init(time: Duration = .seconds(4), memory: Int = 1 << 30, text: Int = 64 << 20) {
        (self.time, self.memory, self.text) = (time, memory, text)
    }
}
