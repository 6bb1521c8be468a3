import Routes
import Testing

@testable import RouteMaps
@testable import StoryboardReader

/// The bars that a map draws on screens.
@Suite struct ScreenBarTests {
  private func screen(
    _ platform: Storyboard.Platform,
    height: Double = 844,
    width: Double = 390,
    hasNavigationBar: Bool = true,
    tabs: [String] = []
  ) -> SceneMap.Screen {
    .init(
      wireframe: Wireframe(),
      size: .init(width: width, height: height),
      platform: platform,
      hasNavigationBar: hasNavigationBar,
      tabs: tabs
    )
  }

  @Test func aNavigationBarIsAsHighAsOnADevice() {
    #expect(screen(.iOS).top == 97)
    #expect(screen(.unknown).top == 97)
    #expect(screen(.iOS, height: 800).top == 97)
    #expect(screen(.iOS, height: 799).top == 64)
    #expect(screen(.iOS, width: 499).top == 97)
    #expect(screen(.iOS, width: 500).top == 64)
    #expect(screen(.iOS, hasNavigationBar: false).top == 0)
  }

  @Test(arguments: [
    (40, 40, 40, 40), (39, 40, 393, 852), (40, 39, 393, 852), (100, 900, 100, 400),
    (9000, 9000, 4000, 4000),
  ])
  func aScreenHasTheSizeOfItsView(width: Double, height: Double, shown: Double, high: Double) {
    var wireframe = Wireframe()
    var view = Wireframe.View(.view)
    view.frame = .init(x: 0, y: 0, width: width, height: height)
    wireframe.views = [view]
    #expect(SceneMap.Screen(wireframe, .iOS).size == .init(width: shown, height: high))
  }

  @Test(arguments: [Storyboard.Platform.macOS, .tvOS, .watchOS])
  func anotherPlatformHasNoNavigationBar(platform: Storyboard.Platform) {
    #expect(screen(platform).top == 0)
  }

  @Test func aTabBarIsAsHighAsOnADevice() {
    #expect(screen(.iOS, tabs: ["Feed"]).bottom == 83)
    #expect(screen(.iOS, height: 800, tabs: ["Feed"]).bottom == 83)
    #expect(screen(.iOS, height: 799, tabs: ["Feed"]).bottom == 49)
    #expect(screen(.iOS, width: 499, tabs: ["Feed"]).bottom == 83)
    #expect(screen(.iOS, width: 500, tabs: ["Feed"]).bottom == 49)
    #expect(screen(.iOS).bottom == 0)
  }
}
