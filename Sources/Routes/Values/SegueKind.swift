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

extension SegueKind {
  /// The effect of a segue, for graphs, rules and maps.
  @usableFromInline
  package enum Role: Hashable, Sendable {
    /// Adds a child to a container.
    case relationship
    /// Adds a child to a container view.
    case embedding
    /// Goes back to an existing controller.
    case unwinding
    case push
    case show
    case detail
    case presentation
    case popover
    /// Performs the transition of a class or a closure of the app.
    case custom
    /// Performs an unknown transition; a graph presents.
    case unknown
  }

  /// The role of the kind, which several kinds of different platforms and ages share.
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

// The properties are exhaustive switches, so that a new role has to answer each of them.

extension SegueKind.Role {
  /// Which way a segue leads.
  package enum Direction: Sendable {
    /// To a new controller, when code or a user performs the segue.
    case forwards
    /// To an existing controller.
    case back
    /// To a child, as soon as the source is made or loaded.
    case inside
  }

  package var direction: Direction {
    switch self {
    case .push, .show, .detail, .presentation, .popover, .custom, .unknown: .forwards
    case .unwinding: .back
    case .relationship, .embedding: .inside
    }
  }

  /// Whether the destination is presented outside its source's containers.
  package var isModal: Bool {
    switch self {
    case .presentation, .popover: true
    case .relationship, .embedding, .unwinding, .push, .show, .detail, .custom, .unknown: false
    }
  }

  /// Whether the destination's new place is unknown.
  package var isOpen: Bool {
    switch self {
    case .custom, .unknown: true
    case .relationship, .embedding, .unwinding, .push, .show, .detail, .presentation, .popover:
      false
    }
  }
}

extension SegueKind.Role {
  /// Whether the destination is a child of the source as soon as that is made or loaded.
  package var isContainment: Bool { direction == .inside }

  /// Whether code or a user performs such a segue forwards, so that a route can name it.
  package var isPerformed: Bool { direction == .forwards }
}
