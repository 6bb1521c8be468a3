import Routes

/// An error of the app's code.
struct Failure: Error, CustomStringConvertible { var description = "the app's code failed" }

/// A screen on which a user picks a color, whose name is the result.
final class ColorController: ResultController {
  typealias Output = String
  var suggestion = ""
}

extension Segue<ColorController> {
  static var pick: Self { .init("PickColor") }
}

/// The outcomes that were handed over.
final class Inbox {
  var outcomes: [Outcome<String>] = []
}

/// The data source of pages that have one page after them, and none before.
final class PageSource: PageViewController.DataSource {
  private let next: (PageViewController) -> (any Controller)?
  init(_ next: @escaping (PageViewController) -> (any Controller)?) { self.next = next }
  func page(
    after page: any Controller,
    in pageViewController: PageViewController
  ) -> (any Controller)? { next(pageViewController) }
}
