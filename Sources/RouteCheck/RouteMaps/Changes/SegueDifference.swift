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

  /// The changes of a scene's segues, which correspond by their object ids, or else by identifier.
  ///
  /// - Complexity: O(*n*) in the number of segues.
  static func changes(from old: Storyboard.Scene, to new: Storyboard.Scene) -> [SegueDifference] {
    var byID: [ExactString: Int] = [:]
    var byName: [ExactString: [Int]] = [:]
    // The last of the positions is the first segue, and the next one to take.
    for (index, segue) in new.segues.enumerated().reversed() {
      if !segue.id.isEmpty { byID[segue.id] = index }
      byName[segue.key, default: []].append(index)
    }
    var taken: Set<Int> = []
    var partners: [Int?] = old.segues.map { segue in
      guard let index = byID[segue.id], taken.insert(index).inserted else { return nil }
      return index
    }
    // A segue that was deleted and made again has another object id.
    for names in byName.keys { byName[names]?.removeAll(where: taken.contains) }
    for (index, segue) in old.segues.enumerated() where partners[index] == nil {
      guard let first = byName[segue.key]?.popLast() else { continue }
      taken.insert(first)
      partners[index] = first
    }
    var changes: [SegueDifference] = []
    for (segue, partner) in zip(old.segues, partners) {
      if let partner {
        changes += [Self(changedFrom: segue, to: new.segues[partner])].compactMap(\.self)
      } else {
        changes.append(
          .init(kind: .removed, old: segue, isBreaking: segue.identifier != nil)
        )
      }
    }
    for (index, segue) in new.segues.enumerated() where !taken.contains(index) {
      changes.append(.init(kind: .added, new: segue))
    }
    return changes
  }
}

extension SegueDifference {
  /// The change of a segue; `nil` if there is none.
  private init?(changedFrom old: Storyboard.Segue, to new: Storyboard.Segue) {
    self.init(kind: .changed, old: old, new: new)
    note("identifier", old.identifier, new.identifier, breaks: old.identifier != nil)
    note("kind", ExactString(old.kind.rawValue), ExactString(new.kind.rawValue), breaks: false)
    note("destination", old.destination, new.destination, breaks: old.identifier != nil)
    note("unwind action", old.unwindAction, new.unwindAction, breaks: true)
    note("segue action", old.creationSelector, new.creationSelector, breaks: true)
    note("class", old.customClass, new.customClass, breaks: false)
    note("style", old.presentationStyle, new.presentationStyle, breaks: false)
    note(
      "trigger",
      old.trigger.map { ExactString($0.label) },
      new.trigger.map { ExactString($0.label) },
      breaks: false
    )
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
  fileprivate var key: ExactString {
    identifier.map { "name \($0)" } ?? "\(kind.rawValue) \(relationship ?? "") \(destination)"
  }
}
