import Routes
import StoryboardReader

extension SceneMap.Screen {
  init(_ wireframe: Wireframe, _ platform: Storyboard.Platform) {
    self.wireframe = wireframe
    self.platform = platform
    size = Self.size(of: wireframe, on: platform)
    hasNavigationBar = wireframe.navigationItem != nil
  }

  /// The size of a screen: the size of its first view, within bounds, or the usual size of its
  /// platform.
  private static func size(
    of wireframe: Wireframe,
    on platform: Storyboard.Platform
  ) -> Wireframe.Size {
    let usual: Wireframe.Size =
      switch platform {
      case .iOS, .unknown: .init(width: 393, height: 852)
      case .macOS: .init(width: 480, height: 300)
      case .tvOS: .init(width: 1920, height: 1080)
      case .watchOS: .init(width: 184, height: 224)
      }
    let own =
      wireframe.views.first?.frame.map { Wireframe.Size(width: $0.width, height: $0.height) }
      ?? wireframe.size
    guard let own, own.width >= 40, own.height >= 40 else { return usual }
    return .init(width: min(own.width, 4_000), height: min(own.height, own.width * 4, 4_000))
  }

  /// The height of the bars above the content.
  var top: Double {
    guard platform == .iOS || platform == .unknown, hasNavigationBar else { return 0 }
    return size.height >= 800 && size.width < 500 ? 97 : 64
  }

  /// The height of the bar below the content.
  var bottom: Double { tabs.isEmpty ? 0 : (size.height >= 800 && size.width < 500 ? 83 : 49) }
}
