/// Is told when a search begins and ends.
@MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search, as UIKitCore has it (disassembled).
open class UISearchController: UIViewController {
  open private(set) var searchResultsController: UIViewController?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var obscuresBackgroundDuringPresentation = false

  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
    // `_commonInit`
    super.modalPresentationStyle = .custom
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // `setModalPresentationStyle:`
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { super.modalPresentationStyle }
    set {
      switch newValue {
      case .fullScreen: break
      case .custom, .popover, .formSheet: super.modalPresentationStyle = newValue
      default:
        UIKitRecord.current.raise(
          "UISearchController currently only supports UIModalPresentationCustom, "
            + "UIModalPresentationPopover and UIModalPresentationFormSheet presentation styles"
        )
      }
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let results = searchResultsController, let resultsView = results.view else { return }
    view.addSubview(resultsView)
    addChild(results)
    results.didMove(toParent: self)
  }

  // `isActive`, `setActive:`, `_performAutomaticPresentationFromTextField:`, `_dismissPresentation:`
  open var isActive: Bool {
    get { ownPresentation?.presenter != nil && !isBeingDismissed }
    set {
      if newValue { begin() } else { end() }
    }
  }

  private func begin() {
    guard ownPresentation?.presenter == nil, let presenter = controllerWithBar else { return }
    delegate?.willPresentSearchController(self)
    presenter.present(self, animated: true) { [self] in
      delegate?.didPresentSearchController(self)
    }
  }

  private func end() {
    guard let presenter = presentingViewController else { return }
    delegate?.willDismissSearchController(self)
    presenter.dismiss(animated: true) { [self] in delegate?.didDismissSearchController(self) }
  }

  /// The controller in whose navigation item the search is.
  weak var controllerWithBar: UIViewController?

  /// What a user's tap on the search bar does.
  public func userTapsBar() { isActive = true }

  /// What a user's tap on the cancel button does.
  public func userTapsCancel() { isActive = false }
}
