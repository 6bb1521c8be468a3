// swift-tools-version: 6.2
import PackageDescription

// The logic of the app. It knows no view, and is tested wherever Swift runs.
let package = Package(
  name: "PhoneKit",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [.library(name: "PhoneKit", targets: ["PhoneKit"])],
  dependencies: [.package(name: "Routes", path: "../../..")],
  targets: [
    .target(
      name: "PhoneKit",
      dependencies: [.product(name: "Routes", package: "Routes")],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "PhoneKitTests",
      dependencies: [
        "PhoneKit",
        .product(name: "Routes", package: "Routes"),
        .product(name: "RoutesTesting", package: "Routes"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ]
)
