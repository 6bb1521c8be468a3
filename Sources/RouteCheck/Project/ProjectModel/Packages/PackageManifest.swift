import Routes

/// The targets of a package, and its targets with the build plugin.
package struct PackageManifest: Sendable {
  /// The plugin's names in a manifest: in this package, and in its artifact bundle.
  package static let plugins: [ExactString] = ["RouteCheckPlugin", "RouteCheckBinaryPlugin"]

  package let folder: ExactString
  /// The modules of the targets whose names are literals.
  package var modules: Set<ExactString> = []
  /// The targets that use the plugin.
  package var targets: Set<Target> = []
  /// The folder of the package, if a use of the plugin could not be assigned to a target. Then any
  /// target may use the plugin.
  package var uncertainFolder: ExactString?

  /// A target that uses the plugin.
  package struct Target: Hashable, Sendable {
    /// The folders that may hold the target's files.
    package var folders: [ExactString]
    package var excluded: Set<ExactString>

    package init(folders: [ExactString], excluded: Set<ExactString>) {
      self.folders = folders
      self.excluded = excluded
    }
  }

  package init(folder: ExactString) { self.folder = folder }
}
