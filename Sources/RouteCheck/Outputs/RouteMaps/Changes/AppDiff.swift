import ProjectModel
import Routes

/// The changes from one version of an app to another: its storyboards, scenes, segues, classes, routes
/// and links.
///
/// Scenes and segues correspond by their object ids, which Interface Builder keeps. A move on the
/// canvas is not a change.
package struct AppDiff: Sendable {
  /// The changes: storyboards, then scenes with their segues, then classes, routes and links.
  package private(set) var changes: [AppChange] = []
  /// How each scene of the new version changed, by its number among the nodes of its map.
  private(set) var newMarks: [Int: AppChange.Kind] = [:]
  /// The scenes of the old version that are gone.
  private(set) var removedNodes: [Int] = []
  /// The scene of the old version for each of the new one, by their numbers.
  private(set) var oldNodes: [Int: Int] = [:]
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
    compareScenes(matchStoryboards())
    addLayouts()
    compareClasses()
    compareRoutes()
  }

  /// A pattern of links, and the case that they open, such as `Place.status`.
  package typealias Link = (pattern: ExactString, destination: String)

  /// Adds the patterns of links that differ. The names of placeholders are no part of a published link.
  package mutating func compareLinks(_ old: [Link], _ new: [Link]) {
    func byForm(_ links: [Link]) -> [ExactString: Link] {
      Dictionary(links.map { (form(of: $0.pattern), $0) }) { first, _ in first }
    }
    let (before, after) = (byForm(old), byForm(new))
    for (form, link) in before.sorted(by: { $0.key < $1.key }) {
      guard let other = after[form] else {
        add(.removed, .link, "'\(link.pattern)'", ["of \(link.destination)"], breaks: true)
        continue
      }
      if link.destination == other.destination { continue }
      let details = "opens \(other.destination), and not \(link.destination)"
      add(.changed, .link, "'\(other.pattern)'", [details], breaks: true)
    }
    for (form, link) in after.sorted(by: { $0.key < $1.key }) where before[form] == nil {
      add(.added, .link, "'\(link.pattern)'", ["of \(link.destination)"])
    }
  }

  /// A pattern without the names of its placeholders.
  private func form(of pattern: ExactString) -> ExactString {
    var form = ""
    var isName = false
    for character in pattern.string {
      isName = isName && (character.isLetter || character.isNumber || character == "_")
      if !isName { form.append(character) }
      if character == "{" { isName = true }
    }
    return ExactString(form)
  }

  /// Whether any change may break code.
  package var isBreaking: Bool { changes.contains(where: \.isBreaking) }

  /// The storyboard of the new version for each storyboard of the old version: with the same path,
  /// or else with a name that is unique in both.
  private mutating func matchStoryboards() -> [Int: Int] {
    var matches: [Int: Int] = [:]
    if old.paths.count == 1, new.paths.count == 1 { return [0: 0] }
    var byPath: [ExactString: Int] = [:]
    for (position, path) in new.paths.enumerated() { byPath[path] = position }
    for (position, path) in old.paths.enumerated() { matches[position] = byPath[path] }
    let taken = Set(matches.values)
    let freeOld = old.paths.indices.filter { matches[$0] == nil }
    let freeNew = new.paths.indices.filter { !taken.contains($0) }
    let oldNames = Dictionary(grouping: freeOld) { old.storyboard($0).name }
    let newNames = Dictionary(grouping: freeNew) { new.storyboard($0).name }
    for (name, positions) in oldNames {
      if positions.count == 1, let others = newNames[name], others.count == 1 {
        matches[positions[0]] = others[0]
      }
    }
    let found = Set(matches.values)
    for position in freeOld where matches[position] == nil {
      let storyboard = old.storyboard(position)
      let count = storyboard.scenes.count
      add(
        .removed,
        .storyboard,
        "'\(old.storyboardName(position))'",
        [count == 1 ? "1 scene" : "\(count) scenes"],
        breaks: true
      )
    }
    for position in freeNew where !found.contains(position) {
      add(.added, .storyboard, "'\(new.storyboardName(position))'")
    }
    return matches
  }

  private mutating func compareScenes(_ storyboards: [Int: Int]) {
    var newByID: [ExactString: [AppVersion.Place]] = [:]
    for place in new.places { newByID[new.scene(place).id, default: []].append(place) }
    var taken: Set<AppVersion.Place> = []
    var partners: [(old: AppVersion.Place, new: AppVersion.Place)] = []
    var missing: [AppVersion.Place] = []
    for place in old.places {
      let partner = storyboards[place.storyboard].flatMap { new.place(old.scene(place).id, in: $0) }
      if let partner, taken.insert(partner).inserted {
        partners.append((place, partner))
      } else {
        missing.append(place)
      }
    }
    matchScenesMadeAgain(storyboards, &missing, &taken, &partners)
    for place in missing {
      let alike = newByID[old.scene(place).id] ?? []
      // The id of a scene that was copied into many storyboards is ambiguous.
      let others = alike.count > Limits.meanings ? [] : alike.filter { !taken.contains($0) }
      if others.count == 1, taken.insert(others[0]).inserted {
        partners.append((place, others[0]))
        let from = old.storyboardName(place.storyboard)
        let target = new.storyboardName(others[0].storyboard)
        mark(others[0], .moved)
        add(
          .moved,
          .scene,
          "'\(new.name(others[0]))'",
          in: target,
          of: new.name(others[0]),
          ["from '\(from)' to '\(target)'"],
          breaks: new.scene(others[0]).identifier != nil
        )
      } else {
        removedNodes.append(old.node(place))
        // The change of a removed storyboard includes its scenes.
        if storyboards[place.storyboard] == nil { continue }
        let scene = old.scene(place)
        add(
          .removed,
          .scene,
          "'\(old.name(place))'",
          in: old.storyboardName(place.storyboard),
          of: old.name(place),
          breaks: scene.identifier != nil || scene.customClass != nil
        )
      }
    }
    for (one, other) in partners {
      oldNodes[new.node(other)] = old.node(one)
      compare(one, other)
    }
    for place in new.places where !taken.contains(place) {
      mark(place, .added)
      let name = new.storyboardName(place.storyboard)
      add(.added, .scene, "'\(new.name(place))'", in: name, of: new.name(place))
    }
  }

  /// Matches scenes of a storyboard that were made again, with another object id: the only ones of
  /// their kind, class and identifier that are missing and new.
  private func matchScenesMadeAgain(
    _ storyboards: [Int: Int],
    _ missing: inout [AppVersion.Place],
    _ taken: inout Set<AppVersion.Place>,
    _ partners: inout [(old: AppVersion.Place, new: AppVersion.Place)]
  ) {
    func key(_ scene: Storyboard.Scene, in storyboard: Int) -> [ExactString] {
      ["\(storyboard)", "\(scene.kind.rawValue)", scene.customClass ?? "", scene.identifier ?? ""]
    }
    let added = Dictionary(grouping: new.places.filter { !taken.contains($0) }) {
      key(new.scene($0), in: $0.storyboard)
    }
    let gone = Dictionary(grouping: missing) {
      key(old.scene($0), in: storyboards[$0.storyboard] ?? -1)
    }
    missing.removeAll { place in
      let key = key(old.scene(place), in: storyboards[place.storyboard] ?? -1)
      guard gone[key]?.count == 1, let others = added[key], others.count == 1 else { return false }
      partners.append((place, others[0]))
      taken.insert(others[0])
      return true
    }
  }

  private mutating func mark(_ place: AppVersion.Place, _ kind: AppChange.Kind) {
    if newMarks[new.node(place)] == nil { newMarks[new.node(place)] = kind }
  }

  private mutating func add(
    _ kind: AppChange.Kind,
    _ subject: AppChange.Subject,
    _ name: String,
    in storyboard: String? = nil,
    of screen: String? = nil,
    _ details: [String] = [],
    breaks isBreaking: Bool = false
  ) {
    changes.append(
      AppChange(
        kind: kind,
        subject: subject,
        name: name,
        storyboard: storyboard,
        screen: screen,
        details: details,
        isBreaking: isBreaking
      )
    )
  }
}

// MARK: - A scene of both versions

extension AppDiff {
  private mutating func compare(_ one: AppVersion.Place, _ other: AppVersion.Place) {
    let (before, after) = (old.scene(one), new.scene(other))
    var difference = SceneDifference(
      before,
      after,
      old.wireframe(one),
      new.wireframe(other),
      connections: (old.connections(one), new.connections(other))
    )
    let wasInitial = old.storyboard(one.storyboard).initialScene == before.id
    let isInitial = new.storyboard(other.storyboard).initialScene == after.id
    if wasInitial != isInitial {
      difference.details.texts.append(isInitial ? "is now initial" : "is no longer initial")
      difference.details.isBreaking = difference.details.isBreaking || wasInitial
    }
    if let one = before.customClass, let other = after.customClass, one != other {
      renamedClasses[one] = other
    }
    let storyboard = new.storyboardName(other.storyboard)
    if difference.details.texts.isEmpty, difference.hasOtherLayout {
      mark(other, .changed)
      layouts[other.storyboard, default: []].append("'\(new.name(other))'")
    }
    if !difference.details.texts.isEmpty {
      mark(other, .changed)
      add(
        .changed,
        .scene,
        "'\(new.name(other))'",
        in: storyboard,
        of: new.name(other),
        difference.details.texts,
        breaks: difference.details.isBreaking
      )
    }
    for change in SegueDifference.changes(from: old.segues(one), to: new.segues(other)) {
      mark(other, .changed)
      let end =
        change.new.flatMap { new.destination(of: $0, in: other.storyboard) }
        ?? change.old.flatMap { old.destination(of: $0, in: one.storyboard) }
      let target = end.map { " to '\($0)'" } ?? ""
      add(
        change.kind,
        .segue,
        "\(change.name) of '\(new.name(other))'\(target)",
        in: storyboard,
        of: new.name(other),
        change.details.texts,
        breaks: change.details.isBreaking
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
      add(
        .changed,
        .storyboard,
        "'\(new.storyboardName(storyboard))'",
        ["other sizes and places of views in \(ChangeDetails.list(names))"]
      )
    }
  }

  private mutating func compareClasses() {
    func classes(_ version: AppVersion) -> Set<ExactString> {
      Set(version.places.compactMap { version.scene($0).customClass })
    }
    let (before, after) = (classes(old), classes(new))
    let (removed, added) = (before.subtracting(after), after.subtracting(before))
    // The change of its scene tells a class that has another name now.
    let renamed = renamedClasses.filter { removed.contains($0) && added.contains($1) }
    for name in removed.subtracting(renamed.keys).sorted() {
      add(.removed, .class, "'\(name)'")
    }
    for name in added.subtracting(renamed.values).sorted() { add(.added, .class, "'\(name)'") }
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
