import CodeReader
import ProjectModel
import RouteDiagnostics
import RouteRules
import Routes
import StoryboardReader

extension UnusedSettings {
  /// The actions in `unwinds` that no storyboard has, and the types that do not receive their actions.
  ///
  /// A type is reported only if the sources have it, or one with nearly the same name.
  func mistakenReceivers(_ file: ConfigurationFile) -> [Diagnostic] {
    let unwinds = file.unwinds
    if unwinds.isEmpty || project.storyboards.isEmpty { return [] }
    var spelling = SpellingSearch()
    let actions = Set(
      project.storyboards.lazy.flatMap(\.storyboard.scenes).flatMap(\.segues)
        .compactMap(\.unwindAction)
    )
    var types = MisspelledTypes(project)
    return unwinds.flatMap { action, key, value -> [Diagnostic] in
      var found: [Diagnostic] = []
      if !actions.contains(action) {
        let near = spelling.closest(to: action, among: actions)
        let hint = SpellingSuggestion.hint(for: action, near: near)
        found.append(
          warning("no storyboard has an unwind with the action '\(action)'\(hint)", file.path, key)
        )
      }
      guard let text = settings.generation.unwinds[action] else { return found }
      let name = SourceIndex.typeName(in: text)
      if let message = types.message(about: name) {
        found.append(warning(message, file.path, value))
      } else if isNoReceiver(name, of: action) {
        found.append(
          warning(
            "'\(name)' does not receive '\(action)'; conform it to TypedUnwindReceiver",
            file.path,
            value
          )
        )
      }
      return found
    }
  }

  /// Whether all superclasses and protocols of a class are known, and none of them receives an
  /// action.
  private func isNoReceiver(_ name: ExactString, of action: ExactString) -> Bool {
    let index = project.code.index
    let receivers: Set<ExactString> = ["UnwindReceiver", "TypedUnwindReceiver"]
    let implementers = index.implementers(of: action)
    let apps = Set(project.storyboards.indices.map { project.code.app(ofStoryboard: $0) })
      .filter { !index.declarations(named: name, in: $0).isEmpty }
    return !apps.isEmpty
      && apps.allSatisfy { app in
        let declarations = index.declarations(named: name, in: app)
        guard declarations.count == 1, declarations.first.map({ index.type($0).kind }) == .class,
          index.knowsAllAncestors(of: name, in: app),
          let ancestors = index.ancestors(of: name, in: app)
        else { return false }
        return !ancestors.contains { receivers.contains($0) || implementers.contains($0) }
      }
  }
}
