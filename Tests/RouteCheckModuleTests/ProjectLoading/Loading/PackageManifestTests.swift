import Testing

@testable import ProjectLoading
@testable import ProjectModel
@testable import SourceText

@Suite struct PackageManifestTests {
  private func manifest(_ text: String, in folder: String = "") -> PackageManifest {
    Array(text.utf8).withUnsafeBufferPointer {
      PackageManifest($0, path: Path.join(folder, "Package.swift"))
    }
  }

  private static let plugin = #"plugins: [.plugin(name: "RouteCheckPlugin", package: "Routes")]"#

  static let targets: [(target: String, covered: [String], left: [String])] = [
    (
      #".target(name: "App", \#(plugin))"#,
      ["Sources/App/a/Main.storyboard", "src/App/Main.storyboard", "Sources/Main.storyboard"],
      ["Main.storyboard", "Tests/App/Main.storyboard", "Sourced/App"]
    ),
    (
      #".executableTarget(name: "App", path: "Code", exclude: ["Old", "b/Old.storyboard"], \#(plugin))"#,
      ["Code/Main.storyboard", "Code/Older/Main.storyboard", "Code/b/New.storyboard"],
      ["Sources/App/Main.storyboard", "Code/Old/Main.storyboard", "Code/b/Old.storyboard"]
    ),
    (
      #".target(name: "App", \#(plugin)), .target(name: "Kit"), .testTarget(name: "AppTests")"#,
      ["Sources/App/Main.storyboard"],
      ["Sources/Main.storyboard", "Sources/Kit/Main.storyboard"]
    ),
    (
      #".target(name: "Kit"), .testTarget(name: "Tests", plugins: ["Lint", "RouteCheckPlugin"])"#,
      ["Tests/Tests/Main.storyboard"], ["Sources/Kit/Main.storyboard"]
    ),
    (
      #".target(name: "App", \#(plugin)), .testTarget(name: "AppTests")"#,
      ["Sources/App/Main.storyboard", "Sources/Main.storyboard"],
      ["Tests/AppTests/Main.storyboard"]
    ),
    (
      #".target(name: "App", plugins: [.plugin(name: "RouteCheckPlugin")])"#,
      ["Sources/App/Main.storyboard"], []
    ),
    (
      #".target(name: "App", plugins: [.plugin(name: "RouteCheckBinaryPlugin", package: "B")])"#,
      ["Sources/App/Main.storyboard"], []
    ),
    (
      #".target(name: "App", path: folder + "App", \#(plugin))"#,
      ["Main.storyboard", "Elsewhere/Main.storyboard"], ["/Main.storyboard"]
    ),
    (#"app("Feed", \#(plugin))"#, ["Anywhere/Main.storyboard"], []),
    (
      #".plugin(name: "RouteCheckPlugin", targets: ["RouteCheckPlugin"]), .target(name: "App")"#,
      [], ["Main.storyboard", "Sources/App/Main.storyboard"]
    ),
    (
      #".plugin(name: "RouteCheckPlugin", capability: .buildTool()), .target(name: "App")"#,
      [], ["Main.storyboard", "Sources/App/Main.storyboard"]
    ),
    (
      #".target(name: "App", dependencies: ["RouteCheckPlugin"])"#, [],
      ["Sources/App/Main.storyboard"]
    ),
    (#"// .target(name: "App", \#(plugin))"#, [], ["Sources/App/Main.storyboard"]),
  ]

  @Test(arguments: targets)
  func aTargetThatUsesThePluginCoversItsFiles(target: String, covered: [String], left: [String]) {
    let plugin = PluginTargets([
      manifest("let package = Package(name: \"P\", targets: [\n\(target)\n])")
    ])
    for path in covered { #expect(plugin.cover(path), "\(path)") }
    for path in left { #expect(!plugin.cover(path), "\(path)") }
  }

  @Test func foldersAreThoseOfThePackage() {
    let plugin = PluginTargets([manifest(#".target(name: "App", \#(Self.plugin))"#, in: "Apps/One")]
    )
    #expect(plugin.cover("Apps/One/Sources/App/Main.storyboard"))
    #expect(!plugin.cover("Sources/App/Main.storyboard"))
    #expect(!plugin.cover("Apps/Two/Sources/App/Main.storyboard"))
  }
}
