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

    /// Notes a process that has been started, the head of its group.
    static func insert(_ head: pid_t) {
        heads.withLock {
            $0.running.insert(head)
            if !$0.mayStart { kill(-head, SIGKILL) }
        }
    }

    /// Kills the group of a process, and the process, which are not noted any longer: once collected, the number may be another's.
    static func end(_ head: pid_t) {
        heads.withLock {
            $0.running.remove(head)
            kill(-head, SIGKILL)
            kill(head, SIGKILL)
        }
    }

    /// Kills all of them and all that they have started, and whatever is started from now on: this process ends.
    package static func endAll() {
        heads.withLock {
            $0.mayStart = false
            for head in $0.running { kill(-head, SIGKILL) }
        }
    }
}
