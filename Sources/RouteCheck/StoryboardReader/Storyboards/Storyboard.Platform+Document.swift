import Routes

extension Storyboard.Platform {
  /// Creates a platform from the attributes of the root element.
  init(type: String?, runtime: String?) {
    switch runtime {
    case let runtime? where runtime.hasPrefix("iOS"): self = .iOS
    case let runtime? where runtime.hasPrefix("MacOSX"): self = .macOS
    case "AppleTV": self = .tvOS
    case "watchKit": self = .watchOS
    default:
      switch type {
      case let type? where type.contains("AppleTV"): self = .tvOS
      case let type? where type.contains("WatchKit"): self = .watchOS
      case let type? where type.contains("CocoaTouch"): self = .iOS
      case let type? where type.contains("Cocoa"): self = .macOS
      default: self = .unknown
      }
    }
  }
}
