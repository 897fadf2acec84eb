// RunningEngines.swift: the engines that run now, so that none outlives a program that a signal ends.
// Each is at the head of a process group of its own, to which a terminal's signals do not come.

internal import Essentials
internal import Synchronization

/// The processes that this one has started for engines.
package enum RunningEngines {
    private struct Heads {
        var running: Set<pid_t> = []
        var mayStart = true
    }

    // Processes belong to the whole process that starts them.
    private static let heads = Mutex(Heads())

    /// Starts a process, one at a time: one that starts while another's pipes are being made would inherit them.
    ///
    /// - Parameter spawn: Makes its pipes and starts it at the head of a group.
    static func start<Pipes>(
        _ spawn: () throws(EngineFailure) -> sending (head: pid_t, Pipes)
    ) throws(EngineFailure) -> sending (head: pid_t, Pipes) {
        try heads.withLock { heads throws(EngineFailure) in
            let started = try spawn()
            heads.running.insert(started.head)
            if !heads.mayStart { kill(-started.head, SIGKILL) }
            return started
        }
    }

    /// Kills a process and its group, before it is collected: afterwards its number may be another's.
    static func end(_ head: pid_t) {
        heads.withLock {
            $0.running.remove(head)
            kill(-head, SIGKILL)
            kill(head, SIGKILL)
        }
    }

    /// Kills all of them, all that they have started, and whatever is started from now on.
    ///
    /// A thread that waits for an answer then sees a crash, so the caller must end this process at once.
    package static func endAll() {
        heads.withLock {
            $0.mayStart = false
            for head in $0.running { kill(-head, SIGKILL) }
        }
    }
}
