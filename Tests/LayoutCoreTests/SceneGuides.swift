// SceneGuides.swift: guide keys and expressions of scenes.

import LayoutCore

/// An expression of a scene: a number, a length of the view, a guide, or arithmetic.
indirect enum SceneExpression: Sendable {
    case number(CGFloat)
    case width
    case height
    case guide(String)
    case explicit(String, SceneExpression)
    case arithmetic(String, SceneExpression, SceneExpression)

    init(_ value: SceneValue) throws {
        if let number = value.length {
            self = .number(number)
            return
        }
        let parts = value.list
        switch (parts.first?.string, parts.count) {
        case ("width", 1): self = .width
        case ("height", 1): self = .height
        case ("guide", 2): self = .guide(try parts[1].required())
        case ("explicit", 3): self = .explicit(try parts[1].required(), try SceneExpression(parts[2]))
        case (let name?, 3): self = .arithmetic(name, try SceneExpression(parts[1]), try SceneExpression(parts[2]))
        default: throw SceneError.badExpression
        }
    }

    func value(in context: ViewDimensions, _ guides: SceneGuides) -> CGFloat {
        switch self {
        case .number(let number): return number
        case .width: return context.width
        case .height: return context.height
        case .guide(let name): return context[guides.key(name)]
        case .explicit(let name, let other):
            return context[explicit: guides.key(name)] ?? other.value(in: context, guides)
        case .arithmetic(let name, let first, let second):
            let (first, second) = (first.value(in: context, guides), second.value(in: context, guides))
            switch name {
            case "+": return first + second
            case "-": return first - second
            case "*": return first * second
            default: return first / second
            }
        }
    }
}

/// What is wrong with a scene.
enum SceneError: Error {
    case badExpression
    case missing
    case unknownKind(String)
}

extension SceneValue {
    func required() throws -> String {
        guard let string else { throw SceneError.missing }
        return string
    }
}

/// The guides of a scene by their keys.
struct SceneGuides: Sendable {
    private var defaults: [String: SceneExpression] = [:]

    init(_ customGuides: SceneValue?) throws {
        guard case .object(let members)? = customGuides else { return }
        defaults = try members.mapValues { try SceneExpression($0) }
    }

    func key(_ name: String) -> AlignmentKey {
        switch name {
        case "leading": return HorizontalAlignment.leading.key
        case "hcenter": return HorizontalAlignment.center.key
        case "trailing": return HorizontalAlignment.trailing.key
        case "top": return VerticalAlignment.top.key
        case "vcenter": return VerticalAlignment.center.key
        case "bottom": return VerticalAlignment.bottom.key
        case "firstTextBaseline": return VerticalAlignment.firstTextBaseline.key
        case "lastTextBaseline": return VerticalAlignment.lastTextBaseline.key
        default:
            let value = defaults[name] ?? .number(0)
            return AlignmentKey(name.hasPrefix("h:") ? .horizontal : .vertical, named: name) {
                value.value(in: $0, self)
            }
        }
    }

    func horizontal(_ name: String) -> HorizontalAlignment { HorizontalAlignment(key: key(name)) }
    func vertical(_ name: String) -> VerticalAlignment { VerticalAlignment(key: key(name)) }

    func alignment(_ value: SceneValue?) throws -> Alignment {
        guard let names = value?.list, names.count == 2 else { return .center }
        return Alignment(
            horizontal: horizontal(try names[0].required()), vertical: vertical(try names[1].required()))
    }
}
