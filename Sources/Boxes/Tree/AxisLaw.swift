// AxisLaw.swift: what a box does along one axis, where that follows from the offer along the same axis alone.
// Lengths in points.

/// How long a box is for what it is offered, and where the box inside stands, along one axis.
enum AxisLaw<Value: Number> {
    /// An offer brought into a range.
    case range(BoxRange<Value>)
    /// One length.
    case fixed(Value)
    /// Takes the offer; 10 points if nothing is offered.
    case room
    /// What the box inside does.
    case inside
    case flexible(FlexibleLengthOver<Value>)
    /// The length of a frame; `nil` for that of the box inside.
    case frame(Value?)
    /// The inset before the box inside, and those of both sides.
    case padding(before: Value, total: Value)
    /// The box inside at its ideal length.
    case ideal
    /// How far the box inside is drawn from its place.
    case offset(Value)
    /// Where the middle of the box inside lies.
    case position(Value)
    /// A window that scrolls along the axis.
    case window
    /// A window that scrolls across the axis.
    case windowAcross

    /// The length under an offer.
    ///
    /// - Parameter child: The length that the box inside takes of an offer.
    @inline(__always)
    func length<J: Judge<Value>>(for offer: Value?, judge: inout J, child: (Value?) -> Value) -> Value {
        switch self {
        case .range(let range): return range.length(for: offer, judge: &judge)
        case .fixed(let length): return length
        case .room: return offer ?? 10
        case .inside, .offset, .windowAcross: return child(offer)
        case .flexible(let frame):
            if let length = frame.lengthAlone(offer, judge: &judge) { return length }
            return frame.length(offer, child: child(frame.offer(offer, judge: &judge)), judge: &judge)
        case .frame(let length): return length ?? child(offer)
        case .padding(_, let insets):
            let length = child(offer.map { judge.greater(0, $0 - insets) })
            return judge.greater(0, length + insets)
        case .ideal: return child(nil)
        case .position, .window: return offer ?? child(nil)
        }
    }

    /// What the box inside is offered in the end.
    ///
    /// - Parameter length: That of the box itself under its offer.
    @inline(__always)
    func finalOffer<J: Judge<Value>>(_ offer: Value?, length: Value, judge: inout J) -> Value? {
        switch self {
        case .range, .fixed, .inside, .offset, .windowAcross: return offer
        case .flexible(let frame): return frame.finalOffer(offer, length: length, judge: &judge)
        case .frame(let length): return length ?? offer
        case .padding(_, let insets): return offer.map { judge.greater(0, $0 - insets) }
        case .ideal, .window: return nil
        case .position, .room: return length
        }
    }

    /// Where the box inside begins.
    ///
    /// - Parameters:
    ///   - length: That of the box itself, and of the one inside.
    ///   - guide: The guide on which the box inside stands in a frame.
    @inline(__always)
    func origin(in length: Value, of child: Value, on guide: GuideKey.Known) -> Value {
        switch self {
        case .range, .fixed, .inside, .room, .ideal, .window: return 0
        case .flexible, .frame:
            let own = guide.standard(in: child)
            return guide.standard(in: length).difference(own.isDefined ? own : .infinity)
        case .padding(let before, _): return before
        case .offset(let distance): return distance
        case .position(let middle): return middle - child / 2
        case .windowAcross: return length.difference(child) / 2
        }
    }
}
