import ProjectModel
import Routes
import SourceText
import StoryboardReader

/// The changes from one version of an app to another: its storyboards, scenes, segues, classes and
/// routes.
///
/// Scenes and segues correspond by their object ids, which Interface Builder keeps. A move on the
/// canvas is not a change.
package struct AppDiff: Sendable {
  /// The changes: storyboards, then scenes with their segues, then classes and routes.
  package private(set) var changes: [AppChange] = []
  /// How each scene of the new version changed, by its number among the nodes of its map.
  private(set) var newMarks: [Int: AppChange.Kind] = [:]
  /// The scenes that correspond, by their numbers.
  private(set) var scenes: Partners
  let old: AppVersion
  let new: AppVersion
  /// The names of the scenes of each storyboard of which only the layout changed.
  private var layouts: [Int: [String]] = [:]
  /// The classes of scenes that have another name now.
  private var renamedClasses: [ExactString: ExactString] = [:]
  /// The segues with another identifier, by the old and the new one, and the positions of their changes.
  private var renames: [[ExactString]: Int] = [:]

  /// Compares two versions.
  ///
  /// - Parameters:
  ///   - oldRoot: The file or folder that was read for it.
  ///   - newRoot: The file or folder that was read for it.
  package init(from old: Project, at oldRoot: String, to new: Project, at newRoot: String) {
    self.old = AppVersion(old, below: oldRoot)
    self.new = AppVersion(new, below: newRoot)
    scenes = Partners(old: self.old.scenes.count, new: self.new.scenes.count)
    compareScenes(matchStoryboards())
    addLayouts()
    compareClasses()
    compareRoutes()
  }

  package var isBreaking: Bool { changes.contains(where: \.isBreaking) }

  /// The storyboards that correspond: with the same path, or else with a name that is unique in both.
  private mutating func matchStoryboards() -> Partners {
    var partners = Partners(old: old.paths.count, new: new.paths.count)
    if old.paths.count == 1, new.paths.count == 1 { partners.pair(0, 0) }
    partners.match(old.paths.map { [$0] }, new.paths.map { [$0] })
    partners.match(
      old.project.storyboards.map { [$0.storyboard.name] },
      new.project.storyboards.map { [$0.storyboard.name] },
      onlyUnique: true
    )
    for position in partners.removed {
      let count = old.project.storyboards[position].storyboard.scenes.count
      let details = ChangeDetails(PlainText.counted(count, "scene"), isBreaking: true)
      changes.add(.removed, .storyboard, "'\(old.storyboardName(position))'", details)
    }
    for position in partners.added {
      changes.add(.added, .storyboard, "'\(new.storyboardName(position))'")
    }
    return partners
  }

  private mutating func compareScenes(_ storyboards: Partners) {
    match(storyboards) { [$0.id] }
    // Scenes that were made again with another id are the only ones of their kind, class and
    // identifier.
    match(storyboards, onlyUnique: true) { scene in
      ["\(scene.kind.rawValue)", scene.customClass ?? "", scene.identifier ?? ""]
    }
    let byID = Dictionary(grouping: new.scenes.indices) { new.scenes[$0].scene.id }
    for node in scenes.removed {
      let scene = old.scenes[node].scene
      let alike = byID[scene.id] ?? []
      // The id of a scene that was copied into many storyboards is ambiguous.
      let others = alike.count > Limits.meanings ? [] : alike.filter { scenes.oldOf[$0] == nil }
      if others.count == 1 {
        scenes.pair(node, others[0])
        let from = old.storyboardName(old.scenes[node].position)
        let target = new.storyboardName(new.scenes[others[0]].position)
        mark(others[0], .moved)
        let isBreaking = new.scenes[others[0]].scene.identifier != nil
        let text = "from '\(from)' to '\(target)'"
        add(.moved, others[0], of: new, .init(text, isBreaking: isBreaking))
      } else if storyboards.newOf[old.scenes[node].position] != nil {
        // The change of a removed storyboard includes its scenes.
        let isBreaking = scene.identifier != nil || scene.customClass != nil
        add(.removed, node, of: old, .init(isBreaking: isBreaking))
      }
    }
    for (one, other) in scenes.pairs { compare(one, other) }
    for node in scenes.added {
      mark(node, .added)
      add(.added, node, of: new)
    }
  }

  /// Matches scenes of one storyboard.
  private mutating func match(
    _ storyboards: Partners,
    onlyUnique areUnique: Bool = false,
    by key: (Storyboard.Scene) -> Partners.Key
  ) {
    scenes.match(
      old.scenes.map { view in
        storyboards.newOf[view.position].map { ["\($0)"] + key(view.scene) }
      },
      new.scenes.map { ["\($0.position)"] + key($0.scene) },
      onlyUnique: areUnique
    )
  }

  private mutating func mark(_ node: Int, _ kind: AppChange.Kind) {
    if newMarks[node] == nil { newMarks[node] = kind }
  }

  private mutating func add(
    _ kind: AppChange.Kind,
    _ node: Int,
    of version: AppVersion,
    _ details: ChangeDetails = ChangeDetails()
  ) {
    let name = version.name(node)
    let storyboard = version.storyboardName(version.scenes[node].position)
    changes.add(kind, .scene, "'\(name)'", in: storyboard, of: name, details)
  }
}

// MARK: - A scene of both versions

extension AppDiff {
  private mutating func compare(_ one: Int, _ other: Int) {
    let (oldView, newView) = (old.scenes[one], new.scenes[other])
    let (before, after) = (oldView.scene, newView.scene)
    var details = ChangeDetails()
    details.compare(before, after)
    var hasOtherLayout = false
    if let screen = oldView.wireframe, let newScreen = newView.wireframe {
      let difference = ScreenDifference(from: screen, to: newScreen)
      details.texts += difference.details
      hasOtherLayout = difference.hasOtherLayout
    }
    details += ChangeDetails(from: old.connections[one], to: new.connections[other])
    let wasInitial = oldView.file.storyboard.initialScene == before.id
    let isInitial = newView.file.storyboard.initialScene == after.id
    if wasInitial != isInitial {
      let text = isInitial ? "is now initial" : "is no longer initial"
      details += ChangeDetails(text, isBreaking: wasInitial)
    }
    if let one = before.customClass, let other = after.customClass, one != other {
      renamedClasses[one] = other
    }
    if !details.texts.isEmpty {
      mark(other, .changed)
      add(.changed, other, of: new, details)
    } else if hasOtherLayout {
      mark(other, .changed)
      layouts[newView.position, default: []].append("'\(new.name(other))'")
    }
    compareSegues(one, other)
  }

  private mutating func compareSegues(_ one: Int, _ other: Int) {
    let (from, to) = (old.scenes[one].position, new.scenes[other].position)
    for change in SegueDifference.changes(from: old.segues(one), to: new.segues(other)) {
      mark(other, .changed)
      let end =
        change.new.flatMap { new.destination(of: $0, in: to) }
        ?? change.old.flatMap { old.destination(of: $0, in: from) }
      let target = end.map { " to '\($0)'" } ?? ""
      changes.add(
        change.kind,
        .segue,
        "\(change.name) of '\(new.name(other))'\(target)",
        in: new.storyboardName(to),
        of: new.name(other),
        change.details
      )
      if let one = change.old?.identifier, let other = change.new?.identifier, one != other {
        renames[[one, other]] = changes.count - 1
      }
    }
  }

  /// Adds a change for each storyboard with scenes of which only the layout changed, which is often
  /// the work of another version of Xcode.
  private mutating func addLayouts() {
    for (storyboard, names) in layouts.sorted(by: { $0.key < $1.key }) {
      let text = "other sizes and places of views in \(ChangeDetails.list(names))"
      changes.add(.changed, .storyboard, "'\(new.storyboardName(storyboard))'", .init(text))
    }
  }

  private mutating func compareClasses() {
    func classes(_ version: AppVersion) -> Set<ExactString> {
      Set(version.scenes.compactMap(\.scene.customClass))
    }
    let (before, after) = (classes(old), classes(new))
    let (removed, added) = (before.subtracting(after), after.subtracting(before))
    // The change of its scene tells a class that has another name now.
    let renamed = renamedClasses.filter { removed.contains($0) && added.contains($1) }
    for name in removed.subtracting(renamed.keys).sorted() {
      changes.add(.removed, .class, "'\(name)'")
    }
    for name in added.subtracting(renamed.values).sorted() {
      changes.add(.added, .class, "'\(name)'")
    }
  }

  private mutating func compareRoutes() {
    let diff = RouteTableDiff(
      from: old.project.routeTable(of: .code),
      to: new.project.routeTable(of: .code)
    )
    let rows = diff.changes
    // A segue that has another identifier in the code as well is one change.
    var told: Set<String> = []
    for (names, position) in renames.sorted(by: { $0.value < $1.value }) {
      let (one, other) = ("segue '\(names[0])'", "segue '\(names[1])'")
      guard rows.contains(where: { $0.kind == .removed && $0.name == one }),
        rows.contains(where: { $0.kind == .added && $0.name == other })
      else { continue }
      changes[position].details.append("in code as well")
      told.formUnion([one, other])
    }
    changes += rows.filter { $0.kind == .changed || !told.contains($0.name) }
  }
}

extension ChangeDetails {
  /// Tells the properties of a scene that differ, apart from its screen and its segues.
  fileprivate mutating func compare(_ old: Storyboard.Scene, _ new: Storyboard.Scene) {
    note("kind", old.kind.rawValue, new.kind.rawValue, breaks: true)
    note("class", old.customClass, new.customClass, breaks: old.customClass != nil)
    note("module", old.module, new.module)
    note("identifier", old.identifier, new.identifier, breaks: old.identifier != nil)
    let (one, other) = (old.reference, new.reference)
    note("referenced scene", one?.identifier, other?.identifier, breaks: true)
    note("referenced storyboard", one?.storyboardName, other?.storyboardName, breaks: true)
    note("referenced bundle", one?.bundleIdentifier, other?.bundleIdentifier, breaks: true)
    let (before, after) = (old.settings, new.settings)
    note("presentation style", before.presentationStyle, after.presentationStyle)
    if before.hiddenBars != after.hiddenBars { texts.append("other hidden bars") }
  }
}
