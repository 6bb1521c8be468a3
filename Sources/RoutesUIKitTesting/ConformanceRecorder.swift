#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  /// A lifecycle call to a controller of a journal.
  struct ConformanceCall {
    let call: ControllerGraph.LifecycleCall
    let number: Int

    init(_ call: ControllerGraph.LifecycleCall, _ number: Int) {
      self.call = call
      self.number = number
    }
  }

  /// The calls of UIKit, in order.
  @MainActor final class ConformanceLog {
    private var calls: [ConformanceCall] = []
    var isPaused = false

    func note(_ call: ControllerGraph.LifecycleCall, _ number: Int) {
      if !isPaused { calls.append(ConformanceCall(call, number)) }
    }

    func take() -> [ConformanceCall] {
      defer { calls = [] }
      return calls
    }
  }

  /// A controller that plays a part of a journal, and notes its calls.
  @MainActor protocol ConformanceRecorder: UIViewController, NamedPlaceholder {}

  /// The part of a controller in a journal.
  struct ConformancePart {
    let name: String
    let number: Int
    let log: ConformanceLog

    @MainActor func note(_ call: ControllerGraph.LifecycleCall) { log.note(call, number) }
  }

  /// The facts about a container that UIKit needs before it has its children.
  struct ConformanceShape {
    private var children = 0
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

    /// Two pages need a spine between them.
    @MainActor fileprivate func makePages() -> UIPageViewController {
      let spine = UIPageViewController.SpineLocation.mid.rawValue
      return UIPageViewController(
        transitionStyle: children == 2 ? .pageCurl : .scroll,
        navigationOrientation: .horizontal,
        options: children == 2 ? [.spineLocation: spine] : nil
      )
    }
  }

  extension Snapshot.Kind {
    /// Makes a view controller of the kind.
    @MainActor func makeRecorder(
      _ part: ConformancePart,
      _ shape: ConformanceShape
    ) -> UIViewController {
      switch self {
      case .screen: RecordingScreen(part)
      case .container: RecordingContainerController(part)
      case .navigation: RecordingNavigationController(part)
      case .tab: RecordingTabBarController(part)
      case .split: shape.makeSplit()
      case .page: shape.makePages()
      // No recorded journal has a search.
      case .search: UISearchController(searchResultsController: nil)
      }
    }
  }

  /// A screen, which embeds its children when it loads.
  final class RecordingScreen: RecordingViewController, @MainActor ConformanceRecorder {
    let placeholderName: String?

    init(_ part: ConformancePart) {
      placeholderName = part.name
      super.init(note: part.note)
    }

    required init?(coder: NSCoder) { nil }

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
    let part: ConformancePart
    let placeholderName: String?

    init(_ part: ConformancePart) {
      self.part = part
      placeholderName = part.name.isEmpty ? nil : part.name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      part.note(.didLoad)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      part.note(.willAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      part.note(.didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      part.note(.willDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      part.note(.didDisappear)
    }
  }

  final class RecordingTabBarController: UITabBarController, @MainActor NamedPlaceholder {
    let placeholderName: String?

    init(_ part: ConformancePart) {
      placeholderName = part.name.isEmpty ? nil : part.name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
