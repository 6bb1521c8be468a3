#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  extension Snapshot {
    /// Creates the snapshot of a window's controllers, in the notation of a graph's snapshot.
    ///
    /// ```swift
    /// let state = Snapshot(of: window)
    /// XCTAssertEqual(state, try Snapshot("nav(Feed, Conversation) > sheet nav(Share)"))
    /// ```
    @MainActor public init(of window: UIWindow) {
      guard let root = window.rootViewController else {
        self.init(width: window.width)
        return
      }
      self.init(
        of: root,
        width: window.width,
        embedded: { ($0 as? UIViewController)?.embeddedControllers ?? [] },
        presented: { ($0 as? UIViewController)?.ownPresented }
      )
    }
  }

  extension UIWindow {
    package var width: ControllerGraph.SizeClass {
      traitCollection.horizontalSizeClass == .regular ? .regular : .compact
    }
  }

  extension UIViewController {
    /// The controller that this one itself presents. UIKit also answers for the presenting ancestor.
    var ownPresentedController: UIViewController? {
      presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
    }

    /// The controller that this one itself presents, and its style.
    var ownPresented: (controller: any Controller, style: PresentationStyle)? {
      ownPresentedController.map { ($0, PresentationStyle(of: $0).resolved) }
    }

    /// The children, without the library's own.
    var embeddedControllers: [UIViewController] { children.filter { !($0 is DepartureObserver) } }
  }
#endif
