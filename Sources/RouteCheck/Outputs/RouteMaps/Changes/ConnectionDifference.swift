import Routes
import StoryboardReader

extension ChangeDetails {
  private typealias Kind = StoryboardFile.Connection.Kind

  /// The differences between the outlets and actions of two versions of a scene.
  init(from old: [AppVersion.Connection], to new: [AppVersion.Connection]) {
    self.init()
    let before = Dictionary(grouping: old, by: \.key)
    let after = Dictionary(grouping: new, by: \.key)
    func surplus(_ connection: AppVersion.Connection) -> Int {
      (after[connection.key] ?? []).count - (before[connection.key] ?? []).count
    }
    var removed = Self.uniqued(old).filter { surplus($0) < 0 }
    var added = Self.uniqued(new).filter { surplus($0) > 0 }
    rename(&removed, &added)
    for action in Self.uniqued(new) where action.kind == .action && surplus(action) == 0 {
      tellMove(of: action, before[action.key] ?? [], after[action.key] ?? [])
    }
    for (word, connections) in [("removed", removed), ("new", added)] {
      for (kind, name) in [(Kind.outlet, "outlet"), (.action, "action")] {
        let some = connections.filter { $0.kind == kind }
        let byObject = Dictionary(grouping: some) { $0.object.map { " of '\($0)'" } ?? "" }
        for (end, connections) in byObject.sorted(by: { $0.key < $1.key }) {
          let names = connections.map { "'\($0.name)'" }
          let noun = names.count == 1 ? name : "\(name)s"
          texts.append("\(word) \(noun) \(Self.list(names))\(end)")
        }
      }
    }
    isBreaking = isBreaking || removed.contains { $0.kind == .outlet && $0.isOfApp }
  }

  /// The first connection of each key.
  private static func uniqued(_ connections: [AppVersion.Connection]) -> [AppVersion.Connection] {
    var seen: Set<Partners.Key> = []
    return connections.filter { seen.insert($0.key).inserted }
  }

  /// Tells that other controls send an action now, by its connections.
  private mutating func tellMove(
    of action: AppVersion.Connection,
    _ old: [AppVersion.Connection],
    _ new: [AppVersion.Connection]
  ) {
    func controls(_ some: [AppVersion.Connection]) -> [ExactString: String] {
      Dictionary(some.map { ($0.owner, $0.control) }) { first, _ in first }
    }
    let (were, are) = (controls(old), controls(new))
    let left = were.filter { are[$0.key] == nil }.values.sorted()
    let came = are.filter { were[$0.key] == nil }.values.sorted()
    // A control that was made again has another id, and the same name.
    if left == came { return }
    let names = [left, came].map(Self.list)
    texts.append("action '\(action.name)' moved from \(names[0]) to \(names[1])")
  }

  /// Tells an outlet of the same object to the same object, by another name, as one change.
  private mutating func rename(
    _ removed: inout [AppVersion.Connection],
    _ added: inout [AppVersion.Connection]
  ) {
    var partners = Partners(old: removed.count, new: added.count)
    partners.match(removed.map(\.ends), added.map(\.ends))
    for pair in partners.pairs {
      let (old, new) = (removed[pair.old], added[pair.new])
      let end = old.object.map { " of '\($0)'" } ?? ""
      texts.append("outlet '\(old.name)'\(end) is now '\(new.name)'")
      isBreaking = isBreaking || old.isOfApp
    }
    removed = partners.removed.map { removed[$0] }
    added = partners.added.map { added[$0] }
  }
}

extension AppVersion {
  struct Connection {
    var kind: StoryboardFile.Connection.Kind
    var name: ExactString
    /// The class of the object that has the property or the method, or else its element; `nil` for
    /// the controller of the scene.
    var object: ExactString?
    /// The id of the object that an outlet is set to.
    var value: ExactString?
    /// The id of the control that sends an action.
    var owner: ExactString
    var control: String
    var isOfApp: Bool

    /// The object of an outlet, and the object that it is set to.
    fileprivate var ends: Partners.Key? { value.map { [object ?? "", $0] } }

    /// Connections with the same key are the same.
    fileprivate var key: Partners.Key { ["\(kind)", name] + [object].compactMap(\.self) }
  }

  /// The outlets and actions of each scene of a storyboard, by their places in the file.
  static func connections(of file: StoryboardFile) -> [[Connection]] {
    var scenes = file.storyboard.scenes.map { _ in [Connection]() }
    let starts = zip(file.scenes.map(\.element), scenes.indices).sorted { $0.0 < $1.0 }
    let views = file.wireframes.map { wireframe in
      let named = wireframe.views.filter { $0.id != nil }
      return Dictionary(named.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    var next = 0
    for connection in file.connections {
      while next < starts.count, starts[next].0 < connection.location { next += 1 }
      guard next > 0 else { continue }
      let scene = starts[next - 1].1
      let isOfScene = connection.object == file.storyboard.scenes[scene].id
      let name = file.customClasses[connection.object]
      scenes[scene].append(
        Connection(
          kind: connection.kind,
          name: connection.name,
          object: isOfScene ? nil : name ?? ExactString(connection.element),
          value: connection.value,
          owner: connection.owner,
          control: (views.indices.contains(scene) ? views[scene][connection.owner]?.name : nil)
            ?? connection.ownerElement,
          isOfApp: name != nil
        )
      )
    }
    return scenes
  }
}
