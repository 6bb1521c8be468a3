import RouteDiagnostics
import Routes
import StoryboardReader

/// Storyboards as scenes, segues and findings, independent of the format of a drawing.
package struct SceneMap: Sendable {
  init() {}

  package var canvases: [Canvas] = []
  package var nodes: [Node] = []
  package var edges: [Edge] = []

  var canvasOf: [Int] {
    canvases.enumerated().flatMap { index, canvas in canvas.nodes.map { _ in index } }
  }

  package struct Canvas: Sendable {
    var name: String
    var file: String
    /// Whether an app starts with the storyboard, by its settings.
    var isMain = false
    /// The indices of its scenes among the nodes of the map.
    package var nodes: Range<Int>
  }

  package struct Node: Sendable {
    var id: String
    /// The name of the scene for people: its name in Interface Builder, or else its class.
    var title: String
    var customClass: String?
    var identifier: String?
    var kind: String
    var isInitial = false
    /// Whether the scene is shown without a segue: it is initial, or code makes it.
    var isEntry = false
    var isContainer = false
    var isReference = false
    /// The container that is drawn around the scene.
    var container: Int?
    var location: String
    /// The title of the scene's item in a tab bar.
    var tabItem: String?
    /// The screen of the scene; `nil` for a scene without one.
    var screen: Screen?
    /// How the scene is presented and left.
    var remarks: [String] = []
    var findings: [Diagnostic] = []
    /// How the scene changed, on a map of changes.
    var change: AppChange.Kind?
    package var highlight: Highlight?
    /// The screen before the change.
    var before: Screen?

    /// The class, or else the kind, below the title.
    var subtitle: String {
      if let customClass, customClass != title { return customClass }
      return isReference ? "storyboard reference" : kind
    }
  }

  package struct Edge: Sendable {
    package var source: Int
    var destination: Int
    var label: String
    var kind: SegueKind
    /// The object id; `nil` without a segue of a storyboard.
    package var segue: ExactString?
    /// Whether only code makes the move, without a segue of a storyboard.
    var isCode = false
    /// The method, the file and the line of a move that only code makes.
    var place: String?
    /// The names of the values that a route passes to the destination.
    var needs: [String] = []
    /// The control that starts the segue, and its presentation style.
    var remarks: [String] = []
    /// How the segue changed, on a map of changes.
    var change: AppChange.Kind?
    package var highlight: Highlight?

    /// The label with the data that the destination needs.
    var caption: String {
      needs.isEmpty ? label : "\(label) (\(needs.joined(separator: ", ")))"
    }

    var style: EdgeStyle { isCode ? .code : EdgeStyle(kind) }
  }

  /// The screen of a scene, with the bars of its containers.
  struct Screen: Sendable {
    var wireframe: Wireframe
    var size: Wireframe.Size
    var platform: Storyboard.Platform
    var hasNavigationBar = false
    /// The items of the tab bar below the screen.
    var tabs: [String] = []
    var selectedTab = 0
  }
}

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
