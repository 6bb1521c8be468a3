// swift-tools-version: 6.2
import PackageDescription

// The logic of an app as a separate package. It uses the library, and the plugin that generates Swift
// from its storyboards at every build.
let package = Package(
  name: "Checked",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Routes", path: "../..")],
  targets: [
    .target(
      name: "Checked",
      dependencies: [.product(name: "Routes", package: "Routes")],
      plugins: [.plugin(name: "RouteCheckPlugin", package: "Routes")]
    ),
    .testTarget(
      name: "CheckedTests",
      dependencies: ["Checked", .product(name: "RoutesTesting", package: "Routes")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
