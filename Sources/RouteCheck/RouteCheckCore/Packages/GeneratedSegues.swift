import Routes
import StoryboardReader
import SwiftScanner

/// The typed segues that the build plugin makes of storyboards: there is one for every identifier,
/// although no source declares it.
struct GeneratedSegues: Sendable {
  /// The positions of the storyboards.
  private var storyboards: Set<Int> = []
  /// The segues of each name in the code.
  private var segues: [String: [Origin]] = [:]

  private struct Origin: Hashable {
    var storyboard: Int
    var identifier: String
  }

  /// Finds the storyboards that the targets of the manifests hold.
  ///
  /// - Parameter names: The names that the configuration gives to identifiers.
  init(_ files: [StoryboardFile], _ manifests: [PackageManifest], _ names: [String: String]) {
    for (position, file) in files.enumerated()
    where manifests.contains(where: { $0.covers(file.path) }) {
      storyboards.insert(position)
      for case let identifier? in file.storyboard.scenes.lazy.flatMap(\.segues).map(\.identifier) {
        let name = SwiftName(names[identifier] ?? identifier, noun: "segue").text
        segues[name, default: []].append(Origin(storyboard: position, identifier: identifier))
      }
    }
  }

  /// Whether code names the segues of a storyboard by what is generated of them.
  func covers(storyboard: Int) -> Bool { storyboards.contains(storyboard) }

  /// The identifier of the segue that a name stands for; `nil` where that is not sure.
  ///
  /// - Parameters:
  ///   - name: The name, as it stands after a dot.
  ///   - isVisible: Whether the code sees the storyboard at a position.
  func identifier(named name: String, where isVisible: (Int) -> Bool) -> String? {
    let found = (segues[name] ?? []).filter { isVisible($0.storyboard) }
    return Set(found.map(\.identifier)).count == 1 ? found[0].identifier : nil
  }
}
