import Testing

@testable import Routes

private final class UITabBarController {}
private final class UIAlertController {}
private final class UISettingsController {}

@Suite struct ControllerNameTests {
  @Test(
    arguments: [
      ("FeedViewController", "Feed"), ("FeedController", "Feed"), ("Feed", "Feed"),
      ("ControllerFeed", "ControllerFeed"), ("ViewController", "View"),
      ("Controller", "Controller"),
      ("", ""),
    ] as [(ExactString, ExactString)]
  )
  func aNameIsNeverTrimmedToNothing(name: ExactString, trimmed: ExactString) {
    #expect(ControllerName.trimmed(name) == trimmed)
  }

  @Test func `UIKit's own containers have the names of the library's`() {
    #expect(ControllerName.of(UITabBarController.self) == "TabBar")
    #expect(ControllerName.of(UIAlertController.self) == "Alert")
    #expect(ControllerName.of(UISettingsController.self) == "UISettings")
  }
}
