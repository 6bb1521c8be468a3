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
    self = Name(rawValue: rawValue)?.kind ?? .unknown(ExactString(rawValue))
  }

  /// Every known kind, in the order of declaration.
  public static let named: [SegueKind] = Name.allCases.map(\.kind)

  /// The kind in a storyboard.
  public var rawValue: String {
    switch self {
    case .relationship: Name.relationship.rawValue
    case .show: Name.show.rawValue
    case .showDetail: Name.showDetail.rawValue
    case .presentation: Name.presentation.rawValue
    case .embed: Name.embed.rawValue
    case .unwind: Name.unwind.rawValue
    case .custom: Name.custom.rawValue
    case .push: Name.push.rawValue
    case .modal: Name.modal.rawValue
    case .popover: Name.popover.rawValue
    case .popoverPresentation: Name.popoverPresentation.rawValue
    case .replace: Name.replace.rawValue
    case .sheet: Name.sheet.rawValue
    case .unknown(let word): word.string
    }
  }

  /// The known kinds by name, so that the compiler demands both directions for a new kind.
  private enum Name: String, CaseIterable {
    case relationship, show, showDetail, presentation, embed, unwind, custom, push, modal, popover,
      popoverPresentation, replace, sheet

    var kind: SegueKind {
      switch self {
      case .relationship: .relationship
      case .show: .show
      case .showDetail: .showDetail
      case .presentation: .presentation
      case .embed: .embed
      case .unwind: .unwind
      case .custom: .custom
      case .push: .push
      case .modal: .modal
      case .popover: .popover
      case .popoverPresentation: .popoverPresentation
      case .replace: .replace
      case .sheet: .sheet
      }
    }
  }
}

extension SegueKind: Codable {}
