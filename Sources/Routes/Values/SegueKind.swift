/// The kind of a segue, as a storyboard's `kind` attribute names it.
///
/// Segues of storyboards and segues registered in code have the same kinds, so a route table can
/// hold both:
///
/// ```swift
/// try registry.register(.showConversation, kind: .show) { ConversationController() }
/// ```
///
/// An unknown kind is kept as ``unknown(_:)``, and written unchanged.
public enum SegueKind: Hashable, Sendable {
  /// A container's child; never performed.
  case relationship
  /// Pushed by the nearest navigation controller, or else presented.
  case show
  /// Replaces the detail of the nearest split controller.
  case showDetail
  /// Presented modally (`kind="presentation"`).
  case presentation
  /// A child of a container view, added when its parent loads; never performed.
  case embed
  /// Goes back to an existing controller.
  case unwind
  /// A custom segue class, or a closure that performs the transition.
  case custom
  /// The old push, which needs a navigation controller.
  case push
  /// The old modal presentation; on macOS an application-modal window.
  case modal
  /// The old popover; on macOS still the current one.
  case popover
  /// A popover presentation on iOS.
  case popoverPresentation
  /// The old replacement of a split controller's detail.
  case replace
  /// A sheet on macOS.
  case sheet
  /// Another kind, as it was written.
  case unknown(ExactString)
}

extension SegueKind: RawRepresentable {
  /// Reads the value of a `kind` attribute; it never fails.
  public init(rawValue: String) {
    self = Self.byName[rawValue] ?? .unknown(ExactString(rawValue))
  }

  /// Every known kind, in the order of declaration.
  public static let named: [SegueKind] = [
    .relationship, .show, .showDetail, .presentation, .embed, .unwind, .custom, .push, .modal,
    .popover, .popoverPresentation, .replace, .sheet,
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: named.map { ($0.rawValue, $0) })

  /// The kind in a storyboard.
  public var rawValue: String {
    switch self {
    case .relationship: "relationship"
    case .show: "show"
    case .showDetail: "showDetail"
    case .presentation: "presentation"
    case .embed: "embed"
    case .unwind: "unwind"
    case .custom: "custom"
    case .push: "push"
    case .modal: "modal"
    case .popover: "popover"
    case .popoverPresentation: "popoverPresentation"
    case .replace: "replace"
    case .sheet: "sheet"
    case .unknown(let word): word.string
    }
  }
}

extension SegueKind: Codable {}
