import Routes

// Written by `routecheck generate`; `.ci/phone` compares it with the storyboard.

extension Routes.Unwind<FeedViewController> {
  /// 'unwindToFeed:'
  static var unwindToFeed: Self { .init("unwindToFeed:") }
}

/// The unwind actions that FeedViewController receives, for a `switch` in its `unwind(_:from:)`.
enum FeedViewControllerUnwind: Routes.ExactString {
  /// 'unwindToFeed:'
  case unwindToFeed = "unwindToFeed:"
}
