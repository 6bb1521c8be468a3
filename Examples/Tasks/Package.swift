// swift-tools-version: 6.2
import PackageDescription

// The app. Its logic is the package of Examples/Phone.
let package = Package(
  name: "Tasks",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(name: "Routes", path: "../.."),
    .package(name: "PhoneKit", path: "../Phone/PhoneKit"),
  ],
  targets: [
    .executableTarget(
      name: "Tasks",
      dependencies: [
        "PhoneKit",
        .product(name: "Routes", package: "Routes"),
        .product(name: "RoutesSwiftUI", package: "Routes"),
      ],
      path: "Tasks",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    )
  ]
)
