// LayoutDiagnostic.swift: misuse that a layout survives, and errors that it does not.

/// A misuse that the layout survived, or a part of the screen that it has not.
public struct LayoutDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// What was wrong.
    public enum Problem: Hashable, Sendable {
        /// A fixed frame's length was negative or not finite; it was left out.
        case badFrameLength(String)
        /// State was still being written after so many layouts, or turns of the main queue, by code of the view; the tree is that
        /// of the last.
        case unsettled(rounds: Int)
        /// A custom layout's size was not a number; that length counted as 0.
        case sizeIsNotANumber
        /// A custom layout placed a subview at a point that is not a number; that call had no effect.
        case placedAtNotANumber(subview: Int)
        /// Two elements of a `ForEach` had the same id; the second is identified by its position.
        case repeatedID(String)
        /// A type other than the package's own views declared `Never` to be its body; it has no nodes.
        case viewWithoutBody
        /// Code that a layout runs asked the same host for a layout, which was refused.
        case askedForOwnLayout
        /// A distribution did not give every view of a stack one length; the stack is laid out by SwiftUI's rule.
        case wrongNumberOfLengths(given: Int, views: Int)
        /// A distribution gave a view of a stack a length that is infinite or not a number; SwiftUI's rule is asked.
        case badLength(subview: Int)
        /// A distribution gave a view of a stack a length below its least or above its greatest one, in points, by more than
        /// rounding; SwiftUI's rule is asked.
        case lengthOutOfBounds(subview: Int, length: Double, bounds: ClosedRange<Double>)
        /// A distribution threw an error; the stack is laid out by SwiftUI's rule.
        case distributionFailed(String)
        /// A custom layout, shape or text measurer answered an infinite size although nothing infinite was offered; that
        /// length counted as 0.
        case sizeIsInfinite
        /// A custom layout placed a subview at infinity; the subview is centred.
        case placedAtInfinity(subview: Int)
        /// A custom layout placed a subview with an offer of which it takes an infinite length; it is offered what the
        /// layout itself is long there.
        case placedInfinitelyLong(subview: Int)
        /// The views of a stack step in so many ways that other lengths may be fairer; where sizes of texts are rounded, they may
        /// also fill more of it.
        case fairnessUnproven
        /// A modifier or view by this name would show something on the screen, such as a sheet that is presented, a bar or a
        /// drawing; the layout is that without it.
        case leftOut(String)
    }

    /// What was wrong.
    public let problem: Problem
    /// The views from the root to the one concerned, such as `Root/VStack/Row[2]`.
    public let path: String

    /// The problem and the path in words.
    public var description: String { "\(path): \(problem.words)" }
}

extension LayoutDiagnostic.Problem {
    var words: String {
        switch self {
        case .badFrameLength(let length): "the frame's length \(length) is left out: it has to be finite and at least 0"
        case .unsettled(let rounds):
            "state was still being written after \(rounds) layouts, of which this is the last; code that runs in a layout has to "
                + "come to rest"
        case .sizeIsNotANumber: "the layout's size is not a number and counts as 0"
        case .placedAtNotANumber(let index): "subview \(index) was placed at a point that is not a number"
        case .repeatedID(let id): "the id \(id) occurs twice in a ForEach"
        case .viewWithoutBody: "the view has no body and is none of the package's own"
        case .askedForOwnLayout: "the view asked for its own layout while it is laid out, which is refused"
        case .wrongNumberOfLengths(let given, let views):
            "the distribution gave \(views.counted("view")) \(given.counted("length")); SwiftUI's rule is asked instead"
        case .badLength(let index):
            "the distribution gave view \(index) a length that is not finite; SwiftUI's rule is asked instead"
        case .lengthOutOfBounds(let index, let length, let bounds):
            "the distribution gave view \(index) the length \(length.shortest), which is not from \(bounds.lowerBound.shortest) "
                + "to \(bounds.upperBound.shortest); SwiftUI's rule is asked instead"
        case .distributionFailed(let error): "the distribution failed (\(error)); SwiftUI's rule is asked instead"
        case .sizeIsInfinite: "the size is infinite although nothing infinite was offered, and counts as 0"
        case .placedAtInfinity(let index): "subview \(index) was placed at infinity, and is centred"
        case .placedInfinitelyLong(let index):
            "subview \(index) was placed with an infinite length; it is offered what the layout has"
        case .fairnessUnproven:
            "unproven: other lengths may be fairer or, where sizes are rounded, fill more of the stack"
        case .leftOut(let name): "what \(name) would show is left out"
        }
    }
}

/// Why a layout cannot be completed.
public enum LayoutError: Error, Equatable, Sendable {
    /// Views are nested too deeply, as in a view that is its own body.
    case tooDeep(path: String)
    /// Views are nested more deeply than the stack of the thread can hold; a thread with a larger stack could.
    case stackExhausted(path: String)
    /// Code that a layout runs asked the same host for a layout; the view whose code that is.
    case insideItself(path: String)
    /// Views lay out views inside each other without an end, by hosts that their code makes; the innermost of them.
    case layoutsTooDeep(path: String)
    /// The queue of the main thread runs nothing while a layout waits for it.
    case mainQueueStands
}

extension LayoutError: CustomStringConvertible {
    /// What went wrong, where, and what would be right.
    public var description: String {
        switch self {
        case .tooDeep(let path):
            "\(path): views are nested too deeply; is a view its own body?"
        case .insideItself(let path):
            "\(path): the view asked for its own layout while it is laid out; a layout asks its subviews, or another host"
        case .layoutsTooDeep(let path):
            "\(path): layouts are made inside each other too deeply; does a view lay itself out by a new host?"
        case .mainQueueStands:
            "the main queue runs nothing while the layout waits for it: lay out on the main thread, and where the main queue "
                + "runs the code, await layout(_:settling:)"
        case .stackExhausted(let path):
            "\(path): views are nested too deeply for the stack of this thread; lay out on a thread with a larger one, or is a "
                + "view its own body?"
        }
    }
}

/// How much work a layout was.
public struct LayoutStatistics: Hashable, Sendable {
    /// How often a node computed a size that it did not remember.
    public internal(set) var measurements = 0
    /// The most measurements of a single node.
    public internal(set) var mostForOneView = 0
}
