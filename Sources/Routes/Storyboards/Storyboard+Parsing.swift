extension Storyboard {
  /// Creates a storyboard from text, with one line for each scene, segue, exit and reference.
  ///
  /// ```
  /// storyboard name=Main initialScene=feed
  /// scene id=feed customClass=FeedController
  /// segue id=s1 kind=show identifier=ShowPost destination=post
  /// scene id=post customClass=PostController
  /// ```
  ///
  /// Segues, exits and references belong to the scene above them. An attribute that is left out is `nil`
  /// or has its default value. A value that is not a plain word is quoted. Generated code contains
  /// storyboards in this notation, because a string literal is cheap to compile.
  ///
  /// - Parameter notation: The text. Empty lines and extra spaces are ignored.
  /// - Throws: ``Storyboard/NotationError`` with the line that cannot be read.
  /// - Complexity: O(*n*) in the length of the text.
  public init(notation: String) throws(Storyboard.NotationError) {
    self.init(name: "")
    var isBegun = false
    for (index, text) in notation.utf8.split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    ).enumerated() {
      guard var line = try NotationLine(text, number: index + 1) else { continue }
      switch (line.word, isBegun, scenes.isEmpty) {
      case ("storyboard", false, _):
        try take(&line)
        isBegun = true
      case ("scene", true, _): scenes.append(try Scene(&line))
      case ("reference", true, false):
        scenes[scenes.count - 1].reference = Scene.Reference(&line)
      case ("exit", true, false): scenes[scenes.count - 1].exits.append(try line.value("id"))
      case ("segue", true, false): scenes[scenes.count - 1].segues.append(try Segue(&line))
      case (let word, false, _):
        throw line.error("'storyboard'", word: word, known: ["storyboard"])
      case (let word, true, true): throw line.error("'scene'", word: word, known: ["scene"])
      case (let word, true, false):
        throw line.error(
          "'scene', 'reference', 'exit' or 'segue'",
          word: word,
          known: ["scene", "reference", "exit", "segue"]
        )
      }
      try line.finish()
    }
    guard isBegun else {
      throw Storyboard.NotationError(line: 1, expected: "'storyboard'", found: "nothing", text: "")
    }
  }

  private mutating func take(_ line: inout NotationLine) throws(Storyboard.NotationError) {
    name = try line.value("name")
    if let word = line.optional("platform") {
      guard let platform = Platform(rawValue: word.string) else {
        throw line.error(
          "a platform",
          word: word,
          known: Platform.allCases.map { ExactString($0.rawValue) }
        )
      }
      self.platform = platform
    }
    initialScene = line.optional("initialScene")
    isLaunchScreen = try line.flag("isLaunchScreen") ?? false
  }
}

extension Storyboard.Scene {
  fileprivate init(_ line: inout NotationLine) throws(Storyboard.NotationError) {
    self.init(
      id: try line.value("id"),
      kind: line.optional("kind").map { Kind(rawValue: $0.string) } ?? .viewController,
      identifier: line.optional("identifier"),
      customClass: line.optional("customClass"),
      module: line.optional("module"),
      canvasLocation: try line.point(),
      settings: try Settings(&line)
    )
  }
}

extension Storyboard.Scene.Reference {
  fileprivate init(_ line: inout NotationLine) {
    self.init(
      storyboardName: line.optional("storyboardName"),
      identifier: line.optional("identifier"),
      bundleIdentifier: line.optional("bundleIdentifier")
    )
  }
}

extension Storyboard.Segue {
  fileprivate init(_ line: inout NotationLine) throws(Storyboard.NotationError) {
    self.init(
      id: try line.value("id"),
      kind: SegueKind(rawValue: try line.value("kind").string),
      identifier: line.optional("identifier"),
      destination: try line.value("destination"),
      relationship: line.optional("relationship"),
      unwindAction: line.optional("unwindAction"),
      creationSelector: line.optional("creationSelector"),
      customClass: line.optional("customClass"),
      module: line.optional("module"),
      presentationStyle: line.optional("presentationStyle"),
      trigger: try Trigger(&line)
    )
  }
}

extension Storyboard: ExpressibleByStringLiteral {
  /// Creates a storyboard from a literal, in the notation of ``init(notation:)``.
  ///
  /// A literal that cannot be read is a programming error and stops the program. Use
  /// ``init(notation:)`` for any other text.
  public init(stringLiteral notation: String) {
    do {
      try self.init(notation: notation)
    } catch {
      preconditionFailure("the literal is not a storyboard: \(error)")
    }
  }
}
