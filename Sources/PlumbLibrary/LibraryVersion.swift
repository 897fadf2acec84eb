// LibraryVersion.swift: what the library says of itself.

import PlumbC
import Simplex
import Workbench

/// A text for C that is never freed.
struct KeptText: @unchecked Sendable {
    let start: UnsafePointer<CChar>

    init(_ text: String) {
        let bytes = text.utf8CString
        let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
        _ = copy.initialize(from: bytes)
        start = UnsafePointer(copy.baseAddress ?? UnsafeMutablePointer<CChar>.allocate(capacity: 1))
    }
}

private let version = KeptText(plumbVersion)

private let components = KeptText(
    JSONText.members([
        ("plumb", .string(plumbVersion)), ("abi", .integer(Int(plumb_abi_version()))),
        (
            "license",
            .string(LinkedAdviser.current == nil ? "Apache-2.0" : "GPL-3.0-or-later")
        ),
        ("glpk", LinkedAdviser.current.map { .string($0.version) } ?? .null),
    ]).line)

@c @implementation
public func plumb_version() -> UnsafePointer<CChar>! { version.start }

@c @implementation
public func plumb_components() -> UnsafePointer<CChar>! { components.start }
