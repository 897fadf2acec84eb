// PartialFile.swift: the file beside a target that takes its name once it is whole.
// Its name follows from the target's, so that one that a killed process left is used again and not found for years.

internal import Essentials

/// An open file beside its target, locked.
struct PartialFile {
    /// What the name ends with; `Documentation/Commands.md` names it.
    static let ending = ".plumb-part"
    private static let longestName = 255

    let descriptor: Int32
    private let name: FileName
    private let target: FileName

    /// Opens the file, or makes it, and locks it.
    ///
    /// - Parameter inputs: Files that must not be lost.
    init(of target: FileName, besides inputs: Set<FileIdentity>) throws(WholeFile.Failure) {
        self.target = target
        let last = target.bytes.dropFirst(target.folder.count).prefix(Self.longestName - Self.ending.utf8.count)
        name = FileName(bytes: target.folder + last + Array(Self.ending.utf8))
        // Whoever held the lock may just have given the file its last name.
        for _ in 0..<100 {
            let opened = open(name.path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
            if opened < 0 { throw .init("cannot be written, since \(name) beside it cannot", errno) }
            do throws(WholeFile.Failure) {
                try Self.claim(opened, name, besides: inputs)
            } catch {
                close(opened)
                throw error
            }
            if FileIdentity(descriptor: opened) == FileIdentity(readAs: name) {
                descriptor = opened
                return
            }
            close(opened)
        }
        throw .init("is being written by other runs")
    }

    private static func claim(
        _ descriptor: Int32, _ name: FileName, besides inputs: Set<FileIdentity>
    ) throws(WholeFile.Failure) {
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { throw .init("cannot be written", errno) }
        guard let identity = FileIdentity(facts), facts.st_nlink <= 1, !inputs.contains(identity) else {
            throw .init("cannot be written, since \(name) is in the way; take that away, or name another file")
        }
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno == EWOULDBLOCK {
                throw .init("is being written already; name another file, or wait for the run that writes it")
            }
            if errno != EINTR { throw .init("cannot be locked", errno) }
        }
    }

    /// Gives the file the permissions of its target, and what the target holds where that is kept.
    func prepare(as facts: stat?, keeping: Bool) throws(WholeFile.Failure) {
        if ftruncate(descriptor, 0) != 0 { throw .init("cannot be written", errno) }
        guard let facts else { return }
        if fchmod(descriptor, facts.st_mode & 0o777) != 0 { throw .init("cannot be written", errno) }
        // Only the superuser may give files away; for others the file is theirs.
        _ = fchown(descriptor, facts.st_uid, facts.st_gid)
        if keeping { try copyTarget() }
    }

    private func copyTarget() throws(WholeFile.Failure) {
        do {
            let kept = try InputDescriptor(target)
            while true {
                let bytes = try kept.read(atMost: 1 << 18)
                if bytes.isEmpty { return }
                let code = OutputDescriptor.put(Array(bytes)[...], to: descriptor)
                if code != 0 { throw WholeFile.Failure("cannot be written", code) }
            }
        } catch let failure as WholeFile.Failure {
            throw failure
        } catch {
            throw .init("cannot be read, so that nothing can be added to it")
        }
    }

    /// Gives the file its target's name, once it is on the disk.
    func takePlace() throws(WholeFile.Failure) {
        while fsync(descriptor) != 0 {
            // Some file systems have nothing to wait for, and say so.
            if errno == EINVAL || errno == ENOTSUP { break }
            if errno == EINTR { continue }
            let failure = WholeFile.Failure("cannot be written", errno)
            remove()
            throw failure
        }
        guard rename(name.path, target.path) == 0 else {
            let failure = WholeFile.Failure("cannot be written", errno)
            remove()
            throw failure
        }
        syncFolder()
    }

    /// Takes the file away.
    func remove() { unlink(name.path) }

    /// Makes the new name last; where that cannot be had, the file is whole all the same.
    private func syncFolder() {
        let folder = target.folder.isEmpty ? FileName(".") : FileName(bytes: target.folder)
        let opened = open(folder.path, O_RDONLY | O_CLOEXEC)
        guard opened >= 0 else { return }
        _ = fsync(opened)
        close(opened)
    }
}
