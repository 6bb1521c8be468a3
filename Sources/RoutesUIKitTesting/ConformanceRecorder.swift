#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  /// A lifecycle call to a controller of a journal.
  struct ConformanceCall {
    let call: ControllerGraph.LifecycleCall
    let number: Int
  }

  /// The calls of UIKit, in order.
  @MainActor final class ConformanceLog {
    private var calls: [ConformanceCall] = []
    var isPaused = false

    func note(_ call: ControllerGraph.LifecycleCall, _ number: Int) {
      if !isPaused { calls.append(ConformanceCall(call: call, number: number)) }
    }

    func take() -> [ConformanceCall] {
      defer { calls = [] }
      return calls
    }
  }

  /// A controller that plays a part of a journal, and notes its calls.
  @MainActor protocol ConformanceRecorder: UIViewController, NamedPlaceholder {}

  /// The facts about a container that UIKit needs before it has its children.
  struct ConformanceShape {
    private(set) var children = 0
    private var isTriple = false
    private var hasCompact = false
    private var hasPlainColumns = false

    /// The shapes of a snapshot's controllers, in its order.
    static func all(of snapshot: Snapshot) -> [ConformanceShape] {
      var shapes = snapshot.screens.map { _ in ConformanceShape() }
      for screen in snapshot.screens {
        switch screen.placement {
        case .child(let parent): shapes[parent].children += 1
        case .column(let column, let split):
          if column == .supplementary { shapes[split].isTriple = true }
          if column == .compact {
            shapes[split].hasCompact = true
          } else if screen.kind != .navigation {
            shapes[split].hasPlainColumns = true
          }
        case .root, .presented, .embedded: break
        }
      }
      return shapes
    }

    /// A split controller with a style would make stacks for plain columns.
    @MainActor fileprivate func makeSplit() -> UISplitViewController {
      if hasPlainColumns, !isTriple, !hasCompact {
        return UISplitViewController(nibName: nil, bundle: nil)
      }
      return UISplitViewController(style: isTriple ? .tripleColumn : .doubleColumn)
    }
  }

  extension Snapshot.Kind {
    /// Makes a view controller of the kind.
    @MainActor func makeRecorder(
      _ name: String,
      _ shape: ConformanceShape,
      note: @escaping @MainActor (ControllerGraph.LifecycleCall) -> Void
    ) -> UIViewController {
      switch self {
      case .screen: RecordingScreen(name, note: note)
      case .container: RecordingContainerController(name, note: note)
      case .navigation: RecordingNavigationController(name, note: note)
      case .tab: RecordingTabBarController(name)
      case .split: shape.makeSplit()
      case .page: UIPageViewController(pageCount: shape.children)
      // No recorded journal has a search.
      case .search: UISearchController(searchResultsController: nil)
      }
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
