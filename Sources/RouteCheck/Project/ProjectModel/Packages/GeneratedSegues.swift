import Routes
import StoryboardReader

/// The typed segues that the build plugin generates from storyboards.
///
/// There is one for every identifier, although no source declares it.
package struct GeneratedSegues: Sendable {
  /// The positions of the storyboards for which segues are generated.
  private var storyboards: Set<Int> = []
  private let targets: PluginTargets
  private let areAllGenerated: Bool
  /// The segues by their names in the code.
  private var segues: [ExactString: [(storyboard: Int, identifier: ExactString)]] = [:]

  /// Finds the storyboards in targets that use the plugin.
  init(
    _ files: [StoryboardFile],
    _ manifests: [PackageManifest],
    _ options: GenerationOptions
  ) {
    targets = PluginTargets(manifests)
    areAllGenerated = options.isRunning
    for (position, file) in files.enumerated() where targets.cover(file.path) {
      storyboards.insert(position)
      for case let identifier? in file.storyboard.scenes.lazy.flatMap(\.segues).map(\.identifier) {
        let name = SwiftName(options.names[identifier] ?? identifier, noun: "segue").text
        segues[name, default: []].append((position, identifier))
      }
    }
  }

  package func covers(storyboard: Int) -> Bool { storyboards.contains(storyboard) }

  /// Whether the target of a source has generated segues, so that it declares only the others.
  func cover(source path: String) -> Bool { areAllGenerated || targets.cover(path) }

  /// The identifier of the segue of a name; `nil` if several storyboards disagree.
  ///
  /// - Parameter isVisible: Whether the code sees the storyboard at a position.
  package func identifier(named name: ExactString, where isVisible: (Int) -> Bool) -> ExactString? {
    let found = Set((segues[name] ?? []).filter { isVisible($0.storyboard) }.map(\.identifier))
    return found.count == 1 ? found.first : nil
  }
}
