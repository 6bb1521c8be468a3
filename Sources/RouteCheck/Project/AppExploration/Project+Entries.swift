import CodeFacts
import ProjectModel
import Routes
import SourceText
import StoryboardReader

extension Project {
  /// The apps in which a search starts.
  ///
  /// An app starts in the storyboards that property lists and build settings name as the main ones. If
  /// there is none, it starts in a storyboard named `Main`, or in a scene that code makes the root of a
  /// window; if there is none either, in any initial scene. A name in the project chooses the scene.
  ///
  /// - Parameter name: The class, identifier or object id of the scene to start from; `nil` for those
  ///   of the project.
  /// - Returns: The apps, and the problems of those of which no start is known, in the order of the storyboards.
  /// - Throws: ``ExplorationProblem`` if there is no such scene, or several.
  package func exploredApps(
    from name: String?
  ) throws(ExplorationProblem) -> (apps: [ExploredApp], problems: [ExplorationProblem]) {
    if let name {
      let scene = try scene(named: ExactString(name))
      return ([ExploredApp(self, from: scene, isChosen: true)], [])
    }
    var apps: [ExploredApp] = []
    var problems: [ExplorationProblem] = []
    for (app, positions) in positionsOfApps {
      let found = exploredApps(of: app, positions)
      apps += found
      if found.isEmpty {
        problems.append(.unknownStart(app: ExactString(storyboards[positions[0]].path)))
      }
    }
    if apps.isEmpty { throw .noEntry }
    // Code may show the same scene in place of those of several storyboards.
    var starts: Set<[ExactString]> = []
    return (apps.filter { starts.insert([$0.file, $0.entry.id]).inserted }, problems)
  }

  /// The apps with screens, each with the positions of its storyboards.
  private var positionsOfApps: [(app: App, positions: [Int])] {
    var apps: [App: [Int]] = [:]
    var order: [App] = []
    for position in storyboards.indices {
      let storyboard = storyboards[position].storyboard
      guard storyboard.platform == .iOS, !storyboard.isLaunchScreen else { continue }
      let app = code.app(ofStoryboard: position)
      if apps[app] == nil { order.append(app) }
      apps[app, default: []].append(position)
    }
    return order.map { ($0, apps[$0] ?? []) }
  }

  /// The apps and extensions of a project, with the positions of its storyboards.
  private func exploredApps(of app: App, _ positions: [Int]) -> [ExploredApp] {
    let named = entries(of: positions) { files.mainStoryboards.contains($0.name) }
    var apps = named.map { ExploredApp(self, from: $0) }
    var parts: [Int: Set<Int>] = [:]
    for (_, same) in Dictionary(grouping: positions, by: { code.storyboardOrigins[$0].targets }) {
      let part = Set(storyboards(besides: same[0]))
      for position in same { parts[position] = part }
    }
    func remove(_ part: Set<Int>) { for position in part { parts[position] = nil } }
    for start in named { remove(parts[start.storyboard] ?? []) }
    // A framework is a part of several apps.
    while let part = parts.min(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) })?.value {
      apps += exploredApps(of: app, withoutName: positions.filter(part.contains))
      remove(part)
    }
    return apps
  }

  /// The apps of which no property list and no build setting names a storyboard.
  private func exploredApps(of app: App, withoutName positions: [Int]) -> [ExploredApp] {
    let main = entries(of: positions) { $0.name == "Main" }
    let sources = sources(besides: positions[0])
    let startsInSwiftUI = sources.contains { code.index.files[$0].facts.startsInSwiftUI }
    // Without a project, several storyboards of this name are those of several apps.
    if !main.isEmpty {
      return main.map { ExploredApp(self, from: $0, isGuess: startsInSwiftUI) }
    }
    // Code may show the launch screen again, which is no storyboard of the search.
    let scenes = CodeScenes(self, in: app, sources, positions, IdleActions(self, in: app, sources))
    // Code may set another root at any time, which is no start.
    func ofApp(_ scenes: [StoryboardBundle.SceneLocation]) -> [StoryboardBundle.SceneLocation] {
      scenes.filter { positions.contains($0.storyboard) }.uniqued()
    }
    let all = entries(of: positions) { _ in true }
    // Where the app starts, by what tells it. Only one initial scene can be the start.
    let candidates = [
      (scenes: ofApp(scenes.roots), isKnown: true),
      (scenes: ofApp(scenes.pushedAtLaunch), isKnown: true),
      (scenes: ofApp(scenes.possibleRoots), isKnown: false), (scenes: all, isKnown: all.count == 1),
    ]
    guard let start = candidates.first(where: { !$0.scenes.isEmpty }) else { return [] }
    return [
      ExploredApp(
        self,
        from: start.scenes[0],
        isInStack: scenes.rootsInStack.contains(start.scenes[0]),
        or: Array(start.scenes.dropFirst()),
        isGuess: !start.isKnown || startsInSwiftUI
      )
    ]
  }

  /// The initial scenes of storyboards.
  private func entries(
    of positions: [Int],
    _ isChosen: (Storyboard) -> Bool
  ) -> [StoryboardBundle.SceneLocation] {
    positions.filter { isChosen(storyboards[$0].storyboard) }.compactMap { position in
      try? bundle.initialLocation(in: position).get()
    }.uniqued()
  }

  /// The only scene with a class, an identifier or an object id.
  private func scene(
    named name: ExactString
  ) throws(ExplorationProblem) -> StoryboardBundle.SceneLocation {
    let views = scenes.filter {
      $0.file.storyboard.platform == .iOS && $0.scene.reference == nil
    }
    let found = views.filter { $0.scene.names.contains(name) }
    if found.count == 1 { return found[0].reference }
    if found.isEmpty {
      let classes = views.compactMap(\.scene.customClass)
      let near =
        SpellingSuggestion.closest(to: name, among: classes)
        ?? SpellingSuggestion.closest(to: name, among: views.compactMap(\.scene.shortClass))
        ?? SpellingSuggestion.closest(to: name, among: views.flatMap(\.scene.names))
      throw .unknownScene(name, near: near, known: classes.uniqued().sorted())
    }
    throw .ambiguousScene(
      name,
      scenes: found.map { "'\($0.scene.id)' in \($0.file.path)" }
    )
  }
}

extension SourceFacts {
  /// Whether an app starts in a scene of SwiftUI that the file declares: `@main struct Shop: App`.
  fileprivate var startsInSwiftUI: Bool {
    isMain && types.contains { $0.supertypes.contains("App") }
  }
}

extension Storyboard.Scene {
  /// The names by which a command line means the scene.
  fileprivate var names: [ExactString] {
    [customClass, shortClass, identifier, id].compactMap(\.self).uniqued()
  }

  /// The class as the notation of snapshots writes it.
  fileprivate var shortClass: ExactString? {
    customClass.map { ExactString($0.string.suffixRemoved("ViewController", "Controller")) }
  }
}

extension String {
  /// The text without the first of some endings that it has, unless nothing is left.
  fileprivate func suffixRemoved(_ endings: String...) -> String {
    for ending in endings where hasByteSuffix(ending) && utf8.count > ending.utf8.count {
      return String(decoding: utf8.dropLast(ending.utf8.count), as: UTF8.self)
    }
    return self
  }
}
