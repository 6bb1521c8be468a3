/// A screen that shows a graph of plain controllers, and that cannot show every hierarchy.
package protocol GraphDisplay: AnyObject {
  /// Why the display cannot show the result of a change; `nil` if it can.
  func objection(to change: ControllerChange) -> Refusal.Reason?
  /// Shows the graph as it is after a request.
  func update()
}
