import Routes
import Testing

@testable import RouteMaps
@testable import StoryboardReader

/// The bars that a map draws on screens.
@Suite struct ScreenBarTests {
  private func screen(
    _ platform: Storyboard.Platform,
    height: Double = 844,
    hasNavigationBar: Bool = true,
    tabs: [String] = []
  ) -> SceneMap.Screen {
    .init(
      wireframe: Wireframe(),
      size: .init(width: 390, height: height),
      platform: platform,
      hasNavigationBar: hasNavigationBar,
      tabs: tabs
    )
  }

  @Test func aNavigationBarIsAsHighAsOnADevice() {
    #expect(screen(.iOS).top == 97)
    #expect(screen(.unknown).top == 97)
    #expect(screen(.iOS, height: 667).top == 64)
    #expect(screen(.iOS, hasNavigationBar: false).top == 0)
  }

  @Test(arguments: [Storyboard.Platform.macOS, .tvOS, .watchOS])
  func anotherPlatformHasNoNavigationBar(platform: Storyboard.Platform) {
    #expect(screen(platform).top == 0)
  }

  @Test func aTabBarIsAsHighAsOnADevice() {
    #expect(screen(.iOS, tabs: ["Feed"]).bottom == 83)
    #expect(screen(.iOS, height: 667, tabs: ["Feed"]).bottom == 49)
    #expect(screen(.iOS).bottom == 0)
  }
}
