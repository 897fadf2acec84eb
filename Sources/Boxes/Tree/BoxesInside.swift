// BoxesInside.swift: the boxes inside a box.

/// The boxes inside a box, in order; most boxes have one or none, for which no list is made.
package enum BoxesInside<Value: Number>: RandomAccessCollection {
    case one(Box<Value>)
    case several([Box<Value>])

    package init(_ boxes: [Box<Value>]) { self = boxes.count == 1 ? .one(boxes[0]) : .several(boxes) }

    package var startIndex: Int { 0 }

    @inline(__always)
    package var endIndex: Int {
        switch self {
        case .one: 1
        case .several(let boxes): boxes.count
        }
    }

    @inline(__always)
    package subscript(index: Int) -> Box<Value> {
        switch self {
        case .one(let box):
            precondition(index == 0, "box \(index) of one")
            return box
        case .several(let boxes): return boxes[index]
        }
    }

    /// Calls for each box: a loop would count each of them once more.
    @inline(__always)
    package func each<Failure: Error>(_ visit: (Box<Value>) throws(Failure) -> Void) throws(Failure) {
        switch self {
        case .one(let box): try visit(box)
        case .several(let boxes): for box in boxes { try visit(box) }
        }
    }
}
