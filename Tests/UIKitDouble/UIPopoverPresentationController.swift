/// A presentation as a bubble, which points to a view or to a button of a bar.
open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
  open var barButtonItem: UIBarButtonItem?
}
