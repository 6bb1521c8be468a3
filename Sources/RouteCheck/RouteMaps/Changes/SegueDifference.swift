import Routes
import StoryboardModel

/// A segue that came, went or changed.
struct SegueDifference {
  var kind: AppChange.Kind
  var old: Storyboard.Segue?
  var new: Storyboard.Segue?
  var details: [String] = []
  var isBreaking = false

  /// The name of the segue in messages.
  var name: String {
    guard let segue = new ?? old else { return "" }
    if let identifier = segue.identifier { return "'\(identifier)'" }
    return segue.relationship.map { "'\($0)'" } ?? "a \(segue.kind.rawValue) segue"
  }

  /// A segue, the id of the object that has it, and the name of its destination.
  typealias Owned = (segue: Storyboard.Segue, owner: ExactString?, destination: ExactString?)

  /// The changes of a scene's segues, which correspond by their object ids, or else by identifier, or
  /// else by their kind and destination.
  ///
  /// - Complexity: O(*n*) in the number of segues.
  static func changes(from old: [Owned], to new: [Owned]) -> [SegueDifference] {
    var byID: [ExactString: Int] = [:]
    for (index, new) in new.enumerated().reversed() where !new.segue.id.isEmpty {
      byID[new.segue.id] = index
    }
    var taken: Set<Int> = []
    var partners: [Int?] = old.map { old in
      guard let index = byID[old.segue.id], taken.insert(index).inserted else { return nil }
      return index
    }
    // A segue that was deleted and made again has another object id, and may have another identifier.
    for key in [\Storyboard.Segue.key, \.keyWithoutName] {
      // The last of the positions is the first segue, and the next one to take.
      var byKey = Dictionary(
        grouping: new.indices.reversed().filter { !taken.contains($0) },
        by: { new[$0].segue[keyPath: key] }
      )
      for (index, old) in old.enumerated() where partners[index] == nil {
        guard let first = byKey[old.segue[keyPath: key]]?.popLast() else { continue }
        taken.insert(first)
        partners[index] = first
      }
    }
    var changes: [SegueDifference] = []
    for (old, partner) in zip(old, partners) {
      if let partner {
        changes += [Self(changedFrom: old, to: new[partner])].compactMap(\.self)
      } else {
        changes.append(
          .init(kind: .removed, old: old.segue, isBreaking: old.segue.identifier != nil)
        )
      }
    }
    for (index, new) in new.enumerated() where !taken.contains(index) {
      changes.append(.init(kind: .added, new: new.segue))
    }
    return changes
  }
}

extension SegueDifference {
  /// The change of a segue; `nil` if there is none.
  private init?(changedFrom before: Owned, to after: Owned) {
    let (old, new) = (before.segue, after.segue)
    self.init(kind: .changed, old: old, new: new)
    note("identifier", old.identifier, new.identifier, breaks: old.identifier != nil)
    note("kind", ExactString(old.kind.rawValue), ExactString(new.kind.rawValue), breaks: false)
    if old.destination != new.destination {
      let (one, other) = (
        before.destination ?? old.destination, after.destination ?? new.destination
      )
      details.append(
        one == other ? "destination is another '\(one)'" : "destination '\(one)' is now '\(other)'"
      )
      isBreaking = old.identifier != nil
    }
    note("unwind action", old.unwindAction, new.unwindAction, breaks: true)
    note("segue action", old.creationSelector, new.creationSelector, breaks: true)
    note("class", old.customClass, new.customClass, breaks: false)
    note("style", old.presentationStyle, new.presentationStyle, breaks: false)
    if let control = new.trigger?.label ?? old.trigger.map({ _ in "code alone" }),
      old.trigger?.label != new.trigger?.label
    {
      details.append("moved from \(old.trigger?.label ?? "code alone") to \(control)")
    } else if let control = new.trigger?.label, old.id == new.id, before.owner != after.owner {
      details.append("moved to another \(control)")
    }
    if details.isEmpty { return nil }
  }

  private mutating func note(
    _ field: String,
    _ one: ExactString?,
    _ two: ExactString?,
    breaks: Bool
  ) {
    if one == two { return }
    details.append(
      "\(field) \(SceneDifference.quoted(one)) is now \(SceneDifference.quoted(two))"
    )
    if breaks { isBreaking = true }
  }
}

extension Storyboard.Segue {
  /// Equal for segues that take each other's place.
  fileprivate var key: ExactString { identifier.map { "name \($0)" } ?? keyWithoutName }

  fileprivate var keyWithoutName: ExactString {
    "\(kind.rawValue) \(relationship ?? "") \(destination)"
  }
}
