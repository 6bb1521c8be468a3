#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  extension UIModalTransitionStyle {
    init(_ style: Transition.ModalStyle) {
      switch style {
      case .coverVertical: self = .coverVertical
      case .flipHorizontal: self = .flipHorizontal
      case .crossDissolve: self = .crossDissolve
      case .partialCurl: self = .partialCurl
      }
    }
  }

  extension Transition.ModalStyle {
    init(_ style: UIModalTransitionStyle) {
      self = Self.allCases.first { UIModalTransitionStyle($0) == style } ?? .coverVertical
    }
  }

  extension UIModalPresentationStyle {
    init(_ style: PresentationStyle) {
      switch style {
      case .automatic: self = .automatic
      case .pageSheet: self = .pageSheet
      case .formSheet: self = .formSheet
      case .popover: self = .popover
      case .fullScreen: self = .fullScreen
      case .overFullScreen: self = .overFullScreen
      case .currentContext: self = .currentContext
      case .overCurrentContext: self = .overCurrentContext
      case .custom: self = .custom
      }
    }

    /// The style that UIKit gives to a controller without a chosen style.
    ///
    /// Reading `modalPresentationStyle` never returns `automatic`: since iOS 18 a sheet reads as
    /// `formSheet`, and before as `pageSheet` (UIViewController.h).
    @MainActor package static var ofUnstyledController: Self {
      UIViewController(nibName: nil, bundle: nil).modalPresentationStyle
    }
  }

  extension UIViewController {
    /// The style of an alert or a search, which decides itself how it is presented.
    var ownPresentationStyle: PresentationStyle? {
      switch self {
      case let alert as UIAlertController: alert.preferredStyle == .alert ? .custom : .popover
      // In a context, and keeps the presenter.
      case is UISearchController: .overCurrentContext
      default: nil
      }
    }
  }

  extension PresentationStyle {
    /// The style of a controller; `automatic` if it is the one that UIKit gives without a choice.
    @MainActor init(of controller: UIViewController) {
      let style = controller.modalPresentationStyle
      self =
        controller.ownPresentationStyle
        ?? (style == .ofUnstyledController ? .automatic : nil)
        ?? Self.allCases.first { UIModalPresentationStyle($0) == style } ?? .pageSheet
    }
  }
#endif
