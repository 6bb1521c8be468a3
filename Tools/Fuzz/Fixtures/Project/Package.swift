// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "App", targets: [
  .target(name: "App", path: "App", plugins: [.plugin(name: "RouteCheckPlugin", package: "Routes")])
])
