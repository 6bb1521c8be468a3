/// An image.
open class UIImage: NSObject {}

/// An item of a menu.
@MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public enum State: Int, Sendable { case off, on, mixed }

  open private(set) var title: String

  init(title: String) { self.title = title }
}

/// A menu.
open class UIMenu: UIMenuElement {}

/// What an action does.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title.
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let handler: UIActionHandler

  init(title: String, handler: @escaping UIActionHandler) {
    self.handler = handler
    super.init(title: title)
  }

  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(title: title, handler: handler)
  }

  open func performWithSender(_ sender: Any?, target: Any?) { perform() }

  /// What a user's touch of the action's control does.
  func perform() { handler(self) }
}

/// An item of a bar.
@MainActor open class UIBarItem: NSObject {
  open var title: String?
}

/// A button of a bar.
open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close
  }

  open var primaryAction: UIAction?
  open var action: Selector?
  open weak var target: AnyObject?

  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
  }

  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.primaryAction = primaryAction
  }

  /// What a user's touch of the button does.
  public func userTouches() { primaryAction?.perform() }
}

/// What a navigation bar shows for a controller.
@MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var hidesBackButton = false
  open var searchController: UISearchController? {
    didSet { searchController?.controllerWithBar = controller }
  }
  weak var controller: UIViewController?

  public init(title: String) { self.title = title }
}
