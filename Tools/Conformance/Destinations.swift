/// The output of `swift package dump-package`.
struct Package: Decodable {
  struct Platform: Decodable {
    var platformName: String
  }
  var platforms: [Platform]

  /// A name and a destination of xcodebuild for each platform, separated by a tab.
  var destinations: [String] {
    platforms.flatMap { platform -> [String] in
      switch platform.platformName {
      case "ios":
        ["iOS\tgeneric/platform=iOS", "Mac Catalyst\tgeneric/platform=macOS,variant=Mac Catalyst"]
      case "macos": ["macOS\tgeneric/platform=macOS"]
      case "tvos": ["tvOS\tgeneric/platform=tvOS"]
      case "visionos": ["visionOS\tgeneric/platform=visionOS"]
      case "watchos": ["watchOS\tgeneric/platform=watchOS"]
      default: []
      }
    }
  }
}
