import Foundation

/// The platforms of the package, and the oldest version of each that it supports.
struct Manifest {
  /// Versions by the names that `#available` has for platforms.
  let platforms: [String: Version]

  /// Reads what `swift package dump-package` has printed.
  init(dump: Data) throws {
    struct Dump: Decodable {
      struct Platform: Decodable {
        var platformName: String
        var version: String
      }
      var platforms: [Platform]
    }
    var platforms: [String: Version] = [:]
    for platform in try JSONDecoder().decode(Dump.self, from: dump).platforms {
      guard let name = Self.names[platform.platformName], let version = Version(platform.version)
      else { throw Failure("the manifest has a platform '\(platform.platformName)'") }
      platforms[name] = version
    }
    guard !platforms.isEmpty else { throw Failure("the manifest has no platforms") }
    self.platforms = platforms
  }

  private static let names = [
    "macos": "macOS", "ios": "iOS", "tvos": "tvOS", "watchos": "watchOS", "visionos": "visionOS",
    "maccatalyst": "macCatalyst",
  ]
}
