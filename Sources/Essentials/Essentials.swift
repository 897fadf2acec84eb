// Essentials.swift: re-exports the essential part of Foundation, and the C library.
//
// On Linux the essential part of Foundation has no CoreFoundation and no ICU, which would be 42 MB of the command and a third of the
// time that it takes to start.  Only views need more of it (`LayoutCore`), for programs that were written for SwiftUI expect it.

#if canImport(FoundationEssentials)
    @_exported public import FoundationEssentials
    #if canImport(Glibc)
        @_exported public import Glibc
    #elseif canImport(Musl)
        @_exported public import Musl
    #endif
#else
    @_exported public import Foundation
#endif
