import RouteCheckTestSupport

@testable import ProjectFiles
@testable import RuleSupport

extension FileSystem {
  /// The files of an example in memory.
  static func memory(_ example: Example) -> FileSystem { .memory(example.texts) }
}

extension Example {
  /// An iOS storyboard `Main` with scenes.
  static func scenes(initial: String? = nil, _ scenes: String...) -> Example {
    let text = scenes.joined(separator: "\n")
    return initial.map { .main(#"initialViewController="\#($0)""#, text) } ?? .main(text)
  }

  /// The texts of the files by their paths.
  var texts: [String: String] { Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }) }
}
