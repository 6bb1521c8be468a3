#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A child without content, which learns from UIKit that the controller around it leaves the window.
  ///
  /// No delegate of UIKit reports every swipe, tap and call, and the delegates belong to the app.
  final class DepartureObserver: UIViewController {
    private(set) weak var observed: UIViewController?
    private let body: () -> Void
    private var isStopped = false

    init(of observed: UIViewController, _ body: @escaping () -> Void) {
      self.observed = observed
      self.body = body
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.isHidden = true
      view.isUserInteractionEnabled = false
    }

    // With an animation, its coordinator is there now, and reports a cancelled gesture, too.
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      if isLeaving, transitionCoordinator?.isAnimated == true { body() }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isLeaving { body() }
    }

    /// Whether the controller, or one around it, is dismissed or removed.
    private var isLeaving: Bool {
      guard !isStopped else { return false }
      return sequence(first: self as UIViewController) { $0.parent ?? $0.presentingViewController }
        .contains { $0.isBeingDismissed || $0.isMovingFromParent }
    }

    func stop() {
      isStopped = true
      willMove(toParent: nil)
      viewIfLoaded?.removeFromSuperview()
      removeFromParent()
    }
  }

  extension UIViewController {
    /// Adds the observer to a screen that has loaded. A container shows no children but its own, so that
    /// its content gets the observer.
    func add(_ observer: DepartureObserver) {
      var screen = self
      while let content = screen.contentOutsideGraph as? UIViewController { screen = content }
      guard let view = screen.viewIfLoaded, !screen.isContainer else { return }
      screen.addChild(observer)
      view.addSubview(observer.view)
      observer.didMove(toParent: screen)
    }
  }
#endif
