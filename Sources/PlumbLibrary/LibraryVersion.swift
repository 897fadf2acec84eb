// LibraryVersion.swift: what the library says of itself.

import PlumbC
import Simplex
import Workbench

private let version = KeptBytes(Array(plumbVersion.utf8))

private let components = KeptBytes(
    Array(
        JSONText.members([
            ("plumb", .string(plumbVersion)), ("abi", .integer(Int(plumb_abi_version()))),
            ("license", .string(LinkedAdviser.current == nil ? "Apache-2.0" : "GPL-3.0-or-later")),
            ("glpk", LinkedAdviser.current.map { .string($0.version) } ?? .null),
        ]).line.utf8))

/// The version, as `plumb.h` describes it.
@c @implementation
public func plumb_version() -> UnsafePointer<CChar>! { version.start }

/// What the library is made of, as `plumb.h` describes it.
@c @implementation
public func plumb_components() -> UnsafePointer<CChar>! { components.start }
