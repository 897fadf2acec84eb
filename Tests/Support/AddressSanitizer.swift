// AddressSanitizer.swift: whether the tests are compiled for it.

import Foundation

/// The sanitizer that watches memory.
public enum AddressSanitizer {
    /// Whether it watches: a process then wants terabytes of addresses, and keeps for a while what has been freed.
    public static let isOn = dlsym(dlopen(nil, RTLD_NOW), "__asan_init") != nil
}
