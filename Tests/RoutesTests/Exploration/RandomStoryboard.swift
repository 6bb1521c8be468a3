import Routes
import RoutesExploration
import TestSupport

/// A storyboard of random scenes, containers and segues.
struct RandomStoryboard {
  private var random: SplitMix
  private(set) var storyboard = Storyboard(name: "Main")
  private var children: [ExactString: [ExactString]] = [:]

  static let kinds: [Storyboard.Scene.Kind] = [
    .viewController, .viewController, .viewController, .viewController, .navigationController,
    .navigationController, .tabBarController, .splitViewController, .pageViewController,
  ]

  /// Makes a storyboard. Its first scene, which may be a container, is the initial one.
  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    let count = 3 + Int(random.next() % 6)
    for index in 0..<count {
      // The last scene is a screen, so that each container can have a child.
      let kind =
        index == count - 1
        ? .viewController : Self.kinds[Int(random.next() % UInt64(Self.kinds.count))]
      storyboard.scenes.append(scene(index, kind, of: count))
    }
    for index in 0..<count { addSegues(to: index, of: count) }
    storyboard.initialScene = "s0"
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(random.next() % UInt64(elements.count))]
  }

  private mutating func scene(
    _ index: Int,
    _ kind: Storyboard.Scene.Kind,
    of count: Int
  ) -> Storyboard.Scene {
    var scene = Storyboard.Scene(id: "s\(index)", kind: kind)
    if kind == .viewController { scene.customClass = "Screen\(index)Controller" }
    if random.next() % 4 == 0 { scene.settings.isModalInPresentation = true }
    if random.next() % 4 == 0 { scene.settings.definesPresentationContext = true }
    if random.next() % 4 == 0 {
      scene.settings.presentationStyle = ExactString(pick(PresentationStyle.allCases).rawValue)
    }
    return scene
  }

  private mutating func addSegues(to index: Int, of count: Int) {
    let kind = storyboard.scenes[index].kind
    let relationships: [ExactString] =
      switch kind {
      case .navigationController: ["rootViewController"]
      case .tabBarController: Array(repeating: "viewControllers", count: 2 + Int(random.next() % 2))
      case .splitViewController: ["masterViewController", "detailViewController"]
      case .pageViewController: ["viewControllers"]
      default: []
      }
    for (number, relationship) in relationships.enumerated() {
      // Only later scenes are children, so that no scene contains itself.
      let child = index + 1 + Int(random.next() % UInt64(count - index - 1))
      storyboard.scenes[index].segues.append(
        .init(
          id: "r\(index).\(number)",
          kind: .relationship,
          destination: "s\(child)",
          relationship: relationship
        )
      )
    }
    for number in 0..<(1 + Int(random.next() % 4)) {
      storyboard.scenes[index].segues.append(segue(number, of: index, count))
    }
  }

  private mutating func segue(_ number: Int, of index: Int, _ count: Int) -> Storyboard.Segue {
    let kinds: [SegueKind] = [
      .show, .show, .showDetail, .presentation, .presentation, .push, .modal, .popoverPresentation,
      .unwind, .embed,
    ]
    var kind = pick(kinds)
    if kind == .embed, index + 1 >= count || storyboard.scenes[index].kind != .viewController {
      kind = .show
    }
    let target =
      kind == .embed
      ? index + 1 + Int(random.next() % UInt64(count - index - 1))
      : Int(random.next() % UInt64(count))
    var segue = Storyboard.Segue(
      id: "g\(index).\(number)",
      kind: kind,
      identifier: random.next() % 3 == 0 ? nil : "Go\(index).\(number)",
      destination: "s\(target)"
    )
    if kind == .unwind {
      segue.destination = "exit"
      segue.unwindAction = "unwindTo\(target % 3):"
    }
    if random.next() % 2 == 0 {
      segue.presentationStyle = ExactString(pick(PresentationStyle.allCases).rawValue)
    }
    if random.next() % 2 == 0 { segue.trigger = .init(element: "button") }
    return segue
  }

  /// Facts for the storyboard: some classes declare unwind actions, and some act in code.
  mutating func facts() -> Exploration.Facts {
    var facts = Exploration.Facts()
    for scene in storyboard.scenes {
      let object = Storyboard.SceneObject.main(scene.id)
      var known = Exploration.SceneFacts(unwindActions: [])
      for action in 0..<3 where random.next() % 4 == 0 {
        known.unwindActions?.insert("unwindTo\(action):")
      }
      let actions: [Move.Action] = [
        .dismiss, .pop, .popToRoot, .root(.main(pick(storyboard.scenes).id), isInStack: false),
      ]
      for action in actions where random.next() % 6 == 0 { known.add(.init(action)) }
      facts.scenes[object] = known
      for segue in scene.segues where random.next() % 5 == 0 {
        facts.segues[Storyboard.SegueObject(scene: object, id: segue.id)] = .init(.possible)
      }
    }
    return facts
  }
}
