import RouteTables
import Routes

struct SegueDifference {
  var kind: AppChange.Kind
  var old: Storyboard.Segue?
  var new: Storyboard.Segue?
  private(set) var details = ChangeDetails()

  /// The name of the segue in messages: its identifier, or else its kind.
  var name: String {
    guard let segue = new ?? old else { return "" }
    return (segue.identifier ?? segue.relationship).map { "'\($0)'" }
      ?? "\(segue.kind.rawValue) segue"
  }

  /// A segue, the id of the object that has it, and the name of its destination.
  typealias Owned = (segue: Storyboard.Segue, owner: ExactString?, destination: ExactString?)

  /// The changes of a scene's segues, which correspond by their object ids, or else by identifier, or
  /// else by their kind and destination.
  static func changes(from old: [Owned], to new: [Owned]) -> [SegueDifference] {
    var partners = Partners(old: old.count, new: new.count)
    // A segue that was deleted and made again has another object id, and may have another identifier.
    for key in [\Storyboard.Segue.key, \.keyWithName, \.keyWithoutName] {
      partners.match(old.map { $0.segue[keyPath: key] }, new.map { $0.segue[keyPath: key] })
    }
    var changes: [SegueDifference] = []
    for (old, partner) in zip(old, partners.newOf) {
      if let partner {
        changes += [Self(changedFrom: old, to: new[partner])].compactMap(\.self)
      } else {
        let details = ChangeDetails(isBreaking: old.segue.identifier != nil)
        changes.append(.init(kind: .removed, old: old.segue, details: details))
      }
    }
    for index in partners.added { changes.append(.init(kind: .added, new: new[index].segue)) }
    return changes
  }
}

extension SegueDifference {
  /// The change of a segue; `nil` if there is none.
  private init?(changedFrom before: Owned, to after: Owned) {
    let (old, new) = (before.segue, after.segue)
    self.init(kind: .changed, old: old, new: new)
    details.note("identifier", old.identifier, new.identifier, breaks: old.identifier != nil)
    details.note("kind", old.kind.rawValue, new.kind.rawValue)
    if old.destination != new.destination {
      let (one, other) = (
        before.destination ?? old.destination, after.destination ?? new.destination
      )
      details.texts.append(
        one == other ? "destination is another '\(one)'" : "destination '\(one)' is now '\(other)'"
      )
      details.isBreaking = old.identifier != nil
    }
    details.note("unwind action", old.unwindAction, new.unwindAction, breaks: true)
    details.note("segue action", old.creationSelector, new.creationSelector, breaks: true)
    details.note("class", old.customClass, new.customClass)
    details.note("style", old.presentationStyle, new.presentationStyle)
    let (left, came) = (old.trigger.map(Self.control), new.trigger.map(Self.control))
    if left != came {
      details.texts.append("moved from \(left ?? "code alone") to \(came ?? "code alone")")
    } else if let came, old.id == new.id, before.owner != after.owner {
      details.texts.append("moved to another \(came)")
    }
    if details.texts.isEmpty { return nil }
  }

  /// A control in messages, such as `table view cell 'Profile'` for a `tableViewCell`.
  private static func control(_ trigger: Storyboard.Segue.Trigger) -> String {
    let label = trigger.label
    let element = label.prefix { $0.isLetter }
    return element.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
      + label.dropFirst(element.count)
  }
}

extension Storyboard.Segue {
  /// Equal for segues that take each other's place.
  fileprivate var key: Partners.Key? { id.isEmpty ? nil : [id] }

  fileprivate var keyWithName: Partners.Key? { identifier.map { [$0] } ?? keyWithoutName }

  fileprivate var keyWithoutName: Partners.Key? {
    ["\(kind.rawValue)", relationship ?? "", destination]
  }
}
