import Routes
import RoutesObservation
import TestSupport
import Testing

/// Random requests, gestures on earlier states, and reports of SwiftUI that come late.
@MainActor @Suite struct ScreenWalkTests {
  @available(iOS 17, macOS 14, *)
  @Test func treeAndGraphAgreeAfterEveryRequestAndGesture() throws {
    var reached: Set<String> = []
    for seed in 0..<Effort.times(60) {
      var random = SplitMix(seed: UInt64(seed))
      var walk = try ScreenWalk()
      for step in 0..<60 {
        walk.step(&random)
        guard walk.device.tree.hierarchy == walk.hierarchy else {
          Issue.record(
            "seed \(seed), step \(step): \(walk.device.tree.hierarchy) is not \(walk.hierarchy)"
          )
          return
        }
        if random.below(10) == 0 { walk.device.settle() } else { continue }
        guard walk.device.shown == walk.hierarchy, walk.device.losses.isEmpty else {
          Issue.record(
            "seed \(seed), step \(step): \(walk.device.shown) is not \(walk.hierarchy) \(walk.device.losses)"
          )
          return
        }
      }
      reached.insert(walk.hierarchy)
    }
    #expect(reached.count > 30)
  }
}

/// An app that is used on a device.
@available(iOS 17, macOS 14, *)
@MainActor struct ScreenWalk {
  let graph: ControllerGraph
  let device: Device
  private let delegate = TabDelegate()

  init() throws {
    graph = try ControllerGraph(root: Self.tabs(delegate))
    device = Device(graph)
  }

  private static func tabs(_ delegate: TabDelegate) -> TabBarController {
    let tabs = TabBarController([
      NavigationController(root: Home()), Settings(),
      NavigationController(root: Draft()),
    ])
    tabs.delegate = delegate
    return tabs
  }

  /// The hierarchy of the graph, with the forms of SwiftUI for the styles.
  var hierarchy: String {
    graph.snapshot.description.replacing("overFullScreen", with: "cover")
      .replacing("fullScreen", with: "cover").replacing("formSheet", with: "sheet")
      .replacing("custom", with: "alert")
  }

  mutating func step(_ random: inout SplitMix) {
    switch random.below(5) {
    case 0, 1: try? request(&random)
    case 2: device.gesture(&random)
    case 3: device.report()
    default: random.below(2) == 0 ? device.endTurn() : device.render()
    }
  }

  private func screen(_ random: inout SplitMix) -> any Controller {
    guard random.below(3) == 0 else { return Page() }
    let draft = Draft()
    draft.isSaved = random.below(2) == 0
    draft.isModalInPresentation = random.below(4) == 0
    if random.below(2) == 0 {
      draft.whenDismissed = { [weak graph] in try? graph?.present(Page()) }
    }
    return draft
  }

  private func presented(_ random: inout SplitMix) -> any Controller {
    switch random.below(4) {
    case 0: NavigationController(stack: [screen(&random), Page()])
    case 1: Self.tabs(delegate)
    default: screen(&random)
    }
  }

  private func request(_ random: inout SplitMix) throws {
    let styles: [PresentationStyle] = [.automatic, .formSheet, .fullScreen, .overFullScreen]
    let style = styles[random.below(styles.count)]
    switch random.below(13) {
    case 0, 1: try graph.push(screen(&random))
    case 2: try graph.pop()
    case 3: try graph.popToRoot()
    case 4, 5: try graph.present(presented(&random), style: style)
    case 6:
      let actions = [
        AlertController.Action("Keep", style: random.below(2) == 0 ? .cancel : .default),
        AlertController.Action("Leave") { [weak graph] in _ = try? graph?.pop() },
      ]
      try graph.present(AlertController(title: "Leave?", actions: actions))
    case 7: try graph.dismiss()
    case 8: try graph.dismissAll()
    case 9:
      // A sheet that is replaced.
      try graph.dismiss()
      try graph.present(presented(&random), style: style)
    case 10: try graph.select(tab: random.below(3))
    case 11: try graph.setStack([Page(), screen(&random), Page()])
    default: if random.below(8) == 0 { try graph.setRoot(Self.tabs(delegate)) }
    }
  }
}
