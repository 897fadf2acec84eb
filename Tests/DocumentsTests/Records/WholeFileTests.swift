// WholeFileTests.swift: files are written whole or not at all.

import Foundation
import Testing

@testable import Documents

struct WholeFileTests {
    /// A folder for the time of one test.
    private func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

    private func permissions(_ file: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    }

    @Test func `the target is what it was until the end, and keeps its permissions`() throws {
        try inFolder { folder in
            let target = folder.appending(path: "proofs")
            try Data("yesterday".utf8).write(to: target)
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target.path)
            let file = try WholeFile(FileName(target.path))
            try file.write(Array("today".utf8))
            #expect(try text(target) == "yesterday")
            try file.finish()
            #expect(try text(target) == "today" && permissions(target) == 0o640)
            #expect(try names(in: folder) == ["proofs"])
        }
    }

    @Test func `a file that is let go of leaves nothing behind`() throws {
        try inFolder { folder in
            let target = folder.appending(path: "proofs")
            do {
                let file = try WholeFile(FileName(target.path))
                try file.write([1])
            }
            #expect(try names(in: folder) == [])
            try Data("yesterday".utf8).write(to: target)
            let file = try WholeFile(FileName(target.path))
            try file.finish(evenEmpty: false)
            #expect(try text(target) == "yesterday" && names(in: folder) == ["proofs"])
        }
    }

    @Test func `what is kept stands before what is added`() throws {
        try inFolder { folder in
            let target = folder.appending(path: "proofs")
            let long = String(repeating: "line\n", count: 100_000)
            try Data(long.utf8).write(to: target)
            let file = try WholeFile(FileName(target.path), keeping: true)
            try file.write(Array("more\n".utf8))
            try file.finish()
            #expect(try text(target) == long + "more\n")
        }
    }

    @Test func `a second writer is refused, and the first one's file is whole`() throws {
        try inFolder { folder in
            let name = FileName(folder.appending(path: "proofs").path)
            let first = try WholeFile(name)
            try first.write([0x31])
            let refusal = "is being written already; name another file, or wait for the run that writes it"
            #expect(throws: WholeFile.Failure(refusal)) { try WholeFile(name) }
            try first.finish()
            // Once it is over, others may write.
            let second = try WholeFile(name)
            try second.write([0x32])
            try second.finish()
            #expect(try text(folder.appending(path: "proofs")) == "2")
        }
    }

    @Test func `what a killed process left is used again`() throws {
        try inFolder { folder in
            try Data("rest".utf8).write(to: folder.appending(path: "proofs.plumb-part"))
            let file = try WholeFile(FileName(folder.appending(path: "proofs").path))
            try file.write([0x31])
            try file.finish()
            #expect(try text(folder.appending(path: "proofs")) == "1" && names(in: folder) == ["proofs"])
        }
    }

    @Test func `symbolic links stay, and lead to what is written, there or not`() throws {
        try inFolder { folder in
            let inner = folder.appending(path: "inner")
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            let link = folder.appending(path: "link")
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "second")
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: "second").path, withDestinationPath: "inner/proofs")
            for word in ["one", "two"] {
                let file = try WholeFile(FileName(link.path))
                try file.write(Array(word.utf8))
                try file.finish()
                #expect(try text(inner.appending(path: "proofs")) == word)
                #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "second")
            }
        }
    }

    @Test func `what is read is not written, by whatever name`() throws {
        try inFolder { folder in
            let input = folder.appending(path: "rows")
            try Data("rows".utf8).write(to: input)
            try FileManager.default.linkItem(at: input, to: folder.appending(path: "hard"))
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: "soft").path, withDestinationPath: "rows")
            for (read, written) in [("rows", "rows"), ("rows", "hard"), ("soft", "hard"), ("hard", "soft")] {
                #expect(throws: WholeFile.Failure("is read as well; write to another file")) {
                    try WholeFile(
                        FileName(folder.appending(path: written).path),
                        besides: [FileName(folder.appending(path: read).path)])
                }
            }
            // Nor is it the file in which the target comes to be.
            try Data("rows".utf8).write(to: folder.appending(path: "proofs.plumb-part"))
            let read = FileName(folder.appending(path: "proofs.plumb-part").path)
            #expect(throws: WholeFile.Failure.self) {
                try WholeFile(FileName(folder.appending(path: "proofs").path), besides: [read])
            }
            #expect(try text(folder.appending(path: "proofs.plumb-part")) == "rows" && text(input) == "rows")
        }
    }

    @Test func `a link that stands in the way is not followed`() throws {
        try inFolder { folder in
            let other = folder.appending(path: "other")
            try Data("other".utf8).write(to: other)
            let part = folder.appending(path: "proofs.plumb-part")
            let name = FileName(folder.appending(path: "proofs").path)
            try FileManager.default.createSymbolicLink(atPath: part.path, withDestinationPath: "other")
            #expect(throws: WholeFile.Failure.self) { try WholeFile(name) }
            try FileManager.default.removeItem(at: part)
            try FileManager.default.linkItem(at: other, to: part)
            #expect(throws: WholeFile.Failure.self) { try WholeFile(name) }
            #expect(try text(other) == "other")
        }
    }

    @Test func `devices are written as they are, and a full one says so`() throws {
        let file = try WholeFile(FileName("/dev/null"))
        try file.write([1])
        try file.finish()
        let kind = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        #expect(kind == .typeCharacterSpecial)
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let full = try WholeFile(FileName("/dev/full"))
        #expect(throws: WholeFile.Failure("cannot be written: No space left on device")) { try full.write([1]) }
        #expect(throws: WholeFile.Failure.self) { try full.finish() }
    }

    @Test func `names as long as they may be, and folders, are taken and refused`() throws {
        try inFolder { folder in
            let long = folder.appending(path: String(repeating: "n", count: 255))
            let file = try WholeFile(FileName(long.path))
            try file.finish()
            #expect(try text(long).isEmpty)
            #expect(throws: WholeFile.Failure("is a folder; name a file in it")) {
                try WholeFile(FileName(folder.path))
            }
            #expect(throws: WholeFile.Failure.self) { try WholeFile(FileName(folder.path + "/no/such")) }
        }
    }
}
