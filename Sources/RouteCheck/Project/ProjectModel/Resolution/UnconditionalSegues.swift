import Routes
import SourceText
import StoryboardReader

/// The scenes of storyboards, and the unconditional segues between them.
///
/// ``SegueCertainty`` decides which segues are unconditional; a custom segue never is. Children of
/// containers are reached without a performed segue.
package struct UnconditionalSegues {
  /// A segue between two scenes, by their positions.
  package struct Step {
    package var destination: Int
    /// The position of the segue in its scene.
    package var segue: Int
    /// Whether the destination is a child of the source.
    package var isContainment: Bool
    /// The methods of the source's class that perform the segue.
    package var performers: Set<ExactString>
  }

  package let scenes: [Project.SceneView]
  /// The steps from each scene, in the order of the file.
  package private(set) var steps: [[Step]] = []
  /// The code of each scene's class; `nil` if it has too many superclasses.
  package private(set) var code: [ScreenCode.Own?] = []
  package let codeShowings: [CodeShowing]
  private let shownByCode: [Int: [Int]]
  /// The positions of the possible first scenes of an app.
  package private(set) var entries: [Int] = []
  /// The part of each scene. Scenes without a path between them, in any direction, are in different
  /// parts.
  private var parts: [Int] = []
  private var entriesByPart: [[Int]] = []

  package init(_ project: Project) {
    let (scenes, numbers) = project.numberedScenes
    self.scenes = scenes
    codeShowings = project.codeShowings { numbers[$0] }
    shownByCode = Dictionary(grouping: codeShowings, by: \.source).mapValues {
      $0.map(\.destination)
    }
    let code = ScreenCode(project.code)
    for view in scenes {
      let app = project.code.app(ofStoryboard: view.position)
      let certainty = SegueCertainty(of: view.scene, in: app, project.code.index, code)
      self.code.append(certainty.own)
      steps.append(
        view.scene.segues.enumerated().compactMap { position, segue in
          let isContainment = segue.kind.role.isContainment
          guard isContainment || segue.leadsToKnownScene && certainty.isUnconditional(segue),
            case .success(let location) = project.bundle.destination(
              of: segue,
              from: view.reference
            ),
            let destination = numbers[location]
          else { return nil }
          return Step(
            destination: destination,
            segue: position,
            isContainment: isContainment,
            performers: certainty.performers(of: segue)
          )
        }
      )
    }
    entries = project.storyboards.indices.compactMap { position in
      guard case .success(let location) = project.bundle.initialLocation(in: position) else {
        return nil
      }
      return numbers[location]
    }
    findParts()
  }

  private mutating func findParts() {
    var around: [[Int]] = Array(repeating: [], count: steps.count)
    for (scene, steps) in steps.enumerated() {
      for step in steps {
        around[scene].append(step.destination)
        around[step.destination].append(scene)
      }
    }
    parts = Array(repeating: -1, count: steps.count)
    var count = 0
    for start in steps.indices where parts[start] < 0 {
      for scene in [start].reach(by: { around[$0] }) { parts[scene] = count }
      count += 1
    }
    entriesByPart = Array(repeating: [], count: count)
    for entry in entries { entriesByPart[parts[entry]].append(entry) }
  }

  /// A shortest path to a scene from a possible first scene, with both ends.
  package func path(fromStartTo target: Int, avoiding avoided: Set<Int>) -> [Int]? {
    path(from: entriesByPart[parts[target]], to: target, avoiding: avoided)
  }

  /// A shortest path from one of some scenes to another one, with both ends.
  ///
  /// - Parameter besideCode: Whether the path may have scenes that code shows.
  package func path(
    from starts: [Int],
    to target: Int,
    avoiding avoided: Set<Int>,
    besideCode: Bool = false
  ) -> [Int]? {
    var before: [Int: Int] = [:]
    var queue = starts.filter { !avoided.contains($0) }.uniqued()
    for start in queue { before[start] = start }
    var next = 0
    while next < queue.count {
      let scene = queue[next]
      next += 1
      if scene == target { return path(to: target, before) }
      for next in self.next(of: scene, besideCode: besideCode)
      where before[next] == nil && !avoided.contains(next) {
        before[next] = scene
        queue.append(next)
      }
    }
    return nil
  }

  private func path(to target: Int, _ before: [Int: Int]) -> [Int] {
    var path = [target]
    while let last = path.last, let previous = before[last], previous != last {
      path.append(previous)
    }
    return path.reversed()
  }

  /// The scenes at the ends of paths from a scene, including the scene.
  ///
  /// - Parameter besideCode: Whether the paths may have scenes that code shows.
  package func reach(
    of starts: [Int],
    avoiding avoided: Set<Int>,
    besideCode: Bool = false
  ) -> Set<Int> {
    Set(starts).subtracting(avoided).reach { scene in
      next(of: scene, besideCode: besideCode).filter { !avoided.contains($0) }
    }
  }

  /// The scenes at the ends of the steps from a scene.
  package func next(of scene: Int, besideCode: Bool) -> [Int] {
    steps[scene].map(\.destination) + (besideCode ? shownByCode[scene] ?? [] : [])
  }
}

extension Project {
  /// The scenes of iOS that are not references, and their positions among them.
  var numberedScenes: (scenes: [SceneView], numbers: [StoryboardBundle.SceneLocation: Int]) {
    let found = scenes.filter {
      $0.file.storyboard.platform == .iOS && !$0.file.storyboard.isLaunchScreen
        && $0.scene.reference == nil
    }
    return (found, Dictionary(zip(found.map(\.reference), 0...)) { first, _ in first })
  }
}

extension Sequence where Element: Hashable {
  /// The elements at the ends of paths from these, with these.
  package func reach(by next: (Element) -> some Sequence<Element>) -> Set<Element> {
    var reached = Set(self)
    var open = Array(reached)
    while let element = open.popLast() {
      for other in next(element) where reached.insert(other).inserted { open.append(other) }
    }
    return reached
  }
}

extension Storyboard.Segue {
  /// Whether the segue is performed, and leads to a place that no code decides.
  fileprivate var leadsToKnownScene: Bool {
    kind.role.isPerformed && !kind.role.isOpen && customClass == nil
  }
}
