import Routes
import StoryboardReader
import SwiftScanner

/// The controllers to which unwind segues may lead.
struct UnwindDestinations {
  private let project: Project
  private let behind: ScenesBehind
  private let numbers: [StoryboardBundle.SceneLocation: Int]
  /// The classes that code makes without a storyboard.
  private let made: Set<ExactString>

  init(_ project: Project) {
    self.project = project
    behind = ScenesBehind(project)
    numbers = Dictionary(zip(behind.scenes.map(\.reference), 0...)) { first, _ in first }
    made = Set(project.code.uses(\.transitions).map { SourceIndex.lastName($0.use.controller) })
  }

  /// Whether an unwind may lead to an object of a class: one that may have the action, and that may be
  /// behind the scene.
  ///
  /// - Complexity: Linear in the number of scenes and segues.
  func mayContain(
    _ target: ExactString,
    of action: ExactString?,
    from source: StoryboardBundle.SceneLocation,
    in app: App
  ) -> Bool {
    guard let action else { return false }
    let index = project.code.index
    let target = index.target(of: target, in: app)
    let classes = index.implementers(of: action).union(index.otherImplementers[action] ?? [])
    let mayHaveAction = classes.contains { name in
      index.inherits(name, from: target, in: app) != false
        || index.inherits(target, from: name, in: app) != false
    }
    return mayHaveAction && isPerhapsBehind(target, source, in: app)
  }

  private func isPerhapsBehind(
    _ target: ExactString,
    _ source: StoryboardBundle.SceneLocation,
    in app: App
  ) -> Bool {
    let index = project.code.index
    guard let number = numbers[source], behind.started.contains(number),
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
