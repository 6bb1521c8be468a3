import Routes
import SourceText

/// Finds the files that may call methods which pass identifiers on to `performSegue`.
///
/// Such a method is known only after all files were read, so that its callers are read again. Few apps
/// have one, and few files contain its name.
package struct RelaySearch: Sendable {
  /// The methods by the hashes of their names.
  package let byHash: [UInt64: [RelayFact]]
  /// The methods by their names.
  package let byName: [ExactString: [RelayFact]]
  private let search: WordSearch

  /// - Returns: `nil` without methods.
  package init?(_ relays: [RelayFact]) {
    if relays.isEmpty { return nil }
    byName = Dictionary(grouping: relays, by: \.name.name)
    byHash = Dictionary(grouping: relays) { SourceBytes.hash($0.name.name.utf8) }
    let names = byName.keys.sorted().map(\.string).filter { $0.utf8.count >= 2 }
    search = WordSearch(Array(names.prefix(Limits.relays)))
  }

  /// Whether a file has one of the methods, or may call one.
  package func concern(_ bytes: SourceBytes, _ own: [RelayFact]) -> Bool {
    bytes.count <= Limits.fileSize && (!own.isEmpty || search.isAny(in: bytes))
  }
}
