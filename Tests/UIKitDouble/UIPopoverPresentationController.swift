/// A presentation as a bubble, which points to a view or to a button of a bar.
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var barButtonItem: UIBarButtonItem?
}
