// WholeFile.swift: a file that is written whole or not at all.
//
// What is written goes to a file beside the target, with a name of its own and a lock, and takes the target's name at the
// end.  Until then, and when the process dies, the target is what it was.  Pipes, devices and what is open already, as
// /dev/stdout, are written as they are: there is nothing to keep.

internal import Essentials
internal import Synchronization

/// A file that takes its name when it is finished; one that is let go of before leaves the target as it was.
///
/// Any thread may write; lines of several threads do not mix.
package final class WholeFile: Sendable {
    /// Why a file cannot be written, as a sentence without its name.
    package struct Failure: Error, Equatable, CustomStringConvertible {
        package let description: String

        init(_ description: String) { self.description = description }

        /// What the system refused, by its number.
        init(_ what: String, _ code: Int32) { description = "\(what): \(String(cString: strerror(code)))" }
    }

    private struct State {
        var descriptor: Int32
        /// Whether bytes have been written.
        var isUsed = false
        var failure: Failure?
    }

    /// `nil` for what is written as it is.
    private let part: PartialFile?
    /// `nil` once it is over.
    private let state: Mutex<State?>

    /// Begins to write.
    ///
    /// - Parameters:
    ///   - name: The target; where it is a symbolic link, the file that it leads to.
    ///   - keeping: Whether what is in the target stays, and what is written comes behind it.
    ///   - inputs: What is read meanwhile; none of them can be the target, whatever names both have.
    /// - Throws: `Failure`, and the target is as it was.
    package init(_ name: FileName, keeping: Bool = false, besides inputs: [FileName] = []) throws(Failure) {
        let inputs = Set(inputs.compactMap { FileIdentity(readAs: $0) })
        let target = try OutputTarget(name)
        if let identity = target.identity, inputs.contains(identity) {
            throw Failure("is read as well; write to another file")
        }
        switch target.place {
        case .open(let descriptor):
            part = nil
            state = Mutex(State(descriptor: descriptor))
        case .file(let file, let facts):
            let part = try PartialFile(of: file, besides: inputs)
            do throws(Failure) {
                try part.prepare(as: facts, keeping: keeping)
            } catch {
                part.remove()
                throw error
            }
            self.part = part
            state = Mutex(State(descriptor: part.descriptor))
        }
    }

    deinit { discard() }

    /// Writes bytes.
    ///
    /// - Throws: `Failure`; the file can then not be finished.
    package func write(_ bytes: [UInt8]) throws(Failure) {
        if bytes.isEmpty { return }
        let failure = state.withLock { state -> Failure? in
            guard let descriptor = state?.descriptor else { return Failure("is closed") }
            state?.isUsed = true
            let code = OutputDescriptor.put(bytes[...], to: descriptor)
            if code != 0, state?.failure == nil { state?.failure = Failure("cannot be written", code) }
            return state?.failure
        }
        if let failure { throw failure }
    }

    /// Makes what was written the target, and lets go of it; does nothing when that is done.
    ///
    /// - Parameter evenEmpty: Whether a file to which nothing was written takes the target's place too.
    /// - Throws: `Failure`, and the target is as it was.
    package func finish(evenEmpty: Bool = true) throws(Failure) {
        let failure = state.withLock { state -> Failure? in
            guard let ending = state else { return nil }
            state = nil
            defer { close(ending.descriptor) }
            guard let part else { return ending.failure }
            guard ending.failure == nil, ending.isUsed || evenEmpty else {
                part.remove()
                return ending.failure
            }
            do throws(Failure) { try part.takePlace() } catch { return error }
            return nil
        }
        if let failure { throw failure }
    }

    /// Lets go of what was written, and leaves the target as it was; does nothing when the file is finished.
    package func discard() {
        // Who ends the process must not wait for a write that stands still.
        state.withLockIfAvailable { state in
            guard let ending = state else { return }
            state = nil
            part?.remove()
            close(ending.descriptor)
        }
    }
}
