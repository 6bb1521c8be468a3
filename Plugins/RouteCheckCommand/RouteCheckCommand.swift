import Foundation
import PackagePlugin

/// Runs the tool on a package: `swift package routecheck validate Sources`.
@main
struct RouteCheckCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(
      context.tool(named: "routecheck").url,
      arguments,
      in: context.package.directoryURL
    )
  }

  /// Runs the tool with both streams passed through, and reports its failure.
  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal {
      Diagnostics.error("routecheck was ended by signal \(process.terminationStatus)")
    } else if process.terminationStatus != 0 {
      Diagnostics.error("routecheck ended with status \(process.terminationStatus)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension RouteCheckCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode puts the chosen targets first.
      var arguments = arguments[...]
      while arguments.first == "--target" { arguments = arguments.dropFirst(2) }
      try run(
        context.tool(named: "routecheck").url,
        Array(arguments),
        in: context.xcodeProject.directoryURL
      )
    }
  }
#endif
