/// A presentation with an arrow, which needs to know where it points.
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
}
