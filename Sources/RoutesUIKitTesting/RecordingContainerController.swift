#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  /// A container of an app, which shows one of its children and notes its calls.
  ///
  /// UIKit calls the child when the container adds or removes its view. The view is added when it can be
  /// seen, so that it does not load earlier.
  final class RecordingContainerController: RecordingViewController,
    @MainActor ArrangeableContainer, @MainActor ConformanceRecorder
  {
    weak var graph: ControllerGraph?
    var placeholderName: String? { name }
    private var arranged: [UIViewController] = []
    private var front: UIViewController?
    private var isVisible = false

    /// The children in the order of the last arrangement, without those that another parent has taken.
    var childControllers: [any Controller] { arranged.filter { $0.parent === self } }
    var content: (any Controller)? { front?.parent === self ? front : nil }

    func arrange(_ controllers: [any Controller], content: (any Controller)?) {
      let new = controllers.compactMap { $0 as? UIViewController }
      let removed = children.filter { child in !new.contains { $0 === child } }
      for child in removed { child.willMove(toParent: nil) }
      if let old = front, old !== content { old.viewIfLoaded?.removeFromSuperview() }
      for child in removed { child.removeFromParent() }
      for child in new where child.parent !== self {
        addChild(child)
        child.didMove(toParent: self)
      }
      arranged = new
      front = content as? UIViewController
      if isVisible { showFront() }
    }

    private func showFront() {
      guard let view = front?.view, view.superview !== self.view else { return }
      view.frame = self.view.bounds
      self.view.addSubview(view)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      isVisible = true
      showFront()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      isVisible = false
    }
  }
#endif
