import RuleSupport

extension Example {
  /// The texts of the files by their paths.
  package var texts: [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
  }
}
