/// A small project that demonstrates a rule.
struct Example: Sendable {
  /// The files, without marks.
  private(set) var files: [(path: String, text: String)] = []
  /// The locations marked by `↓`, in order.
  private(set) var marks: [Mark] = []

  /// A location at which the rule finds something.
  struct Mark: Hashable, Sendable {
    var file: String
    var line: UInt32
    var column: UInt32
  }

  /// One file of any kind.
  static func file(_ path: String, _ text: String) -> Example {
    Example().and(path, text)
  }

  /// An iOS storyboard `Main` with the given scenes.
  static func main(_ scenes: String) -> Example {
    Example().storyboard("Main", scenes)
  }

  /// An iOS storyboard `Main` with attributes of the document.
  static func main(_ attributes: String, _ scenes: String) -> Example {
    Example().and("Main.storyboard", document(attributes, scenes))
  }

  /// A route table.
  static func table(_ text: String) -> Example { .file("App.routes.json", text) }

  /// The example with another storyboard.
  func storyboard(_ name: String, _ scenes: String) -> Example {
    and("\(name).storyboard", Self.document("", scenes))
  }

  /// The example with a route table.
  func table(_ text: String) -> Example { and("App.routes.json", text) }

  /// The example with another file.
  func and(_ path: String, _ text: String) -> Example {
    var example = self
    var plain = ""
    for character in text {
      if character == "↓" {
        let line = plain.utf8.lazy.filter { $0 == UInt8(ascii: "\n") }.count + 1
        let column = plain.utf8.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
        example.marks.append(Mark(file: path, line: UInt32(line), column: UInt32(column)))
      } else {
        plain.append(character)
      }
    }
    example.files.append((path, plain))
    return example
  }

  private static func document(_ attributes: String, _ scenes: String) -> String {
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    let gap = attributes.isEmpty ? "" : " "
    let lines = scenes.split(separator: "\n", omittingEmptySubsequences: false)
    return """
      <document type="\(type)"\(gap)\(attributes)>
        <scenes>
      \(lines.map { "    " + $0 }.joined(separator: "\n"))
        </scenes>
      </document>

      """
  }
}

extension Example {
  /// A storyboard `Main` with a `Feed` that shows a `Post` by the segue `ShowPost`.
  static let feedAndPost = feedAndPost(segue: "ShowPost", post: "Post")

  /// The same storyboard with another identifier and class, which may be marked.
  static func feedAndPost(segue: String, post: String) -> Example {
    main(
      """
      <scene><objects><viewController id="feed" customClass="Feed" customModuleProvider="target">
        <connections>
          <segue id="s" kind="show" identifier="\(segue)" destination="post"/>
        </connections>
      </viewController></objects></scene>
      <scene><objects><viewController id="post" customClass="\(post)" storyboardIdentifier="Post"
        customModuleProvider="target"/></objects></scene>
      """
    )
  }

  /// The same storyboard without classes.
  static let feedAndPostWithoutClasses = main(
    """
    <scene><objects><viewController id="feed"><connections>
      <segue id="s" kind="show" identifier="ShowPost" destination="post"/>
    </connections></viewController></objects></scene>
    <scene><objects><viewController id="post"/></objects></scene>
    """
  )
}
