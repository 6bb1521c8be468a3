import Routes
import SourceText

extension Storyboard.Platform {
  /// Creates a platform from the attributes of the root element.
  init(type: String?, runtime: String?) {
    switch runtime {
    case let runtime? where runtime.hasBytePrefix("iOS"): self = .iOS
    case let runtime? where runtime.hasBytePrefix("MacOSX"): self = .macOS
    case "AppleTV": self = .tvOS
    case "watchKit": self = .watchOS
    default:
      switch type {
      case let type? where type.containsBytes(of: "AppleTV"): self = .tvOS
      case let type? where type.containsBytes(of: "WatchKit"): self = .watchOS
      case let type? where type.containsBytes(of: "CocoaTouch"): self = .iOS
      case let type? where type.containsBytes(of: "Cocoa"): self = .macOS
      default: self = .unknown
      }
    }
  }
}
