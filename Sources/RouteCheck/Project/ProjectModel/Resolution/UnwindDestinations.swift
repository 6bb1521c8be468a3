import CodeFacts
import Routes

/// The possible targets of unwind segues.
package struct UnwindDestinations {
  private let project: Project
  private let behind: ScenesBehind
  /// The classes that code makes without a storyboard.
  private let made: Set<ExactString>
  private var known: [Question: Bool] = [:]

  private struct Question: Hashable {
    var target: ExactString
    var action: ExactString
    var source: StoryboardBundle.SceneLocation
    var app: App
  }

  package init(_ project: Project) {
    self.project = project
    behind = ScenesBehind(project)
    made = Set(
      project.code.uses(\.facts.transitions).map { SourceIndex.lastName($0.use.controller) }
    )
  }

  /// Whether an unwind may lead to an object of a class: one that may have the action, and that may be
  /// behind the scene.
  package mutating func mayContain(
    _ target: ExactString,
    of action: ExactString?,
    from source: StoryboardBundle.SceneLocation,
    in app: App
  ) -> Bool {
    guard let action else { return false }
    let target = project.code.index.target(of: target, in: app)
    let question = Question(target: target, action: action, source: source, app: app)
    if let answer = known[question] { return answer }
    guard known.count < Limits.unwindActions else { return true }
    let answer =
      project.code.index.mayHave(action, target, in: app)
      && isPerhapsBehind(target, source, in: app)
    known[question] = answer
    return answer
  }

  private func isPerhapsBehind(
    _ target: ExactString,
    _ source: StoryboardBundle.SceneLocation,
    in app: App
  ) -> Bool {
    let index = project.code.index
    guard let number = behind.numbers[source], behind.started.contains(number),
      !behind.openedByCode.contains(number),
      !made.contains(where: { index.inherits($0, from: target, in: app) != false })
    else { return true }
    let receivers = behind.scenes.indices.filter { number in
      guard let name = behind.scenes[number].scene.customClass else {
        return FrameworkClass.named(SourceIndex.lastName(target)) != nil
      }
      return index.inherits(name, from: target, in: app) != false
    }
    return receivers.contains(where: behind.openedByCode.contains)
      || behind.scenes(after: Set(receivers)).contains(number)
  }
}
