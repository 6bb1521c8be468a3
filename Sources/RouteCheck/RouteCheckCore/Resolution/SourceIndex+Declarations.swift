import StoryboardReader
import SwiftScanner

extension SourceIndex {
  /// The declarations of a class that a file means: the nearest of those that it sees.
  ///
  /// A name without dots means a type in no other one, where there is such a type. Files of the
  /// same targets come first, then those of the same app.
  ///
  /// - Parameter targets: The targets of the asking file; empty where none is known.
  func declarations(
    of name: String,
    nearest path: String,
    root: String,
    targets: Set<String> = []
  ) -> [Reference] {
    let name = target(of: name, from: root)
    let seen = declared(Self.lastName(name), from: root)
      .preferring { type($0).name == name || type($0).objectiveCName == name }
      .preferring { files[$0.file].mayShareTarget(with: targets) }
      .preferring { files[$0.file].root == root }
    var best = -1
    var nearest: [Reference] = []
    for reference in seen {
      let depth = AppFolders.sharedDepth(files[reference.file].path, path)
      if depth > best {
        best = depth
        nearest = [reference]
      } else if depth == best {
        nearest.append(reference)
      }
    }
    return nearest
  }
}

extension Array {
  /// The elements that satisfy a condition, or all where none does.
  fileprivate func preferring(_ condition: (Element) -> Bool) -> [Element] {
    if count <= 1 { return self }
    let preferred = filter(condition)
    return preferred.isEmpty ? self : preferred
  }
}
