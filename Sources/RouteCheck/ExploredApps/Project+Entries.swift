import ProjectModel
import Routes
import SourceText
import StoryboardReader

extension Project {
  /// The apps in which a search starts.
  ///
  /// They start in the storyboards that property lists and build settings name as the main ones; if
  /// there is none, in storyboards named `Main`; if there is none, in every initial scene. A name in
  /// the project chooses the scene.
  ///
  /// - Parameter name: The class, identifier or object id of the scene to start from; `nil` for those
  ///   of the project.
  /// - Throws: ``ExplorationProblem`` if there is no such scene, or several.
  package func exploredApps(from name: String?) throws(ExplorationProblem) -> [ExploredApp] {
    if let name { return [ExploredApp(self, from: try scene(named: ExactString(name)))] }
    let initial = storyboards.indices.filter { position in
      let storyboard = storyboards[position].storyboard
      return storyboard.platform == .iOS && !storyboard.isLaunchScreen
        && storyboard.initialScene != nil
    }
    let chosen = [
      initial.filter { files.mainStoryboards.contains(storyboards[$0].storyboard.name) },
      initial.filter { storyboards[$0].storyboard.name == "Main" },
    ].first { !$0.isEmpty }
    let entries = (chosen ?? initial).compactMap { position in
      try? bundle.initialLocation(in: position).get()
    }.uniqued()
    if entries.isEmpty { throw .noEntry }
    return entries.map { ExploredApp(self, from: $0) }
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
      throw .unknownScene(name, near: near)
    }
    throw .ambiguousScene(
      name,
      scenes: found.map { "'\($0.scene.id)' in \($0.file.path)" }
    )
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
