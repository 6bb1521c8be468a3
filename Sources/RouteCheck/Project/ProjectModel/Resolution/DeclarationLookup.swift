import CodeFacts
import Routes
import SourceText

/// Finds the declarations of a name in code.
///
/// A name without dots prefers a type that is not nested. Files of the same targets come first,
/// then files of the same app, then files with the most common folders.
///
/// The declarations of a name are sorted once, because many pieces of code may use a name with many
/// declarations.
package struct DeclarationLookup: Sendable {
  let index: SourceIndex
  private var numbers: [Key: Int] = [:]
  /// The declarations of each key's number, in the order of their paths.
  private var sorted: [[SourceIndex.Reference]] = []

  package init(_ index: SourceIndex) { self.index = index }

  private struct Key: Hashable {
    var name: ExactString
    var app: App
    var targets: Set<String>
  }

  /// Declarations that are equally near to a piece of code.
  package struct Found {
    /// Equal for equal declarations.
    let id: ID
    /// The declarations, in the order of their paths.
    package let references: ArraySlice<SourceIndex.Reference>

    package struct ID: Hashable {
      fileprivate var key: Int
      fileprivate var range: Range<Int>
    }

    /// Whether there are more than one piece of code can mean.
    var isTooMany: Bool { references.count > Limits.meanings }
  }

  /// The declarations of a class for code at an origin: the nearest visible ones.
  ///
  /// - Complexity: Logarithmic in the number of declarations of the name, after its first use.
  package mutating func declarations(of name: ExactString, from origin: LookupOrigin) -> Found {
    let name = index.target(of: name, in: origin.app)
    let key = Key(name: name, app: origin.app, targets: origin.targets)
    let number = numbers[key] ?? sorted.count
    if number == sorted.count {
      numbers[key] = number
      sorted.append(candidates(for: key))
    }
    let range = nearest(to: origin.path, in: sorted[number])
    return Found(id: .init(key: number, range: range), references: sorted[number][range])
  }

  private func candidates(for key: Key) -> [SourceIndex.Reference] {
    index.declarations(named: SourceIndex.lastName(key.name), in: key.app)
      .preferring { index.type($0).name == key.name || index.type($0).objectiveCName == key.name }
      .preferring { index.files[$0.file].mayShareTarget(with: key.targets) }
      .preferring { index.apps[$0.file] == key.app }
      .sorted { path($0).lexicographicallyPrecedes(path($1)) }
  }

  private func path(_ reference: SourceIndex.Reference) -> String.UTF8View {
    index.files[reference.file].path.utf8
  }

  /// The range of the sorted declarations that share the most folders with a path.
  ///
  /// The paths that share folders with it are around its own place in the order.
  private func nearest(
    to path: String,
    in references: [SourceIndex.Reference]
  ) -> Range<Int> {
    if references.count <= 1 { return references.indices }
    let place = references.partitioningIndex {
      !self.path($0).lexicographicallyPrecedes(path.utf8)
    }
    let neighbors = references[max(place - 1, 0)..<min(place + 1, references.count)]
    let shared = neighbors.map { Self.sharedFolders(self.path($0), path.utf8) }.max() ?? 0
    let prefix = path.utf8.prefix(shared)
    let start = references.partitioningIndex { !self.path($0).lexicographicallyPrecedes(prefix) }
    let end = references[start...].partitioningIndex { !self.path($0).starts(with: prefix) }
    return start..<end
  }

  /// The number of bytes in the folders that two paths have in common, from the top.
  private static func sharedFolders(_ one: String.UTF8View, _ other: String.UTF8View) -> Int {
    var shared = 0
    for (index, (left, right)) in zip(one, other).enumerated() {
      if left != right { break }
      if left == Ascii.slash { shared = index + 1 }
    }
    return shared
  }
}

extension Array {
  /// The elements that satisfy a condition, or all if none does.
  fileprivate func preferring(_ condition: (Element) -> Bool) -> [Element] {
    let preferred = filter(condition)
    return preferred.isEmpty ? self : preferred
  }
}
