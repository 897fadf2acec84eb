// FileContents.swift: all of a file at once, whose name need not be text.

public import Essentials

/// Why a file was not read as a whole.
public enum FileContentsError: Error, Equatable, Sendable {
    /// There is no such file, or the system does not let it be read: what is wrong, and what would be right.
    case unreadable(String)
    /// It is a pipe or a device, and a regular file is asked for.
    case notRegular
    /// It has more bytes than it may.
    case tooLarge(atLeast: Int)
}

extension FileName {
    /// The bytes of the file.
    ///
    /// - Parameters:
    ///   - most: How many bytes it may have; no more are held in memory.
    ///   - isRegular: Whether it must be a regular file; otherwise a pipe is read to its end.
    ///   - standardInput: Whether `-` is standard input, and no file of that name.
    /// - Throws: `FileContentsError`.
    public func contents(atMost most: Int, regular isRegular: Bool = false, standardInput: Bool = false)
        throws(FileContentsError)
        -> Data
    {
        var data = Data()
        do {
            let file = standardInput && isStandardInput ? InputDescriptor() : try InputDescriptor(self)
            if isRegular, file.isLive { throw FileContentsError.notRegular }
            while data.count <= most {
                let more = try file.read(atMost: 1 << 18)
                if more.isEmpty { return data }
                data.append(more)
            }
        } catch let error as FileContentsError {
            throw error
        } catch let error as InputDescriptor.Failure {
            throw .unreadable(error.complaint(about: self))
        } catch {
            throw .unreadable("cannot be read: \(error)")
        }
        throw .tooLarge(atLeast: data.count)
    }
}
