// swift-tools-version: 6.0
import PackageDescription

/// A file imports each module whose members it uses; another file's import does not count.
let importsPerFile: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]

let package = Package(
  name: "Routes",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "Routes", targets: ["Routes"]),
    .library(name: "RoutesTesting", targets: ["RoutesTesting"]),
    .executable(name: "routecheck", targets: ["routecheck"]),
    .plugin(name: "RouteCheckPlugin", targets: ["RouteCheckPlugin"]),
    .plugin(name: "RouteCheckCommand", targets: ["RouteCheckCommand"]),
  ],
  targets: [
    .target(name: "Routes"),
    .target(name: "RoutesTesting", dependencies: ["Routes"]),
    // The layers of the tool; each imports only those above it.
    .target(
      name: "SwiftScanner",
      dependencies: ["Routes"],
      path: "Sources/RouteCheck/SwiftScanner",
      swiftSettings: importsPerFile
    ),
    .target(
      name: "StoryboardReader",
      dependencies: ["Routes", "SwiftScanner"],
      path: "Sources/RouteCheck/StoryboardReader",
      swiftSettings: importsPerFile
    ),
    .target(
      name: "RouteCheckCore",
      dependencies: ["Routes", "SwiftScanner", "StoryboardReader"],
      path: "Sources/RouteCheck/RouteCheckCore",
      swiftSettings: importsPerFile
    ),
    .executableTarget(
      name: "routecheck",
      dependencies: ["Routes", "RouteCheckCore"],
      path: "Sources/RouteCheck/routecheck",
      swiftSettings: importsPerFile
    ),
    .plugin(
      name: "RouteCheckPlugin",
      capability: .buildTool(),
      dependencies: ["routecheck"]
    ),
    .plugin(
      name: "RouteCheckCommand",
      capability: .command(
        intent: .custom(
          verb: "routecheck",
          description: "Checks storyboards and routes against each other, and generates Swift."
        )
      ),
      dependencies: ["routecheck"]
    ),
    example("Episodes"),
    example("EpisodesByEnum"),
    example("Feed"),
    example("Devices"),
    .executableTarget(
      name: "GraphBenchmark",
      dependencies: ["Routes"],
      path: "Examples/Benchmarks/Graph"
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "RouteCheckTestSupport",
      dependencies: ["RouteCheckCore"],
      path: "Tests/RouteCheckTestSupport"
    ),
    .executableTarget(
      name: "FailingExpectations",
      dependencies: ["RoutesTesting"],
      path: "Tests/FailingExpectations"
    ),
    .testTarget(
      name: "RoutesTests",
      dependencies: [
        "Routes", "RoutesTesting", "TestSupport", "routecheck", "FailingExpectations", "Episodes",
        "EpisodesByEnum", "Feed", "Devices",
      ],
      exclude: ["CompileFailures/Fixtures", "Documentation/Fixtures", "Plugins/Fixtures"]
    ),
    .testTarget(
      name: "SwiftScannerTests",
      dependencies: ["Routes", "SwiftScanner", "TestSupport"]
    ),
    .testTarget(
      name: "StoryboardReaderTests",
      dependencies: ["Routes", "SwiftScanner", "StoryboardReader", "TestSupport"]
    ),
    .testTarget(
      name: "RouteCheckCoreTests",
      dependencies: [
        "Routes", "SwiftScanner", "StoryboardReader", "RouteCheckCore", "RouteCheckTestSupport",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "RouteCheckTests",
      dependencies: [
        "Routes", "SwiftScanner", "StoryboardReader", "RouteCheckCore", "routecheck",
        "RouteCheckTestSupport", "TestSupport",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

/// A program under Examples. Its folder also contains its storyboard and route table.
func example(_ name: String) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["Routes"],
    path: "Examples/\(name)",
    exclude: ["\(name).storyboard", "\(name).routes.json"]
  )
}
