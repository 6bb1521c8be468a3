import Foundation
import PackagePlugin

/// Generates Swift from a target's storyboards at every build, and checks them.
///
/// What is wrong with a storyboard is an error of the build, at its line. Nothing runs while neither
/// the storyboards, nor the route tables, nor the configuration have changed.
@main
struct RouteCheckPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    return try Generation(
      files: module.sourceFiles.map(\.url),
      module: module.moduleName,
      root: context.package.directoryURL,
      output: context.pluginWorkDirectoryURL
    ).commands(tool: context.tool(named: "routecheck").url)
  }
}

/// What is generated for one target, and from what.
struct Generation {
  /// All files of the target.
  var files: [URL]
  var module: String
  /// The folder of the package or the project, which may hold a configuration.
  var root: URL
  /// The folder that the generated file goes to.
  var output: URL

  /// The one command that does it; none for a target without storyboards.
  func commands(tool: URL) -> [Command] {
    let storyboards = files.filter { $0.pathExtension == "storyboard" }
    if storyboards.isEmpty { return [] }
    let tables = files.filter { $0.lastPathComponent.hasSuffix(".routes.json") }
    let inputs = (storyboards + tables).sorted { $0.path < $1.path }
    let generated = output.appending(path: "Storyboards.swift")
    let configuration = root.appending(path: ".routecheck.json")
    let isConfigured = FileManager.default.fileExists(atPath: path(configuration))
    return [
      .buildCommand(
        displayName: "Generating Swift from the storyboards of \(module)",
        executable: tool,
        arguments: ["generate", "--quiet", "--module", module, "--output", path(generated)]
          + (isConfigured ? ["--config", path(configuration)] : []) + ["--"] + inputs.map(path),
        inputFiles: inputs + (isConfigured ? [configuration] : []),
        outputFiles: [generated]
      )
    ]
  }

  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension RouteCheckPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext,
      target: XcodeTarget
    ) throws -> [Command] {
      try Generation(
        files: target.inputFiles.map(\.url),
        module: (target.product?.name ?? target.displayName).moduleName,
        root: context.xcodeProject.directoryURL,
        output: context.pluginWorkDirectoryURL
      ).commands(tool: context.tool(named: "routecheck").url)
    }
  }

  extension String {
    /// The module that Xcode makes of a product's name.
    fileprivate var moduleName: String {
      let name = String(map { $0.isLetter || $0.isNumber ? $0 : "_" })
      return name.first?.isNumber == true ? "_\(name.dropFirst())" : name
    }
  }
#endif
