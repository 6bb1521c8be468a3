import Routes
import TestSupport

@testable import ProjectModel
@testable import StoryboardReader

/// Where the segues of random scenes lead.
private enum Shape: CaseIterable {
  /// Anywhere.
  case any
  /// To one of the next scenes.
  case chains
  /// From a few scenes to many.
  case hubs
}

extension Project {
  /// A project with scenes of random containers and segues in several storyboards.
  static func random(scenes count: Int, storyboards: Int, seed: UInt64) -> Project {
    var generator = SplitMix(seed: seed)
    let files = (0..<storyboards).map { part in
      let shape = Shape.allCases.randomElement(using: &generator) ?? .any
      let scenes = (0..<count).map { index -> Storyboard.Scene in
        let isContainer = Int.random(in: 0..<4, using: &generator) == 0
        let isHub = shape == .hubs && index.isMultiple(of: 9)
        let most = isHub ? 14 : shape == .hubs ? 0 : 3
        let next = shape == .chains ? min(index + 1, count - 1)..<min(index + 4, count) : 0..<count
        let segues = (0..<Int.random(in: 0...most, using: &generator)).map { number in
          let kinds: [SegueKind] =
            isContainer ? [.relationship, .relationship, .show] : [.show, .presentation, .unwind]
          let kind = kinds.randomElement(using: &generator) ?? .show
          return Storyboard.Segue(
            id: "\(part)-\(index)-\(number)",
            kind: kind,
            identifier: kind == .relationship ? nil : "Segue\(number)",
            destination: "s\(Int.random(in: next, using: &generator))",
            relationship: kind == .relationship ? "viewControllers" : nil
          )
        }
        return Storyboard.Scene(
          id: "s\(index)",
          kind: isContainer ? .tabBarController : .viewController,
          identifier: "Scene\(index)",
          reference: nil,
          segues: segues
        )
      }
      var all = scenes
      for number in 0..<(storyboards > 1 ? Int.random(in: 1...4, using: &generator) : 0) {
        let other = (part + Int.random(in: 1..<storyboards, using: &generator)) % storyboards
        all.append(
          Storyboard.Scene(
            id: "reference\(number)",
            kind: .viewControllerPlaceholder,
            reference: .init(
              storyboardName: "\(other)",
              identifier: "Scene\(Int.random(in: 0..<count, using: &generator))"
            )
          )
        )
        let source = Int.random(in: 0..<count, using: &generator)
        all[source].segues.append(
          .init(id: "\(part)-r\(number)", kind: .show, destination: "reference\(number)")
        )
      }
      return StoryboardFile(
        path: "\(part).storyboard",
        storyboard: Storyboard(name: "\(part)", initialScene: "s0", scenes: all),
        document: .start,
        scenes: all.map { scene in
          .init(element: .start, segues: scene.segues.map { _ in .init(element: .start) })
        }
      )
    }
    return Project(LoadedFiles(storyboards: files))
  }
}
