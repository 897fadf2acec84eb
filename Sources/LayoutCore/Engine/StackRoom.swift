// StackRoom.swift: whether enough of the thread's stack is left to go one level deeper.

internal import CStack
import DeepThreads

/// How far down its thread's stack a layout may go, so that deep views are an error instead of a crash.
///
/// Where the stack ends is asked only where a layout goes deeper than views usually do.
struct StackRoom {
    /// Above this address nothing is asked.
    private var checked: UInt = 0

    /// So much is taken as there, in bytes.
    private static let sure: UInt = 16 << 10
    /// So much is kept for the code of views and layouts, in bytes, and at most this share of the stack.
    ///
    /// Code that asks for a type for the first time has the runtime put it together, which takes some 50,000 bytes.
    private static let reserve: UInt = 160 << 10, shares: UInt = 2

    /// Starts a layout, perhaps on another thread than before.
    mutating func enter() { checked = DeepStack.here &- Self.sure }

    /// Whether there is enough, without asking.
    @inline(__always)
    var isCertain: Bool { DeepStack.here > checked }

    /// Whether too little is left to go on.
    mutating func isExhausted() -> Bool {
        let here = DeepStack.here
        let lowest = Self.lowest()
        checked = max(lowest, here &- Self.sure)
        return here <= lowest
    }

    /// The lowest address of this thread's stack that layout may use; 0 where the system does not say.
    private static func lowest() -> UInt {
        var (end, size): (UInt, UInt) = (0, 0)
        guard cstack_bounds(&end, &size) else { return 0 }
        return end + min(reserve, size / shares)
    }
}
