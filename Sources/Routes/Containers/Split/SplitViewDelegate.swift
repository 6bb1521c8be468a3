extension SplitViewController {
  /// A delegate that decides which column a split controller shows when it collapses.
  ///
  /// Without one, the columns are stacked on the primary one, in their order.
  ///
  /// ```swift
  /// final class ListController: SplitViewController.Delegate {
  ///   func topColumnForCollapsing(
  ///     _ splitViewController: SplitViewController, proposed: SplitViewController.Column
  ///   ) -> SplitViewController.Column { .primary }
  /// }
  /// ```
  public protocol Delegate: AnyObject {
    /// The column that is on top in compact width; columns after it are set aside.
    ///
    /// - Parameters:
    ///   - splitViewController: The split controller.
    ///   - proposed: The last column that has a controller.
    func topColumnForCollapsing(
      _ splitViewController: SplitViewController,
      proposed: SplitViewController.Column
    ) -> Column
    /// Whether the delegate has handled the detail, which is set aside then.
    ///
    /// - Parameters:
    ///   - detail: The controller of the last column.
    ///   - primary: The controller of the first column.
    ///   - splitViewController: The split controller.
    func collapseSecondary(
      _ detail: any Controller,
      onto primary: any Controller,
      in splitViewController: SplitViewController
    ) -> Bool
  }
}

extension SplitViewController.Delegate {
  /// The proposed column.
  public func topColumnForCollapsing(
    _ splitViewController: SplitViewController,
    proposed: SplitViewController.Column
  ) -> SplitViewController.Column { proposed }
  /// `false`: the detail is stacked on the other columns.
  public func collapseSecondary(
    _ detail: any Controller,
    onto primary: any Controller,
    in splitViewController: SplitViewController
  ) -> Bool { false }
}
