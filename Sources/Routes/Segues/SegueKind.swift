/// What a segue does, in the words of a storyboard's `kind` attribute.
///
/// The same vocabulary serves a storyboard that was read from a file and a segue that was
/// registered in code, so a route table can hold both side by side:
///
/// ```swift
/// try registry.register(.showConversation, kind: .show) { ConversationController() }
/// ```
///
/// A kind that is not known here is kept as ``unknown(_:)`` and written out again unchanged.
public enum SegueKind: Hashable, Sendable {
  /// A container's link to what it contains; never performed.
  case relationship
  /// Pushed where a navigation controller takes it, presented where nobody does.
  case show
  /// Replaces the detail of the nearest split controller.
  case showDetail
  /// Presented modally (`kind="presentation"`).
  case presentation
  /// A child placed into a container view when its parent loads; never performed.
  case embed
  /// Goes back to a controller that is already there.
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
  /// Any other word, as it was written.
  case unknown(String)
}

extension SegueKind: RawRepresentable {
  /// Reads the value of a `kind` attribute; it never fails.
  public init(rawValue: String) {
    self = Self.known[rawValue] ?? .unknown(rawValue)
  }

  /// Every kind that has a name of its own, in the order of declaration.
  public static let named: [SegueKind] = [
    .relationship, .show, .showDetail, .presentation, .embed, .unwind, .custom, .push, .modal,
    .popover, .popoverPresentation, .replace, .sheet,
  ]

  private static let known = Dictionary(uniqueKeysWithValues: named.map { ($0.rawValue, $0) })

  /// The word that a storyboard writes for this kind.
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
    case .unknown(let word): word
    }
  }
}

extension SegueKind: Codable {}

extension SegueKind {
  /// What a segue of the kind is, whichever word a storyboard has for it.
  package var role: Role {
    switch self {
    case .relationship: .relationship
    case .embed: .embedding
    case .unwind: .unwinding
    case .push: .push
    case .show: .show
    case .showDetail, .replace: .detail
    case .presentation, .modal, .sheet: .presentation
    case .popover, .popoverPresentation: .popover
    case .custom: .custom
    case .unknown: .unknown
    }
  }
}
