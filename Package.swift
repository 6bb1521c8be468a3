// swift-tools-version: 6.2
import PackageDescription

/// A file imports each module whose members it uses; another file's import does not count.
let importsPerFile: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]

let package = Package(
  name: "Routes",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "Routes", targets: ["Routes"]),
    .library(name: "RoutesLinks", targets: ["RoutesLinks"]),
    .library(name: "RoutesExploration", targets: ["RoutesExploration"]),
    .library(name: "RoutesTesting", targets: ["RoutesTesting"]),
    .executable(name: "routecheck", targets: ["routecheck"]),
  ],
  targets: [
    .target(name: "Routes"),
    .target(name: "RoutesLinks", dependencies: ["Routes"], swiftSettings: importsPerFile),
    .target(
      name: "RoutesExploration",
      dependencies: ["Routes", "RoutesLinks"],
      swiftSettings: importsPerFile
    ),
    .target(
      name: "RoutesTesting",
      dependencies: ["Routes", "RoutesLinks", "RoutesExploration"],
      swiftSettings: importsPerFile
    ),
    // The layers of the tool; each imports only those above it.
    .target(
      name: "StoryboardModel",
      dependencies: ["Routes"],
      path: "Sources/RouteCheck/StoryboardModel",
      swiftSettings: importsPerFile
    ),
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
      dependencies: [
        "Routes", "RoutesLinks", "RoutesExploration", "StoryboardModel", "SwiftScanner",
        "StoryboardReader",
      ],
      path: "Sources/RouteCheck/RouteCheckCore",
      swiftSettings: importsPerFile
    ),
    .executableTarget(
      name: "routecheck",
      dependencies: ["Routes", "RoutesExploration", "StoryboardModel", "RouteCheckCore"],
      path: "Sources/RouteCheck/routecheck",
      swiftSettings: importsPerFile
    ),
    example("Episodes"),
    example("EpisodesByEnum", also: ["RoutesLinks"]),
    example("Feed"),
    example("Devices", also: ["RoutesLinks"], excluding: ["Devices.paths"]),
    .executableTarget(
      name: "GraphBenchmark",
      dependencies: ["Routes", "RoutesLinks"],
      path: "Examples/Benchmarks/Graph"
    ),
    .executableTarget(
      name: "ExplorationBenchmark",
      dependencies: ["Routes", "RoutesExploration", "RouteCheckCore"],
      path: "Examples/Benchmarks/Exploration",
      exclude: ["spin"]
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
        "Routes", "RoutesLinks", "RoutesExploration", "RoutesTesting", "StoryboardModel",
        "TestSupport", "routecheck", "FailingExpectations", "Episodes", "EpisodesByEnum", "Feed",
        "Devices",
      ],
      exclude: ["CompileFailures/Fixtures", "Documentation/Fixtures", "Plugins/Fixtures"],
      swiftSettings: importsPerFile
    ),
    // The program of the README.
    .testTarget(
      name: "BakeryTests",
      dependencies: ["Routes", "RoutesTesting"],
      path: "Examples/Bakery",
      exclude: ["Bakery.storyboard"]
    ),
    .testTarget(
      name: "SwiftScannerTests",
      dependencies: ["Routes", "SwiftScanner", "TestSupport"]
    ),
    .testTarget(
      name: "StoryboardReaderTests",
      dependencies: [
        "Routes", "RoutesExploration", "SwiftScanner", "StoryboardReader", "TestSupport",
      ]
    ),
    .testTarget(
      name: "RouteCheckCoreTests",
      dependencies: [
        "Routes", "RoutesLinks", "RoutesExploration", "StoryboardModel", "SwiftScanner",
        "StoryboardReader", "RouteCheckCore", "RouteCheckTestSupport", "TestSupport",
      ]
    ),
    .testTarget(
      name: "RouteCheckTests",
      dependencies: [
        "Routes", "RoutesExploration", "StoryboardModel", "SwiftScanner", "StoryboardReader",
        "RouteCheckCore", "routecheck", "RouteCheckTestSupport", "TestSupport",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// The package manager compiles the tool of a plugin once more, and everything below it, even where no
// target uses the plugin. So a build in this folder has no plugins: they are for packages that depend
// on this one, whose builds begin in another folder.
if Context.environment["PWD"] != Context.packageDirectory {
  package.products += [
    .plugin(name: "RouteCheckPlugin", targets: ["RouteCheckPlugin"]),
    .plugin(name: "RouteCheckCommand", targets: ["RouteCheckCommand"]),
  ]
  package.targets += [
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
  ]
}

#if os(Linux)
  // UIKit exists on Apple's systems only. The tests of RoutesUIKit run against a test double of it,
  // which no product contains, so that no client can import it.
  package.targets += [
    .target(
      name: "UIKit",
      dependencies: ["Routes"],
      path: "Tests/UIKitDouble",
      exclude: ["TestingOverlay"]
    ),
    .target(name: "_Testing_UIKit", path: "Tests/UIKitDouble/TestingOverlay"),
    .target(name: "RoutesUIKit", dependencies: ["Routes", "UIKit"]),
    .target(
      name: "RoutesUIKitTesting",
      dependencies: ["Routes", "RoutesTesting", "RoutesUIKit", "UIKit"],
      resources: [.copy("Journals")]
    ),
    .testTarget(
      name: "RoutesUIKitTests",
      dependencies: [
        "Routes", "RoutesLinks", "RoutesTesting", "RoutesUIKit", "RoutesUIKitTesting", "UIKit",
        "_Testing_UIKit", "TestSupport", "Feed", "Devices",
      ],
      exclude: ["Fixtures"]
    ),
  ]
#else
  package.products += [
    .library(name: "RoutesUIKit", targets: ["RoutesUIKit"]),
    .library(name: "RoutesUIKitTesting", targets: ["RoutesUIKitTesting"]),
  ]
  package.targets += [
    .target(name: "RoutesUIKit", dependencies: ["Routes"]),
    .target(
      name: "RoutesUIKitTesting",
      dependencies: ["Routes", "RoutesTesting", "RoutesUIKit"],
      resources: [.copy("Journals")]
    ),
  ]
#endif

/// A program under Examples. Its folder also contains its storyboard and route table, and other files.
func example(
  _ name: String,
  also modules: [Target.Dependency] = [],
  excluding others: [String] = []
) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["Routes"] + modules,
    path: "Examples/\(name)",
    exclude: ["\(name).storyboard", "\(name).routes.json"] + others
  )
}
