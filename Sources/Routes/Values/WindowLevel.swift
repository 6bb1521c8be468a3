/// The level of a window above others.
public struct WindowLevel: RawRepresentable, Hashable, Sendable {
  /// The height; a higher window is above a lower one.
  public var rawValue: Double

  /// Makes a level of the given height.
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// The level of an app's main window.
  public static let normal = WindowLevel(rawValue: 0)
  /// The level of the status bar.
  public static let statusBar = WindowLevel(rawValue: 1000)
  /// The level of a window for alerts, above all others.
  public static let alert = WindowLevel(rawValue: 2000)
}

extension WindowLevel: Comparable {
  /// Whether a window of the first level is below one of the second.
  public static func < (lower: WindowLevel, higher: WindowLevel) -> Bool {
    lower.rawValue < higher.rawValue
  }
}
