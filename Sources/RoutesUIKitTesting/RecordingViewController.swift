#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  /// A view controller that notes the lifecycle calls of UIKit.
  package class RecordingViewController: UIViewController {
    package let name: String
    let note: @MainActor (ControllerGraph.LifecycleCall) -> Void

    init(_ name: String, note: @escaping @MainActor (ControllerGraph.LifecycleCall) -> Void) {
      self.name = name
      self.note = note
      super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
      super.viewDidLoad()
      note(.didLoad)
    }

    package override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note(.willAppear)
    }

    package override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note(.didAppear)
    }

    package override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note(.willDisappear)
    }

    package override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note(.didDisappear)
    }
  }
#endif
