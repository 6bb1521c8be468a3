extension PageViewController {
  /// The direction of a turn.
  public enum Direction: String, Sendable, CaseIterable {
    /// To the pages after those in front.
    case forward
    /// To the pages before those in front.
    case reverse
  }

  /// An object that has the pages of a page controller.
  ///
  /// It is asked when a user turns, with ``ControllerGraph/swipe(_:in:)``:
  ///
  /// ```swift
  /// final class Tour: PageViewController.DataSource {
  ///   func page(
  ///     after page: any Controller, in pageViewController: PageViewController
  ///   ) -> (any Controller)? {
  ///     page is WelcomeController ? PermissionsController() : nil
  ///   }
  /// }
  /// ```
  ///
  /// In a window, UIKit's page controllers have data sources of their own.
  public protocol DataSource: AnyObject {
    /// The page before another one; `nil` if that is the first.
    ///
    /// - Parameters:
    ///   - page: A page in front.
    ///   - pageViewController: The page controller.
    func page(
      before page: any Controller,
      in pageViewController: PageViewController
    ) -> (any Controller)?

    /// The page after another one; `nil` if that is the last.
    ///
    /// - Parameters:
    ///   - page: A page in front.
    ///   - pageViewController: The page controller.
    func page(
      after page: any Controller,
      in pageViewController: PageViewController
    ) -> (any Controller)?
  }

  /// A delegate that is informed of a user's turns.
  ///
  /// A turn by code calls none of its methods.
  public protocol Delegate: AnyObject {
    /// Called before a user's turn.
    ///
    /// - Parameters:
    ///   - pages: The pages to which the user turns.
    ///   - pageViewController: The page controller.
    func willTurn(to pages: [any Controller], in pageViewController: PageViewController)

    /// Called after a user's turn.
    ///
    /// - Parameters:
    ///   - pages: The pages that were in front before.
    ///   - pageViewController: The page controller.
    ///   - isCompleted: `false` if the user has let go too early, so that the pages stay.
    func didTurn(
      from pages: [any Controller],
      in pageViewController: PageViewController,
      isCompleted: Bool
    )
  }
}

extension PageViewController.DataSource {
  /// `nil`: the page is the first.
  public func page(
    before page: any Controller,
    in pageViewController: PageViewController
  ) -> (any Controller)? { nil }
  /// `nil`: the page is the last.
  public func page(
    after page: any Controller,
    in pageViewController: PageViewController
  ) -> (any Controller)? { nil }
}

extension PageViewController.Delegate {
  /// Does nothing.
  public func willTurn(to pages: [any Controller], in pageViewController: PageViewController) {}
  /// Does nothing.
  public func didTurn(
    from pages: [any Controller],
    in pageViewController: PageViewController,
    isCompleted: Bool
  ) {}
}
