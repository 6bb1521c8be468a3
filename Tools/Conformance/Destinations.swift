import Foundation

/// The output of `swift package dump-package`.
struct Package: Decodable {
  struct Platform: Decodable {
    var platformName: String
  }
  var platforms: [Platform]

  init(json: Data) throws {
    self = try JSONDecoder().decode(Package.self, from: json)
  }

  /// A name and a destination of xcodebuild for each platform, separated by a tab.
  var destinations: [String] {
    var destinations: [String] = []
    for platform in platforms {
      switch platform.platformName {
      case "ios":
        destinations.append("iOS\tgeneric/platform=iOS")
        destinations.append("Mac Catalyst\tgeneric/platform=macOS,variant=Mac Catalyst")
      case "macos": destinations.append("macOS\tgeneric/platform=macOS")
      case "tvos": destinations.append("tvOS\tgeneric/platform=tvOS")
      case "visionos": destinations.append("visionOS\tgeneric/platform=visionOS")
      case "watchos": destinations.append("watchOS\tgeneric/platform=watchOS")
      default: break
      }
    }
    return destinations
  }
}
