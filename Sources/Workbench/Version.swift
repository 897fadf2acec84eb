// Version.swift: the version, for all who say it.

/// The version of Plumb.
package let plumbVersion = "0.2.0"
