extension UIViewController {
  var ancestors: [UIViewController] { Array(sequence(first: self, next: \.parent)) }

  /// Whether a dismissal returns to the controller.
  var isPerformingModalTransition: Bool { presentation?.isEnding == true }

  var presentingAncestor: UIViewController? { ancestors.first { $0.presentation != nil } }

  /// The controller whose presentation a style needs: the nearest that defines a context, or the root.
  private func presenter(for presentation: UIPresentationController) -> UIViewController {
    if UIKitRecord.has(.theCallerPresents) { return self }
    let context = ancestors.first(where: \.definesPresentationContext)
    return (presentation.usesContext ? context : nil) ?? ancestors[ancestors.count - 1]
  }

  func beginPresenting(
    _ controller: UIViewController,
    animated: Bool,
    _ completion: (() -> Void)?
  ) {
    let record = UIKitRecord.current
    if controller.parent != nil {
      return record.raise(
        "Application tried to present \(controller) that already has a parent view controller"
      )
    }
    if controller === self || controller.ownPresentation?.presenter != nil {
      return record.raise(
        "Application tried to present modally a view controller \(controller) that is already "
          + "being presented"
      )
    }
    if controller.modalTransitionStyle == .partialCurl,
      controller.modalPresentationStyle != .fullScreen
    {
      return record.raise(
        "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen "
          + "view controller \(controller)."
      )
    }
    guard viewIfLoaded?.window != nil else {
      return record.warn(
        "Attempt to present \(controller) on \(self) whose view is not in the window hierarchy."
      )
    }
    let presentation =
      controller.popoverPresentationController ?? controller.ownPresentation
      ?? UIPresentationController(presentedViewController: controller, presenting: nil)
    let presenter = presenter(for: presentation)
    if let alert = controller as? UIAlertController, alert.isEmpty {
      // The exception of UIKit, as developers quote it.
      return record.raise("UIAlertController must have a title, a message or an action to display")
    }
    let isWide = traitCollection.horizontalSizeClass == .regular
    if isWide, let popover = presentation as? UIPopoverPresentationController,
      popover.sourceView == nil, popover.barButtonItem == nil
    {
      if controller is UIAlertController {
        return record.raise(
          "You must provide location information for this popover through the alert controller's "
            + "popoverPresentationController"
        )
      }
      return record.raise(
        "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set "
          + "before the presentation occurs."
      )
    }
    if let other = presentedViewController ?? presenter.presentation?.presentedViewController {
      return record.warn(
        "Attempt to present \(controller) on \(self) which is already presenting \(other)."
      )
    }
    controller.ownPresentation = presentation
    presentation.adapt(to: traitCollection)
    let controller = presentation.presentedViewController
    presentation.presenter = presenter
    presenter.presentation = presentation
    controller.loadViewIfNeeded()
    presenter.view.window?.addSubview(controller.view)
    let covers = presentation.coversPresenter
    let isLast = presentation.callsPresenterLast
    let begin = {
      controller.moving(for: .presented) {
        if covers, !isLast { presenter.disappear(.will, animated: animated) }
        controller.appear(.will, animated: animated)
        if covers, isLast { presenter.disappear(.will, animated: animated) }
      }
    }
    let ends = (from: presenter as UIViewController?, to: controller as UIViewController?)
    record.finish(animated: animated, [presenter, controller], ends, beginning: begin) {
      controller.moving(for: .presented) {
        controller.appear(.did, animated: animated)
        if covers { presenter.disappear(.did, animated: animated) }
      }
      if covers { presentation.removeViewOfPresenter() }
      record.complete(animated: animated, completion)
    }
  }

  func beginDismissing(animated: Bool, _ completion: (() -> Void)?) {
    let isFaulty = UIKitRecord.has(.dismissesThePresenter)
    guard
      let presenter = (isFaulty ? presentingViewController : nil) ?? presentingAncestor
        ?? presentingViewController,
      let presentation = presenter.presentation
    else {
      completion?()
      return
    }
    presenter.endPresentation(presentation, animated: animated) {
      UIKitRecord.current.complete(animated: animated, completion)
    }
  }

  /// Removes what the controller presents, with everything above it, in one transition.
  private func endPresentation(
    _ presentation: UIPresentationController,
    animated: Bool,
    _ completion: @escaping () -> Void
  ) {
    let first = presentation.presentedViewController
    let chain = Array(
      sequence(first: first) { controller in
        controller.presentedInside?.presentedViewController
      }
    )
    let uncovers =
      presentation.coversPresenter && chain.contains { $0.appearance != .disappeared }
    let moves = { (phase: AppearancePhase) in
      for controller in chain { controller.disappear(phase, animated: animated) }
    }
    let begin = { [self] in
      for controller in chain { controller.ownPresentation?.isEnding = true }
      moves(.will)
      presentation.returnViewOfPresenter(isInFront: uncovers)
      if uncovers { appear(.will, animated: animated) }
    }
    let record = UIKitRecord.current
    let ends = (from: chain.last, to: self as UIViewController?)
    record.finish(animated: animated, chain + [self], ends, beginning: begin) { [self] in
      for controller in chain { controller.viewIfLoaded?.removeFromSuperview() }
      let isFaulty = UIKitRecord.has(.dismissalsEndInTheOtherOrder)
      let isLast = presentation.callsPresenterLast != isFaulty
      if isLast { moves(.did) }
      if uncovers { appear(.did, animated: animated) }
      if !isLast { moves(.did) }
      for controller in chain {
        controller.ownPresentation?.presenter?.presentation = nil
        controller.ownPresentation = nil
      }
      completion()
    }
  }

  /// The presentation of the controller or of one inside it.
  private var presentedInside: UIPresentationController? {
    presentation ?? children.lazy.compactMap(\.presentedInside).first
  }

  /// What a user's swipe down on a sheet does; a cancelled one ends where it began.
  public func userSwipesDown(isCancelled: Bool = false) {
    guard let presentation = ownPresentation, presentation.presenter != nil else { return }
    let delegate = presentation.delegate
    let refuses = isModalInPresentation || childrenInFront.contains(where: \.isModalInPresentation)
    if refuses || delegate?.presentationControllerShouldDismiss(presentation) == false {
      delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return
    }
    delegate?.presentationControllerWillDismiss(presentation)
    if isCancelled { return cancelDismissal() }
    presentation.presenter?.endPresentation(presentation, animated: true) {
      delegate?.presentationControllerDidDismiss(presentation)
    }
  }

  /// Begins to dismiss the controller, and presents it again.
  private func cancelDismissal() {
    let begin = { [self] in
      ownPresentation?.isEnding = true
      disappear(.will, animated: true)
    }
    let ends = (from: self as UIViewController?, to: ownPresentation?.presenter)
    UIKitRecord.current.finish(
      animated: true,
      isInteractive: true,
      [self],
      ends,
      beginning: begin
    ) { [self] in
      ownCoordinator?.cancel()
      ownPresentation?.isEnding = false
      appear(.will, animated: true)
      appear(.did, animated: true)
    }
  }
}
