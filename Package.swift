// swift-tools-version: 6.0
import PackageDescription

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
    .executableTarget(
      name: "routecheck",
      dependencies: ["Routes"],
      path: "Sources/RouteCheck"
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
    .executableTarget(
      name: "FailingExpectations",
      dependencies: ["RoutesTesting"],
      path: "Tests/FailingExpectations"
    ),
    .testTarget(
      name: "RoutesTests",
      dependencies: [
        "Routes", "RoutesTesting", "routecheck", "FailingExpectations", "Episodes",
        "EpisodesByEnum", "Feed", "Devices",
      ],
      exclude: ["CompileFailures/Fixtures", "Documentation/Fixtures", "Plugins/Fixtures"]
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
