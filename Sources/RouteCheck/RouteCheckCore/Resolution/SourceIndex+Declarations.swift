import Routes
import SwiftScanner

extension SourceIndex {
  /// Where the file at a position looks up names.
  func origin(ofFile file: Int) -> LookupOrigin {
    LookupOrigin(path: files[file].path, app: apps[file], targets: files[file].targets)
  }

  /// The declarations of a class that code at an origin means: the nearest visible ones.
  ///
  /// A name without dots prefers a type that is not nested. Files of the same targets come first,
  /// then files of the same app, then those that share the most folders.
  func declarations(of name: ExactString, from origin: LookupOrigin) -> [Reference] {
    let name = target(of: name, in: origin.app)
    let seen = declarations(named: Self.lastName(name), in: origin.app)
      .preferring { type($0).name == name || type($0).objectiveCName == name }
      .preferring { files[$0.file].mayShareTarget(with: origin.targets) }
      .preferring { apps[$0.file] == origin.app }
    var best = -1
    var nearest: [Reference] = []
    for reference in seen {
      let depth = sharedDepth(files[reference.file].path, origin.path)
      if depth > best {
        best = depth
        nearest = [reference]
      } else if depth == best {
        nearest.append(reference)
      }
    }
    return nearest
  }

  /// How many folders two paths have in common, from the top.
  private func sharedDepth(_ one: String, _ other: String) -> Int {
    var depth = 0
    for (left, right) in zip(one.utf8, other.utf8) {
      if left != right { break }
      if left == Ascii.slash { depth += 1 }
    }
    return depth
  }
}

extension Array {
  /// The elements that satisfy a condition, or all if none does.
  fileprivate func preferring(_ condition: (Element) -> Bool) -> [Element] {
    if count <= 1 { return self }
    let preferred = filter(condition)
    return preferred.isEmpty ? self : preferred
  }
}
