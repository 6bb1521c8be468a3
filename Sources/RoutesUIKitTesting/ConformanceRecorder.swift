#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  /// A lifecycle call to a controller of a journal.
  struct ConformanceCall {
    let call: ControllerGraph.LifecycleCall
    let number: Int
  }

  /// Calls in order.
  @MainActor package final class CallLog<Call> {
    private var calls: [Call] = []
    var isPaused = false

    package init() {}

    func note(_ call: Call) { if !isPaused { calls.append(call) } }

    package func take() -> [Call] {
      defer { calls = [] }
      return calls
    }
  }

  /// A controller that plays a part of a journal, and notes its calls.
  @MainActor protocol ConformanceRecorder: UIViewController, NamedPlaceholder {}

  extension Snapshot.Screen {
    /// Makes a view controller, which gets its children later.
    @MainActor func makeRecorder(
      of children: [Snapshot.Screen],
      note: @escaping @MainActor (ControllerGraph.LifecycleCall) -> Void
    ) -> UIViewController {
      switch kind {
      case .screen: RecordingScreen(name.string, note: note)
      case .container: RecordingContainerController(name.string, note: note)
      case .navigation: RecordingNavigationController(name.string, note: note)
      case .tab: RecordingTabBarController(name.string)
      case .split: Self.makeSplit(of: children)
      case .page: UIPageViewController(pageCount: children.count)
      // No recorded journal has a search.
      case .search: UISearchController(searchResultsController: nil)
      }
    }

    /// A split controller with a style would make stacks for plain columns.
    @MainActor private static func makeSplit(
      of children: [Snapshot.Screen]
    ) -> UISplitViewController {
      let columns = children.compactMap { child in
        if case .column(let column, _) = child.placement { column } else { nil }
      }
      let isTriple = columns.contains(.supplementary)
      if !isTriple, !columns.contains(.compact),
        children.contains(where: { $0.kind != .navigation })
      {
        return UISplitViewController(nibName: nil, bundle: nil)
      }
      return UISplitViewController(style: isTriple ? .tripleColumn : .doubleColumn)
    }
  }

  /// A screen, which embeds its children when it loads.
  final class RecordingScreen: RecordingViewController, @MainActor ConformanceRecorder {
    var placeholderName: String? { name }

    override func viewDidLoad() {
      for child in children {
        if let childView = child.view { view.addSubview(childView) }
        child.didMove(toParent: self)
      }
      super.viewDidLoad()
    }
  }

  final class RecordingNavigationController: UINavigationController,
    @MainActor ConformanceRecorder
  {
    let note: @MainActor (ControllerGraph.LifecycleCall) -> Void
    let placeholderName: String?

    init(_ name: String, note: @escaping @MainActor (ControllerGraph.LifecycleCall) -> Void) {
      self.note = note
      placeholderName = name.isEmpty ? nil : name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      note(.didLoad)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note(.willAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note(.didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note(.willDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note(.didDisappear)
    }
  }

  final class RecordingTabBarController: UITabBarController, @MainActor NamedPlaceholder {
    let placeholderName: String?

    init(_ name: String) {
      placeholderName = name.isEmpty ? nil : name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
