/// An image.
open class UIImage: NSObject {}

/// A closure with a title.
@MainActor open class UIAction: NSObject {
  open private(set) var title: String
  private let handler: @MainActor (UIAction) -> Void

  public init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }

  /// What a user's touch of the action's control does.
  open func performWithSender(_ sender: Any?, target: Any?) { handler(self) }
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

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
  }

  /// What a user's touch of the button does.
  public func userTouches() { primaryAction?.performWithSender(self, target: nil) }
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
