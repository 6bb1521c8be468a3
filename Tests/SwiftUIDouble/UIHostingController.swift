import UIKit

open class UIHostingController<Content: View>: UIViewController {
  private var root: Content
  public var rootView: Content {
    get { root }
    set { root = newValue }
  }
  public init(rootView: Content) {
    root = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    root = rootView
    super.init(coder: aDecoder)
  }
  public required init?(coder aDecoder: NSCoder) { return nil }
}
