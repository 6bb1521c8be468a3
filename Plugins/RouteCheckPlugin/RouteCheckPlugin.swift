import Foundation
import PackagePlugin

/// Generates Swift from the storyboards of a target at every build, and checks its sources against
/// them.
///
/// A finding is an error or a warning of the build, at its line in the storyboard or in the source.
/// The tool runs only if the files of the target or the configuration have changed. Generated files
/// are written only if they change, so that an edit of a source does not recompile others.
@main
struct RouteCheckPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    try UnsupportedPath.check(context.package.directoryURL)
    return try Generation(
      files: module.sourceFiles.map(\.url),
      module: module.moduleName,
      root: context.package.directoryURL,
      output: context.pluginWorkDirectoryURL
    ).commands(tool: context.tool(named: "routecheck").url)
  }
}

/// The path of a package that the package manager cannot build.
///
/// Its own error is about a file of the build folder, and does not name the reason.
private struct UnsupportedPath: Error, CustomStringConvertible {
  let description: String

  static func check(_ folder: URL) throws {
    let path = folder.path(percentEncoded: false)
    guard let mark = path.unicodeScalars.first(where: { $0 == "\"" || $0 == "\\" }) else { return }
    let name = mark == "\"" ? "a quotation mark" : "a backslash"
    throw UnsupportedPath(
      description: "the package manager cannot build a package whose path contains \(name); "
        + "rename the folder: \(path)"
    )
  }
}

struct Generation {
  var files: [URL]
  var module: String
  /// The folder of the package or the project, which may contain a configuration.
  var root: URL
  var output: URL

  /// The command that generates; empty for a target without storyboards.
  func commands(tool: URL) -> [Command] {
    guard files.contains(where: { hasEnding($0, ".storyboard") }) else { return [] }
    let inputs = files.filter(isChecked).sorted { $0.path < $1.path }
    let generated = output.appending(path: "Storyboards.swift")
    let configuration = root.appending(path: ".routecheck.json")
    let isConfigured = FileManager.default.fileExists(atPath: path(configuration))
    return [
      .buildCommand(
        displayName: "Generating Swift from the storyboards of \(module), and checking its sources",
        executable: tool,
        arguments: ["generate", "--quiet", "--module", module, "--output", path(generated)]
          + (isConfigured ? ["--config", path(configuration)] : []) + ["--"] + inputs.map(path),
        inputFiles: inputs + (isConfigured ? [configuration] : []),
        outputFiles: [generated]
      )
    ]
  }

  private func isChecked(_ file: URL) -> Bool {
    hasEnding(file, ".storyboard", ".swift", ".m", ".mm", ".routes.json")
  }

  /// Whether the name of a file has one of the endings, in bytes as the tool compares them.
  private func hasEnding(_ file: URL, _ endings: String...) -> Bool {
    let name = file.lastPathComponent.utf8
    return endings.contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
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
    /// The name of the module that Xcode derives from a product.
    fileprivate var moduleName: String {
      let name = String(map { $0.isLetter || $0.isNumber ? $0 : "_" })
      return name.first?.isNumber == true ? "_\(name.dropFirst())" : name
    }
  }
#endif
