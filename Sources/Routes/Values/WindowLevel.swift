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
