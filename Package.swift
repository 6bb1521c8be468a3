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
    .target(name: "RoutesExploration", dependencies: ["Routes"], swiftSettings: importsPerFile),
    .target(
      name: "RoutesTesting",
      dependencies: ["Routes", "RoutesLinks", "RoutesExploration"],
      swiftSettings: importsPerFile
    ),
    .target(name: "RoutesObservation", dependencies: ["Routes"], swiftSettings: importsPerFile),
    // The layers of the tool; each imports only those above it.
    tool("SourceText", in: "Foundations", ["Routes"]),
    tool("CodeFacts", in: "Foundations", ["Routes", "SourceText"]),
    tool("RouteTables", in: "Foundations", ["Routes", "SourceText"]),
    tool("RouteDiagnostics", in: "Foundations", ["Routes", "RoutesExploration", "SourceText"]),
    tool("StoryboardReader", in: "Readers", ["Routes", "SourceText"]),
    tool("XcodeProjects", in: "Readers", ["Routes", "SourceText"]),
    tool("SwiftCodeReader", in: "Readers", ["Routes", "SourceText", "CodeFacts"]),
    tool("ObjectiveCReader", in: "Readers", ["Routes", "SourceText", "CodeFacts"]),
    tool(
      "ProjectModel",
      in: "Project",
      [
        "Routes", "SourceText", "CodeFacts", "RouteTables", "StoryboardReader", "XcodeProjects",
      ]
    ),
    tool(
      "ProjectLoading",
      in: "Project",
      [
        "Routes", "SourceText", "CodeFacts", "StoryboardReader", "XcodeProjects",
        "SwiftCodeReader", "ObjectiveCReader", "ProjectModel",
      ]
    ),
    tool(
      "AppExploration",
      in: "Project",
      [
        "Routes", "RoutesExploration", "SourceText", "CodeFacts", "RouteTables",
        "RouteDiagnostics", "StoryboardReader", "ProjectModel",
      ]
    ),
    tool(
      "RouteGenerators",
      in: "Project",
      [
        "Routes", "SourceText", "CodeFacts", "RouteTables", "RouteDiagnostics",
        "StoryboardReader", "XcodeProjects", "ProjectModel",
      ]
    ),
    tool(
      "RuleSupport",
      in: "Rules",
      [
        "Routes", "RoutesExploration", "SourceText", "CodeFacts", "RouteTables",
        "RouteDiagnostics", "StoryboardReader", "ProjectModel", "AppExploration",
        "RouteGenerators",
      ]
    ),
    tool(
      "InterfaceRules",
      in: "Rules",
      [
        "Routes", "SourceText", "CodeFacts", "RouteDiagnostics", "StoryboardReader",
        "XcodeProjects", "ProjectModel", "RouteGenerators", "RuleSupport",
      ]
    ),
    tool(
      "RouteRules",
      in: "Rules",
      [
        "Routes", "RoutesExploration", "SourceText", "CodeFacts", "RouteTables",
        "RouteDiagnostics", "StoryboardReader", "XcodeProjects", "ProjectModel",
        "AppExploration", "RouteGenerators", "RuleSupport",
      ]
    ),
    tool(
      "RuleRunning",
      in: "Rules",
      [
        "Routes", "SourceText", "CodeFacts", "RouteDiagnostics", "ProjectModel",
        "ProjectLoading", "AppExploration", "RouteGenerators", "RuleSupport", "InterfaceRules",
        "RouteRules",
      ]
    ),
    tool(
      "RouteMaps",
      in: "Outputs",
      [
        "Routes", "SourceText", "CodeFacts", "RouteTables", "RouteDiagnostics",
        "StoryboardReader", "ProjectModel",
      ]
    ),
    tool(
      "RouteReports",
      in: "Outputs",
      [
        "Routes", "RoutesExploration", "SourceText", "RouteTables", "RouteDiagnostics",
        "StoryboardReader", "ProjectModel", "ProjectLoading", "AppExploration",
        "RouteGenerators", "RuleSupport", "RuleRunning", "RouteMaps",
      ]
    ),
    .executableTarget(
      name: "routecheck",
      dependencies: [
        "Routes", "RoutesExploration", "SourceText", "RouteTables", "CodeFacts",
        "RouteDiagnostics", "ProjectModel", "ProjectLoading", "RouteGenerators", "AppExploration",
        "RouteMaps", "RuleSupport", "RouteRules", "RuleRunning", "RouteReports",
      ],
      path: "Sources/RouteCheck/Command/routecheck",
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
      dependencies: [
        "Routes", "RoutesExploration", "ProjectModel", "ProjectLoading", "AppExploration",
        "RuleRunning",
      ],
      path: "Examples/Benchmarks/Exploration"
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "RouteCheckTestSupport",
      dependencies: ["ProjectModel", "ProjectLoading", "RuleSupport"],
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
        "Routes", "RoutesLinks", "RoutesExploration", "RoutesTesting", "RouteTables",
        "TestSupport", "routecheck", "FailingExpectations", "Episodes", "EpisodesByEnum", "Feed",
        "Devices",
      ],
      exclude: [
        "CompileFailures/Fixtures", "Documentation/Fixtures", "Links/Recorded",
        "Opening/Recorded",
        "Plugins/Fixtures", "Tables/Recorded",
      ],
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
      name: "RoutesObservationTests",
      dependencies: ["Routes", "RoutesObservation", "RoutesTesting", "TestSupport"],
      swiftSettings: importsPerFile
    ),
    .testTarget(
      name: "CodeReaderTests",
      dependencies: [
        "Routes", "SourceText", "CodeFacts", "SwiftCodeReader", "ObjectiveCReader", "TestSupport",
      ],
      exclude: ["Spellings/Recorded"]
    ),
    .testTarget(
      name: "StoryboardReaderTests",
      dependencies: [
        "Routes", "RoutesExploration", "SourceText", "StoryboardReader", "TestSupport",
      ],
      exclude: ["Wireframes/Recorded"]
    ),
    // The tests of the other modules of the tool; most have a folder.
    .testTarget(
      name: "RouteCheckModuleTests",
      dependencies: [
        "Routes", "RoutesLinks", "RoutesExploration", "SourceText", "RouteTables",
        "StoryboardReader", "XcodeProjects", "CodeFacts", "SwiftCodeReader", "ObjectiveCReader",
        "RouteDiagnostics",
        "ProjectModel", "ProjectLoading", "RouteGenerators", "AppExploration", "RouteMaps",
        "RuleSupport", "InterfaceRules", "RouteRules", "RuleRunning", "RouteReports",
        "RouteCheckTestSupport", "TestSupport",
      ],
      exclude: ["RouteMaps/Map/Recorded", "RouteRules/Recorded"]
    ),
    .testTarget(
      name: "RouteCheckTests",
      dependencies: [
        "Routes", "RoutesExploration", "SourceText", "RouteTables", "StoryboardReader",
        "CodeFacts", "RouteDiagnostics", "ProjectModel", "ProjectLoading", "RouteGenerators",
        "AppExploration", "RouteMaps", "RuleSupport", "InterfaceRules", "RouteRules",
        "RuleRunning", "RouteReports", "routecheck", "RouteCheckTestSupport", "TestSupport",
      ],
      exclude: ["Commands/Recorded", "RandomApps/Recorded.txt", "RandomApps/Snippets"]
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
    // Declarations of SwiftUI without its behavior.
    .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/SwiftUIDouble"),
    .target(
      name: "RoutesSwiftUI",
      dependencies: ["Routes", "RoutesObservation", "RoutesUIKit", "SwiftUI", "UIKit"]
    ),
    .testTarget(
      name: "RoutesSwiftUITests",
      dependencies: [
        "Routes", "RoutesLinks", "RoutesTesting", "RoutesUIKit", "RoutesSwiftUI", "SwiftUI",
        "UIKit",
        "_Testing_UIKit",
        "TestSupport",
      ],
      exclude: ["Fixtures"]
    ),
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
    .library(name: "RoutesSwiftUI", targets: ["RoutesSwiftUI"]),
    .library(name: "RoutesUIKitTesting", targets: ["RoutesUIKitTesting"]),
  ]
  package.targets += [
    .target(name: "RoutesUIKit", dependencies: ["Routes"]),
    .target(
      name: "RoutesSwiftUI",
      dependencies: ["Routes", "RoutesObservation", "RoutesUIKit"]
    ),
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

/// A module of the tool.
func tool(_ name: String, in folder: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: "Sources/RouteCheck/\(folder)/\(name)",
    swiftSettings: importsPerFile
  )
}
