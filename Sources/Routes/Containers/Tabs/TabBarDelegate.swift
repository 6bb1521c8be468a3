extension TabBarController {
  /// A delegate that is asked and informed about a user's taps on a tab bar.
  ///
  /// A selection from code calls none of its methods.
  public protocol Delegate: AnyObject {
    /// Whether a tap on a tab selects it. The graph accepts other requests meanwhile.
    ///
    /// - Parameters:
    ///   - index: The tab, counted from 0.
    ///   - tabBarController: The tab controller.
    func shouldSelect(_ index: Int, in tabBarController: TabBarController) -> Bool
    /// Called after a tap on a tab, also on the selected one.
    ///
    /// - Parameters:
    ///   - index: The tab, counted from 0.
    ///   - tabBarController: The tab controller.
    func didSelect(_ index: Int, in tabBarController: TabBarController)
  }
}

extension TabBarController.Delegate {
  /// `true`: every tab can be selected.
  public func shouldSelect(_ index: Int, in tabBarController: TabBarController) -> Bool { true }
  /// Does nothing.
  public func didSelect(_ index: Int, in tabBarController: TabBarController) {}
}
