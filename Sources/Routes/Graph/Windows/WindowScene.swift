/// Several windows, each with a graph and a root of its own.
///
/// The moves of one window do not touch the others. An alert can have a window above the app's, which a
/// user cannot touch meanwhile:
///
/// ```swift
/// let scene = WindowScene()
/// try scene.add(graph)
/// try scene.add(ControllerGraph(root: LoginController()), level: .alert)
/// print(scene.visible as Any)
/// ```
///
/// A controller is in one window at most. Windows of the same level are in the order in which they
/// were added.
public final class WindowScene {
  /// The windows with their levels, the lowest first.
  private var entries: [(graph: ControllerGraph, level: Level)] = []

  /// Makes a scene without windows.
  public init() {}

  deinit { for entry in entries { entry.graph.scene = nil } }

  /// The windows, the lowest first.
  public var windows: [ControllerGraph] { entries.map(\.graph) }

  /// The visible controller of the highest window with a root.
  ///
  /// - Complexity: O(*w* + *d*) in the number of windows and the depth of the highest.
  public var visible: (any Controller)? { highest?.visible }

  /// The highest window with a root, which gets the user's touches.
  var highest: ControllerGraph? { entries.last { $0.graph.root != nil }?.graph }

  /// Adds a window above the others of its level.
  ///
  /// - Parameters:
  ///   - window: The graph of the window.
  ///   - level: The level.
  /// - Throws: ``Refusal`` when the window is in a scene already, or shares a controller with another
  ///   window of this one.
  /// - Complexity: O(*n* · *w*) in the number of the window's controllers and of windows.
  public func add(_ window: ControllerGraph, level: Level = .normal) throws {
    try window.requestAnytime("add a window") {
      guard window.scene == nil else { throw Refusal.Reason.controller(.windowInScene) }
      for node in window.nodes.values.inOrder {
        guard self.window(of: node.controller) == nil else {
          throw Refusal.Reason.controller(.inAnotherGraph(node.name))
        }
      }
    }
    let index = entries.firstIndex { level < $0.level } ?? entries.count
    entries.insert((window, level), at: index)
    window.scene = self
  }

  /// Removes a window. Its graph keeps its controllers.
  ///
  /// - Returns: Whether the window was in the scene.
  @discardableResult
  public func remove(_ window: ControllerGraph) -> Bool {
    guard let index = entries.firstIndex(where: { $0.graph === window }) else { return false }
    entries.remove(at: index)
    window.scene = nil
    return true
  }

  /// The window that contains a controller.
  ///
  /// - Complexity: O(*w*) in the number of windows.
  public func window(of controller: any Controller) -> ControllerGraph? {
    windows.first { $0.contains(controller) }
  }
}

extension WindowScene {
  /// The level of a window above others.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height; a higher window is above a lower one.
    public var rawValue: Double

    /// Makes a level of the given height.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// The level of an app's main window.
    public static let normal = WindowScene.Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = WindowScene.Level(rawValue: 1000)
    /// The level of a window for alerts, above all others.
    public static let alert = WindowScene.Level(rawValue: 2000)
  }
}

extension WindowScene.Level: Comparable {
  /// Whether a window of the first level is below one of the second.
  public static func < (lower: WindowScene.Level, higher: WindowScene.Level) -> Bool {
    lower.rawValue < higher.rawValue
  }
}
