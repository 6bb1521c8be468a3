import Routes

/// The scenes of a storyboard, made from the value that `routecheck generate` writes.
@MainActor open class UIStoryboard: NSObject {
  let name: String
  private let storyboard: Storyboard

  /// What an app's bundle has: its storyboards, and the classes that they name.
  public struct Contents {
    var storyboards: [String: Storyboard] = [:]
    var classes: [String: UIViewController.Type] = [:]

    public init(_ storyboards: [Storyboard], classes: [UIViewController.Type]) {
      for storyboard in storyboards { self.storyboards[storyboard.name.string] = storyboard }
      for type in classes { self.classes["\(type)"] = type }
    }

    /// The unwind actions of classes, by their selectors. Without Objective-C none can be found.
    private var unwindActions: [(Selector, (UIViewController) -> ((UIStoryboardSegue) -> Void)?)] =
      []

    /// Adds a method that unwind segues call.
    public mutating func add<Target: UIViewController>(
      _ action: Selector,
      _ body: @escaping (Target, UIStoryboardSegue) -> Void
    ) {
      unwindActions.append(
        (action, { target in (target as? Target).map { target in { body(target, $0) } } })
      )
    }

    func unwindAction(
      _ action: Selector,
      of target: UIViewController
    ) -> ((UIStoryboardSegue) -> Void)? {
      unwindActions.lazy.filter { $0.0 == action }.compactMap { $0.1(target) }.first
    }
  }

  public init(name: String, bundle: Bundle?) {
    self.name = name
    let known = UIKitRecord.current.contents.storyboards[name]
    storyboard = known ?? Storyboard(name: ExactString(name))
    super.init()
    if known == nil {
      UIKitRecord.current.raise("Could not find a storyboard named '\(name)' in bundle")
    }
  }

  open func instantiateInitialViewController() -> UIViewController? {
    storyboard.initialScene.map(make)
  }

  open func instantiateViewController(
    withIdentifier identifier: String
  ) -> UIViewController {
    guard let scene = storyboard.scenes.first(where: { $0.identifier?.string == identifier }) else {
      UIKitRecord.current.raise(
        "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'"
      )
      return UIViewController()
    }
    return make(scene.id)
  }

  /// Makes the controller of a scene, its relationships included.
  func make(_ id: Storyboard.Scene.ID) -> UIViewController {
    guard let scene = storyboard.scenes.first(where: { $0.id == id }) else {
      return UIViewController()
    }
    if let reference = scene.reference { return resolve(reference) }
    let controller = instantiate(scene)
    controller.storyboard = self
    for segue in scene.segues {
      let template = UIStoryboardSegueTemplate(segue, in: self)
      switch segue.kind {
      case .relationship: controller.related.append(make(segue.destination))
      case .embed: controller.embeds.append(template)
      default: controller.templates.append(template)
      }
    }
    controller.finishRelationships()
    return controller
  }

  private func resolve(_ reference: Storyboard.Scene.Reference) -> UIViewController {
    let other = reference.storyboardName.map { UIStoryboard(name: $0.string, bundle: nil) } ?? self
    if let identifier = reference.identifier {
      return other.instantiateViewController(withIdentifier: identifier.string)
    }
    return other.instantiateInitialViewController() ?? UIViewController()
  }

  private func instantiate(_ scene: Storyboard.Scene) -> UIViewController {
    if let name = scene.customClass {
      if let type = UIKitRecord.current.contents.classes[name.string] {
        return type.init(coder: NSCoder()) ?? UIViewController()
      }
      UIKitRecord.current.warn("Unknown class \(name) in Interface Builder file.")
    }
    switch scene.kind {
    case .navigationController: return UINavigationController(nibName: nil, bundle: nil)
    case .tabBarController: return UITabBarController(nibName: nil, bundle: nil)
    case .splitViewController: return UISplitViewController(nibName: nil, bundle: nil)
    case .pageViewController: return UIPageViewController(nibName: nil, bundle: nil)
    default: return UIViewController(nibName: nil, bundle: nil)
    }
  }
}

/// A segue of a scene, from which a segue is made each time that it is performed.
@MainActor final class UIStoryboardSegueTemplate {
  let segue: Storyboard.Segue
  let storyboard: UIStoryboard

  init(_ segue: Storyboard.Segue, in storyboard: UIStoryboard) {
    self.segue = segue
    self.storyboard = storyboard
  }

  /// Makes and prepares the destination, and performs the segue.
  func perform(from source: UIViewController, sender: Any?) {
    if segue.kind == .unwind {
      return source.unwind(
        Selector(segue.unwindAction?.string ?? ""),
        segue.identifier?.string,
        sender
      )
    }
    let destination = storyboard.make(segue.destination)
    let performed = UIStoryboardSegue(
      identifier: segue.identifier?.string,
      source: source,
      destination: destination
    ) { [self] in carryOut(from: source, to: destination) }
    source.prepare(for: performed, sender: sender)
    performed.perform()
  }

  private func carryOut(from source: UIViewController, to destination: UIViewController) {
    switch segue.kind {
    case .show: source.show(destination, sender: source)
    case .push:
      if let navigation = source.navigationController {
        navigation.pushViewController(destination, animated: true)
      } else {
        UIKitRecord.current.raise(
          "Push segues can only be used when the source controller is managed by an instance of "
            + "UINavigationController."
        )
      }
    case .showDetail, .replace: source.showDetailViewController(destination, sender: source)
    case .presentation, .modal, .popover, .popoverPresentation, .sheet:
      source.present(destination, animated: true)
    case .embed:
      source.addChild(destination)
      source.attach(destination)
      destination.didMove(toParent: source)
    case .relationship, .unwind, .custom, .unknown: break
    }
  }
}

extension UIViewController {
  /// Performs the embed segues of the scene, while the view loads.
  func embedChildrenOfScene() {
    for template in embeds {
      let identifier = template.segue.identifier?.string ?? ""
      if shouldPerformSegue(withIdentifier: identifier, sender: nil) {
        template.perform(from: self, sender: nil)
      }
    }
  }

  /// Sets the children of relationship segues, which a storyboard has before any code runs.
  func finishRelationships() {
    guard !related.isEmpty else { return }
    switch self {
    case let container as UINavigationController:
      container.setViewControllers(related, animated: false)
    case let container as UITabBarController: container.viewControllers = related
    case let container as UISplitViewController: container.viewControllers = related
    default: for child in related { addChild(child) }
    }
    related = []
  }

  /// What a user's touch of a control does that has a segue.
  public func userTouches(segue id: String) {
    guard let template = templates.first(where: { $0.segue.id.string == id }) else { return }
    let control = UIControl()
    let identifier = template.segue.identifier?.string ?? ""
    if shouldPerformSegue(withIdentifier: identifier, sender: control) {
      template.perform(from: self, sender: control)
    }
  }
}

/// A move from one controller of a storyboard to another.
@MainActor open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  var performHandler: () -> Void = {}

  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  public convenience init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Makes the transition. Custom segues override it.
  open func perform() { performHandler() }
}

/// Where an unwind comes from.
@MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  open private(set) var source: UIViewController
  open private(set) var unwindAction: Selector
  open private(set) var sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
