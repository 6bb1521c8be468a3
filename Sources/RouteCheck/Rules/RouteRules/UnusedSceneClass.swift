import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import StoryboardReader

extension Rule {
  package static let unusedSceneClass = Rule(
    id: "unused-scene-class",
    severity: .warning,
    summary: "a registered class that no scene of the registry's storyboards has",
    reason: """
      The graph makes a placeholder for a scene whose class is registered under another name. A class \
      without a similar name in the storyboards is a note, because a snapshot may name it. Only \
      'SegueRegistry(.main, classes: classes)' with generated storyboards and local classes is checked.
      """,
    triggering: [
      .feedAndPost.code(
        """
        func makeRegistry() throws -> SegueRegistry {
          var classes = SceneClasses()
          try classes.register(Feed.init)
          try classes.register("↓Pots") { PostDouble() }
          try classes.register(↓Profile.init)
          return try SegueRegistry(.main, classes: classes)
        }
        """
      )
    ],
    nonTriggering: [
      .feedAndPost.code(
        """
        func makeRegistry(_ storyboards: [Storyboard]) throws {
          var classes = SceneClasses()
          try classes.register(Feed.init)
          try classes.register("Post") { PostDouble() }
          _ = try SegueRegistry(.main, classes: classes)
          try classes.register(Profile.init)
          _ = try SegueRegistry(storyboards: storyboards, classes: classes)
        }
        """
      )
    ],
    check: { $0.code.index.files.indices.flatMap($0.unusedClasses) }
  )
}

extension Project {
  fileprivate func unusedClasses(in file: Int) -> [Finding] {
    let facts = code.index.files[file].facts
    guard !facts.registries.isEmpty, code.seesAllStoryboards(from: file) else { return [] }
    let visible = Dictionary(grouping: code.storyboards(seenFrom: file)) {
      SwiftName(storyboards[$0].storyboard.name, noun: "storyboard").text
    }
    return Dictionary(grouping: facts.registries, by: \.classes).flatMap { table, registries in
      let names = Set(registries.flatMap { $0.storyboards ?? [""] }).sorted()
      let known = names.compactMap { visible[$0] }
      guard known.count == names.count else { return [Finding]() }
      let own = known.joined().map { storyboards[$0].storyboard }
      let classes = Set(own.flatMap { $0.scenes.compactMap(\.customClass) })
      let registered = facts.registrations.filter { $0.table == table }
        .compactMap { fact in
          code.sceneClass(of: fact.subject, in: file).map { (fact.location, $0) }
        }
      let open = classes.subtracting(registered.map(\.1))
      let trimmed = Set(classes.map(ControllerName.trimmed))
      return registered.compactMap { location, name -> Finding? in
        if trimmed.contains(ControllerName.trimmed(name)) { return nil }
        let near = SpellingSuggestion.closest(to: name, among: open)
        return code.finding(
          at: location,
          in: file,
          "no scene of \(own.map(\.name).quotedList) has the class",
          name,
          near: near,
          fixing: nil,
          severity: near == nil ? .note : nil
        )
      }
    }
  }
}

extension ProjectCode {
  /// The name of a registered class; `nil` if a segue is registered.
  func sceneClass(of subject: RegistrationFact.Subject, in file: Int) -> ExactString? {
    guard case .sceneClass(let name, let isText) = subject else { return nil }
    return isText ? name : index.target(of: name, in: index.apps[file])
  }
}
