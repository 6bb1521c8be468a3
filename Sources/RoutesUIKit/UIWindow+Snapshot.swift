#if canImport(UIKit) && !os(watchOS)
  import Routes
  import UIKit

  extension UIWindow {
    /// The controllers of the window as a value, in the notation of a graph's snapshot.
    ///
    /// ```swift
    /// XCTAssertEqual(window.snapshot, try Snapshot("nav(Feed, Conversation) > sheet nav(Share)"))
    /// ```
    ///
    /// - Complexity: O(*n*) in the number of controllers.
    public var snapshot: Snapshot {
      let width: HorizontalSizeClass =
        traitCollection.horizontalSizeClass == .regular ? .regular : .compact
      guard let rootViewController else { return Snapshot(width: width) }
      return Snapshot(
        of: rootViewController,
        width: width,
        embedded: { ($0 as? UIViewController)?.children ?? [] },
        presented: { ($0 as? UIViewController)?.ownPresented }
      )
    }
  }

  extension UIViewController {
    /// What the controller itself presents, and how. UIKit also answers for the presenting ancestor.
    var ownPresented: (controller: any Controller, style: PresentationStyle)? {
      guard let presented = presentedViewController, presented.presentingViewController === self
      else { return nil }
      return (presented, PresentationStyle(presented.modalPresentationStyle))
    }
  }

  extension PresentationStyle {
    /// The style of a presented controller.
    init(_ style: UIModalPresentationStyle) {
      switch style {
      case .fullScreen: self = .fullScreen
      case .overFullScreen: self = .overFullScreen
      case .currentContext: self = .currentContext
      case .overCurrentContext: self = .overCurrentContext
      case .custom: self = .custom
      #if !os(tvOS)
        case .formSheet: self = .formSheet
        case .popover: self = .popover
      #endif
      default: self = .pageSheet
      }
    }
  }
#endif
