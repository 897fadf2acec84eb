// Shims.swift: names of SwiftUI's that change no frame: gestures, animations, what is announced or felt, windows of a program,
// and UIKit's stand-ins.
//
// A program that uses them compiles, and is laid out as if they were not there.  What they are given is not run, except
// what the documentation of a name says.  Modifiers that mark what is drawn are in LayoutCore and Views.

@_exported public import Views
