#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  extension UIKitWindowAdapter {
    package func setDismissalDelegate(
      _ delegate: (any DismissalDelegate)?,
      of presented: any Controller
    ) {
      guard let presented = presented as? UIViewController else { return }
      dismissalAdapters.removeAll { $0.presented == nil || $0.presented === presented }
      let adapter = delegate.map { DismissalAdapter($0, of: presented) }
      if let adapter { dismissalAdapters.append(adapter) }
      presented.presentationController?.delegate = adapter
    }

    package func observeDepartures(
      of controllers: [any Controller],
      _ body: @escaping () -> Void
    ) {
      let awaited = controllers.compactMap { $0 as? UIViewController }
      departureObservers.removeAll { observer in
        let isInUse = observer.parent != nil && awaited.contains { $0 === observer.observed }
        if !isInUse { observer.stop() }
        return !isInUse
      }
      for controller in awaited
      where !departureObservers.contains(where: { $0.observed === controller }) {
        let observer = DepartureObserver(of: controller, body)
        controller.add(observer)
        departureObservers.append(observer)
      }
    }
  }

  /// Asks and informs a delegate of the library as UIKit asks the delegate of a presentation.
  final class DismissalAdapter: NSObject, UIAdaptivePresentationControllerDelegate {
    private weak var delegate: (any DismissalDelegate)?
    private(set) weak var presented: UIViewController?

    init(_ delegate: any DismissalDelegate, of presented: UIViewController) {
      self.delegate = delegate
      self.presented = presented
      super.init()
    }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      delegate?.shouldDismiss(controller.presentedViewController) ?? true
    }

    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      delegate?.willDismiss(controller.presentedViewController)
    }

    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      delegate?.didDismiss(controller.presentedViewController)
    }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      delegate?.didAttemptToDismiss(controller.presentedViewController)
    }
  }
#endif
