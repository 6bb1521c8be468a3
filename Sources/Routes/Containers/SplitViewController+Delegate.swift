extension SplitViewController {
  /// A delegate that decides about the columns of a split controller, and is informed of them.
  ///
  /// Without one, the columns are stacked on the primary one in compact width, in their order. In a window the
  /// delegate of UIKit decides.
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
    /// The primary controller in compact width, for example the detail. It is asked without column style only.
    ///
    /// - Parameter splitViewController: The split controller.
    /// - Returns: The controller, or `nil` for the one of regular width. One that is elsewhere in the graph stays
    ///   there, and is not used.
    func primaryForCollapsing(_ splitViewController: SplitViewController) -> (any Controller)?
    /// The primary controller in regular width, for example the one that
    /// ``primaryForCollapsing(_:)`` has replaced. It is asked without column style only.
    ///
    /// - Parameter splitViewController: The split controller.
    /// - Returns: The controller, or `nil` for the one of compact width. One that is elsewhere in the graph stays
    ///   there, and is not used.
    func primaryForExpanding(_ splitViewController: SplitViewController) -> (any Controller)?
    /// Whether the delegate has handled the detail, which is set aside then. It is asked without column style
    /// only.
    ///
    /// - Parameters:
    ///   - detail: The controller of the last column.
    ///   - primary: The primary controller in compact width.
    ///   - splitViewController: The split controller.
    func collapseSecondary(
      _ detail: any Controller,
      onto primary: any Controller,
      in splitViewController: SplitViewController
    ) -> Bool
    /// The detail in regular width, if it is not the top of the stack. It is asked without column style only.
    ///
    /// - Parameters:
    ///   - primary: The primary controller in regular width.
    ///   - splitViewController: The split controller.
    func separateSecondary(
      from primary: any Controller,
      in splitViewController: SplitViewController
    ) -> (any Controller)?
    /// The columns that are hidden once the columns are separated; a column hides those before it.
    ///
    /// - Parameters:
    ///   - splitViewController: The split controller.
    ///   - proposed: The columns that were hidden in regular width before.
    func hiddenColumnsForExpanding(
      _ splitViewController: SplitViewController,
      proposed: Set<SplitViewController.Column>
    ) -> Set<SplitViewController.Column>
    /// Whether the delegate has shown a controller itself. It is asked without column style only, and the
    /// graph accepts other requests meanwhile.
    ///
    /// - Parameters:
    ///   - controller: The controller of `show`.
    ///   - splitViewController: The split controller.
    func show(_ controller: any Controller, in splitViewController: SplitViewController) -> Bool
    /// Whether the delegate has shown a detail itself. It is asked without column style only, and the
    /// graph accepts other requests meanwhile.
    ///
    /// - Parameters:
    ///   - controller: The controller of `showDetail`.
    ///   - splitViewController: The split controller.
    func showDetail(_ controller: any Controller, in splitViewController: SplitViewController)
      -> Bool
    /// Called before a column is shown in regular width.
    ///
    /// - Parameters:
    ///   - column: The column.
    ///   - splitViewController: The split controller.
    func willShow(_ column: Column, of splitViewController: SplitViewController)
    /// Called before a column is hidden in regular width.
    ///
    /// - Parameters:
    ///   - column: The column.
    ///   - splitViewController: The split controller.
    func willHide(_ column: Column, of splitViewController: SplitViewController)
    /// Called after the width has become compact.
    ///
    /// - Parameter splitViewController: The split controller.
    func didCollapse(_ splitViewController: SplitViewController)
    /// Called after the width has become regular.
    ///
    /// - Parameter splitViewController: The split controller.
    func didExpand(_ splitViewController: SplitViewController)
  }
}

extension SplitViewController.Delegate {
  /// The proposed column.
  public func topColumnForCollapsing(
    _ splitViewController: SplitViewController,
    proposed: SplitViewController.Column
  ) -> SplitViewController.Column { proposed }
  /// `nil`: the primary controller stays.
  public func primaryForCollapsing(
    _ splitViewController: SplitViewController
  ) -> (any Controller)? { nil }
  /// `nil`: the primary controller stays.
  public func primaryForExpanding(
    _ splitViewController: SplitViewController
  ) -> (any Controller)? { nil }
  /// `false`: the detail is stacked on the other columns, or set aside if the primary one is not a stack.
  public func collapseSecondary(
    _ detail: any Controller,
    onto primary: any Controller,
    in splitViewController: SplitViewController
  ) -> Bool { false }
  /// `nil`: the detail is the top of the stack, or else the one that was set aside or popped.
  public func separateSecondary(
    from primary: any Controller,
    in splitViewController: SplitViewController
  ) -> (any Controller)? { nil }
  /// The proposed columns.
  public func hiddenColumnsForExpanding(
    _ splitViewController: SplitViewController,
    proposed: Set<SplitViewController.Column>
  ) -> Set<SplitViewController.Column> { proposed }
  /// `false`: the split controller shows it.
  public func show(
    _ controller: any Controller,
    in splitViewController: SplitViewController
  ) -> Bool { false }
  /// `false`: the split controller shows it.
  public func showDetail(
    _ controller: any Controller,
    in splitViewController: SplitViewController
  ) -> Bool { false }
  /// Does nothing.
  public func willShow(
    _ column: SplitViewController.Column,
    of splitViewController: SplitViewController
  ) {}
  /// Does nothing.
  public func willHide(
    _ column: SplitViewController.Column,
    of splitViewController: SplitViewController
  ) {}
  /// Does nothing.
  public func didCollapse(_ splitViewController: SplitViewController) {}
  /// Does nothing.
  public func didExpand(_ splitViewController: SplitViewController) {}
}
