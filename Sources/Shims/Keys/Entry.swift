// Entry.swift: `@Entry`, which gives a property of an extension a key of its own.

/// Keeps a property under a key that is made for it, in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`.
///
/// The value after the sign of equality is that where none was set.  With a type it is made whenever it is asked for, without one
/// it is made once.  A property of `FocusedValues` has an optional type and no value.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ViewMacros", type: "Entry")
