import RuleSupport

extension Example {
  /// An iOS storyboard `Main` with scenes.
  package static func scenes(initial: String? = nil, _ scenes: String...) -> Example {
    let text = scenes.joined(separator: "\n")
    return initial.map { .main(#"initialViewController="\#($0)""#, text) } ?? .main(text)
  }

  /// The texts of the files by their paths.
  package var texts: [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
  }
}
