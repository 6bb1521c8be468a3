/// Asked and told about a user's taps on a tab bar; a selection from code concerns nobody.
public protocol TabBarDelegate: AnyObject {
  /// Whether a tap on a tab selects it.
  ///
  /// - Parameters:
  ///   - index: The tab, from 0.
  ///   - tabBarController: The controller whose tab it is.
  func shouldSelect(_ index: Int, in tabBarController: TabBarController) -> Bool
  /// Called after a tap on a tab, the selected one too.
  ///
  /// - Parameters:
  ///   - index: The tab, from 0.
  ///   - tabBarController: The controller whose tab it is.
  func didSelect(_ index: Int, in tabBarController: TabBarController)
}

extension TabBarDelegate {
  /// `true`: every tab can be selected.
  public func shouldSelect(_ index: Int, in tabBarController: TabBarController) -> Bool { true }
  /// Does nothing.
  public func didSelect(_ index: Int, in tabBarController: TabBarController) {}
}
