import Observation
import Routes

/// A controller of a graph, as SwiftUI shows it.
///
/// The properties with setters are for bindings. SwiftUI sets them when its user has gone back, has closed
/// a presentation or has tapped a tab, and each setter is the request of that gesture. If the graph refuses
/// it, the property has SwiftUI's value until the next turn of the main actor, and then the graph's again:
/// SwiftUI restores its screen because it sees a change.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor @Observable
package final class Screen: Identifiable {
  package let controller: any Controller
  @ObservationIgnored weak var tree: ScreenTree?
  package private(set) var layout = Layout.view
  package private(set) var presentation: Presentation?
  /// The path that SwiftUI's user reached in this turn, unless the graph has it.
  private var reachedPath: [Screen]?
  /// The tab that SwiftUI's user reached in this turn, unless the graph has selected it.
  private var reachedTab: Screen?
  /// The presented screen that SwiftUI is still dismissing. It would lose another one meanwhile.
  private var leaving: Screen?
  /// Whether SwiftUI has shown the screen as a presentation.
  @ObservationIgnored private var hasAppeared = false

  init(_ controller: any Controller, in tree: ScreenTree) {
    self.controller = controller
    self.tree = tree
  }

  package enum Layout: Equatable {
    /// A view of the app.
    case view
    /// A stack; its root comes first.
    case stack([Screen])
    /// Tabs, one of which is selected.
    case tabs([Screen], selected: Int)
    /// A container that SwiftUI cannot show.
    case unsupported(Refusal.Reason)
  }

  package struct Presentation: Equatable {
    package let screen: Screen
    package let form: Form

    package init(screen: Screen, form: Form) {
      self.screen = screen
      self.form = form
    }

    package enum Form: CaseIterable {
      case sheet
      case cover
      case alert
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Screen: Hashable {
  package nonisolated static func == (one: Screen, other: Screen) -> Bool { one === other }
  package nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Screen {
  package var base: Screen? {
    if case .stack(let screens) = layout { screens.first } else { nil }
  }

  /// The screens above the root of a stack.
  package var path: [Screen] {
    get { reachedPath ?? pathInGraph }
    set {
      // A path that does not begin the graph's is of an earlier state.
      if pathInGraph.starts(with: newValue) {
        while pathInGraph.count > newValue.count, tree?.goBack(on: self) == true {}
      }
      reachedPath = newValue == pathInGraph ? nil : newValue
      if reachedPath != nil { afterwards { $0.reachedPath = nil } }
    }
  }

  private var pathInGraph: [Screen] {
    if case .stack(let screens) = layout { Array(screens.dropFirst()) } else { [] }
  }

  package var selection: Screen? {
    get { reachedTab ?? selectionInGraph }
    set {
      if let newValue { tree?.request("tap the tab") { try $0.tap(tab: newValue.controller) } }
      reachedTab = newValue == selectionInGraph ? nil : newValue
      if reachedTab != nil { afterwards { $0.reachedTab = nil } }
    }
  }

  private var selectionInGraph: Screen? {
    if case .tabs(let tabs, let selected) = layout, tabs.indices.contains(selected) {
      tabs[selected]
    } else {
      nil
    }
  }

  /// The presented screen, if it has the form.
  ///
  /// A presentation that replaces another one waits until SwiftUI has dismissed that.
  package subscript(form: Presentation.Form) -> Screen? {
    get { leaving == nil && presentation?.form == form ? presentation?.screen : nil }
    set {
      guard newValue == nil, let shown = self[form] else { return }
      close(shown, form)
    }
  }

  /// Whether the presented screen is an alert of a style.
  package subscript(isShowing style: AlertController.Style) -> Bool {
    get { (self[.alert]?.controller as? AlertController)?.style == style }
    set { if !newValue, self[isShowing: style] { self[.alert] = nil } }
  }

  package subscript(text field: Int) -> String {
    get { textField(field)?.text ?? "" }
    set { withMutation(keyPath: \.presentation) { textField(field)?.text = newValue } }
  }

  private func textField(_ index: Int) -> AlertController.TextField? {
    let fields = (presentation?.screen.controller as? AlertController)?.textFields ?? []
    return fields.indices.contains(index) ? fields[index] : nil
  }

  /// Whether a user cannot swipe the screen away.
  package var isModal: Bool {
    sequence(first: controller) { $0.contentOutsideGraph }
      .contains { ($0 as? any DismissalResponder)?.isModalInPresentation == true }
  }

  /// Notes that SwiftUI shows the screen as a presentation.
  package func didAppear() { hasAppeared = true }

  /// Notes that SwiftUI has dismissed the presentation of this screen.
  ///
  /// SwiftUI may do so before it sets the property to `nil`.
  package func didDismiss() {
    if let screen = leaving ?? presentation?.screen { didDismiss(screen) }
  }

  /// Notes that SwiftUI has dismissed a presentation of this screen.
  package func didDismiss(_ screen: Screen) {
    screen.disappear()
    if leaving == screen {
      leaving = nil
    } else if let presentation, presentation.screen == screen {
      self[presentation.form] = nil
    }
  }

  /// Notes that SwiftUI has removed the screen, and with it what the screen presents.
  private func disappear() {
    hasAppeared = false
    leaving = nil
    presentation?.screen.disappear()
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Screen {
  /// Makes the request of a user who has closed a presentation.
  private func close(_ shown: Screen, _ form: Presentation.Form) {
    guard form == .alert else {
      tree?.swipeDown(shown)
      return refuseDismissal(of: shown)
    }
    // SwiftUI may report the tapped action later in this turn. Without one, the user has cancelled.
    leaving = shown
    afterwards { $0.finishAlert(shown) }
  }

  private func finishAlert(_ shown: Screen) {
    leaving = nil
    guard presentation?.screen == shown, let alert = shown.controller as? AlertController,
      let cancel = alert.actions.first(where: { $0.style == .cancel })
    else { return }
    tree?.tap(cancel, of: shown)
  }

  /// Shows a presentation again that its user has closed, if the graph has kept it.
  private func refuseDismissal(of shown: Screen) {
    guard presentation?.screen == shown else { return }
    leaving = shown
    if !shown.hasAppeared { afterwards { if $0.leaving == shown { $0.leaving = nil } } }
  }

  private func afterwards(_ body: @escaping @MainActor (Screen) -> Void) {
    tree?.later { [weak self] in if let self { body(self) } }
  }

  /// Takes the state of the graph.
  func show(_ new: Layout, _ presented: Presentation?) {
    if layout != new { layout = new }
    guard presentation != presented else { return }
    // An alert has no content whose appearance and dismissal SwiftUI reports.
    if let old = presentation?.screen, old != presented?.screen, old.hasAppeared { leaving = old }
    presentation = presented
  }
}
