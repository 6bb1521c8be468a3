import Routes
import SwiftScanner

/// The targets of a package that use the build plugin.
struct PackageManifest: Sendable {
  /// The plugin's name in a manifest.
  static let plugin = "RouteCheckPlugin"

  /// The targets that use the plugin.
  private(set) var targets: [Target] = []
  /// The folder of the package, if a use of the plugin could not be assigned to a target. Then any
  /// target may use the plugin.
  private(set) var uncertainFolder: ExactString?

  /// A target that uses the plugin.
  struct Target: Hashable, Sendable {
    /// The folders that may hold the target's files.
    var folders: [ExactString]
    /// The files and folders that the target excludes.
    var excluded: [ExactString]
  }

  /// Whether the plugin may generate the segues of a storyboard.
  func covers(_ path: String) -> Bool {
    let path = ExactString(path)
    if let uncertainFolder, Self.isPath(path, under: uncertainFolder) { return true }
    return targets.contains { target in
      target.folders.contains { Self.isPath(path, under: $0) }
        && !target.excluded.contains { path == $0 || Self.isPath(path, under: $0) }
    }
  }

  private static func isPath(_ path: ExactString, under folder: ExactString) -> Bool {
    folder.isEmpty ? !path.hasPrefix("/") : path.hasPrefix("\(folder)/")
  }
}

extension PackageManifest {
  /// Reads the manifest at a path.
  init(_ buffer: UnsafeBufferPointer<UInt8>, path: String) {
    guard let reader = ManifestReader(buffer, mentioning: Self.plugin) else { return }
    let package = Path.folder(path)
    let calls = reader.targets
    for use in reader.uses(of: ExactString(Self.plugin)) {
      guard let call = calls.last(where: { $0.range.contains(use) }),
        let target = Target(
          call,
          of: package,
          isOnly: calls.count { $0.isTest == call.isTest } == 1
        )
      else {
        uncertainFolder = ExactString(package)
        continue
      }
      if !targets.contains(target) { targets.append(target) }
    }
  }
}

extension PackageManifest.Target {
  /// - Parameter isOnly: Whether the package has no other target of the same kind. Then the files may
  ///   be directly in the folder of such targets.
  fileprivate init?(_ call: ManifestReader.TargetCall, of package: String, isOnly: Bool) {
    switch (call.path, call.name) {
    case (.text(let path), _): folders = [ExactString(Path.resolve(package, path.string))]
    case (.absent, .text(let name)):
      let sources = call.isTest ? ["Tests"] : ["Sources", "Source", "src", "srcs"]
      let own = sources.map { "\($0)/\(name)" }
      folders = (isOnly ? own + sources : own).map { ExactString(Path.resolve(package, $0)) }
    default: return nil
    }
    let base = folders
    excluded = call.excluded.flatMap { name in
      base.map { ExactString(Path.resolve($0.string, name.string)) }
    }
  }
}
