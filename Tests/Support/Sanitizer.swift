// Sanitizer.swift: whether the tests are compiled for a sanitizer.

import Foundation

/// The sanitizers that watch memory and threads.
public enum Sanitizer {
    /// Whether one watches: a process then wants terabytes of addresses, keeps for a while what has been freed, and has
    /// several times the frames on its stack.
    public static let isOn = watchesThreads || knows("__asan_init")

    /// Whether it is the one of threads, which follows no more than 65,536 calls in each other.
    public static let watchesThreads = knows("__tsan_init")

    private static func knows(_ name: String) -> Bool { dlsym(dlopen(nil, RTLD_NOW), name) != nil }

    /// Small stacks, in bytes: those that are promised, or as many levels' worth under a sanitizer.
    public static let smallStacks = isOn ? [2 << 20] : [128 << 10, 512 << 10]
}
