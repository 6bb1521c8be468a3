import Routes
import SourceText

/// The targets of all packages that use the build plugin, by their folders.
struct PluginTargets: Sendable {
  private var targets: [ExactString: [PackageManifest.Target]] = [:]
  /// The folders in which any target may use the plugin.
  private var uncertainFolders: Set<ExactString> = []

  init(_ manifests: [PackageManifest]) {
    for manifest in manifests {
      if let folder = manifest.uncertainFolder { uncertainFolders.insert(folder) }
      for target in manifest.targets {
        for folder in target.folders { targets[folder, default: []].append(target) }
      }
    }
  }

  /// Whether a file may be in a target with the plugin.
  ///
  /// - Complexity: Linear in the depth of the path, if few targets share a folder.
  func cover(_ path: String) -> Bool {
    let folders = Path.ancestors(of: Path.folder(path)).map { ExactString($0) }
    let parts = folders + [ExactString(path)]
    return folders.contains { folder in
      uncertainFolders.contains(folder)
        || targets[folder]?.contains { target in
          !parts.contains(where: target.excluded.contains)
        } == true
    }
  }
}
