import Routes
import RoutesObservation
import TestSupport

/// SwiftUI as far as a tree meets it: it shows the tree late, and reports gestures later still.
@available(iOS 17, macOS 14, *)
@MainActor final class Device {
  let graph: ControllerGraph
  let tree: ScreenTree
  private let turns: Turns
  private var paths: [Screen: [Screen]] = [:]
  private var tabs: [Screen: Screen] = [:]
  private var presentations: [Screen: Screen.Presentation] = [:]
  /// The presentations that are on their way out, by their presenters.
  private var dismissals: [Screen: Screen] = [:]
  private var reports: [() -> Void] = []
  /// What SwiftUI would have lost: a presentation during the dismissal of another one.
  private(set) var losses: [String] = []

  init(_ graph: ControllerGraph) {
    self.graph = graph
    let turns = Turns()
    self.turns = turns
    tree = ScreenTree.of(graph) { turns.pending.append($0) }
    render()
  }

  /// The closures of the next turn.
  final class Turns { var pending: [@MainActor () -> Void] = [] }

  /// Shows the tree.
  func render() {
    var visited: Set<Screen> = []
    var pending = tree.root.map { [$0] } ?? []
    while let screen = pending.popLast() {
      visited.insert(screen)
      switch screen.layout {
      case .view, .unsupported: break
      case .stack(let screens):
        paths[screen] = screen.path
        pending += screens
      case .tabs(let screens, _):
        tabs[screen] = screen.selection
        pending += screens
      }
      pending += renderPresentation(of: screen)
    }
    for screen in presentations.keys where !visited.contains(screen) {
      presentations[screen] = nil
    }
    dismissals = dismissals.filter { visited.contains($0.key) }
  }

  private func renderPresentation(of screen: Screen) -> [Screen] {
    let new = Screen.Presentation.Form.allCases.compactMap { form in
      screen[form].map { Screen.Presentation(screen: $0, form: form) }
    }.first
    let old = presentations[screen]
    guard new != old else { return new.map { [$0.screen] } ?? [] }
    if let old {
      presentations[screen] = nil
      if old.form != .alert {
        dismissals[screen] = old.screen
        reports.append { [weak self] in self?.reportDismissal(of: old.screen, by: screen) }
        if let new { losses.append("\(new.screen.controller) while another one leaves") }
        return []
      }
    }
    // The user has swiped it away, and SwiftUI has not said so yet.
    guard let new, dismissals[screen] != new.screen else { return [] }
    if dismissals[screen] != nil {
      losses.append("\(new.screen.controller) is presented too early")
    }
    presentations[screen] = new
    if new.form != .alert { new.screen.didAppear() }
    return [new.screen]
  }

  private func reportDismissal(of presented: Screen, by presenter: Screen) {
    if dismissals[presenter] == presented { dismissals[presenter] = nil }
    presenter.didDismiss(presented)
  }

  /// Makes a gesture on what is shown, which may be an earlier state of the graph.
  func gesture(_ random: inout SplitMix) {
    switch random.below(4) {
    case 0: goBack(&random)
    case 1:
      guard let shown = tabs.keys.sorted(by: { "\($0.id)" < "\($1.id)" }).first,
        case .tabs(let screens, _) = shown.layout, !screens.isEmpty
      else { return }
      let tab = screens[random.below(screens.count)]
      tabs[shown] = tab
      reports.append { shown.selection = tab }
    default: closeLast(&random)
    }
  }

  private func goBack(_ random: inout SplitMix) {
    let shown = paths.filter { !$0.value.isEmpty }.sorted { $0.value.count > $1.value.count }
    guard let (stack, path) = shown.first else { return }
    let new = Array(path.dropLast(1 + random.below(path.count)))
    paths[stack] = new
    reports.append { stack.path = new }
  }

  private func closeLast(_ random: inout SplitMix) {
    let last = presentations.first { presentations[$0.value.screen] == nil }
    guard let (presenter, shown) = last else { return }
    presentations[presenter] = nil
    guard shown.form != .alert else {
      let alert = shown.screen.controller as? AlertController
      let action = alert?.actions[random.below(2)]
      let order = random.below(3)
      return reports.append { [tree] in
        if order == 0 { presenter[.alert] = nil }
        if let action, order < 2 { tree.tap(action, of: shown.screen) }
        if order > 0 { presenter[.alert] = nil }
      }
    }
    dismissals[presenter] = shown.screen
    let set: () -> Void = { presenter[shown.form] = nil }
    let report: () -> Void = { [weak self] in self?.reportDismissal(of: shown.screen, by: presenter)
    }
    reports += random.below(2) == 0 ? [set, report] : [report, set]
  }

  /// Delivers the first report.
  func report() { if !reports.isEmpty { reports.removeFirst()() } }

  /// Ends the turn of the main actor.
  func endTurn() {
    let pending = turns.pending
    turns.pending = []
    for body in pending { body() }
  }

  /// Waits until nothing changes any more.
  func settle() {
    for _ in 0..<50 {
      endTurn()
      while !reports.isEmpty { report() }
      endTurn()
      render()
      if reports.isEmpty, turns.pending.isEmpty { return }
    }
    losses.append("SwiftUI does not come to rest")
  }

  /// The hierarchy that is on the device.
  var shown: String {
    Self.describe(tree.root, { self.paths[$0] }, { self.tabs[$0] }) { self.presentations[$0] }
  }
}

@available(iOS 17, macOS 14, *)
extension ScreenTree {
  /// The hierarchy of the tree without the gestures of this turn.
  var hierarchy: String {
    Device.describe(root, { _ in nil }, { _ in nil }) { $0.presentation }
  }
}

@available(iOS 17, macOS 14, *)
extension Device {
  /// Writes a tree in the notation of snapshots.
  static func describe(
    _ screen: Screen?,
    _ path: (Screen) -> [Screen]?,
    _ tab: (Screen) -> Screen?,
    _ presented: (Screen) -> Screen.Presentation?
  ) -> String {
    guard let screen else { return "" }
    func name(_ screen: Screen) -> String { describe(screen, path, tab, presented) }
    var text: String
    switch screen.layout {
    case .view, .unsupported:
      text = ControllerName.of(screen.controller)
    case .stack(let screens):
      text =
        "nav(\((path(screen).map { screens.prefix(1) + $0 } ?? screens).map(name).joined(separator: ", ")))"
    case .tabs(let screens, let selected):
      let front = tab(screen) ?? screens[selected]
      text = "tab(\(screens.map { ($0 == front ? "*" : "") + name($0) }.joined(separator: ", ")))"
    }
    guard let presentation = presented(screen) else { return text }
    return text + " > \(presentation.form) " + name(presentation.screen)
  }
}
