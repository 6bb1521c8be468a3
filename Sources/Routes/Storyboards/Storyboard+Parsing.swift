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

extension Storyboard.Scene.Settings {
  init(_ line: inout NotationLine) throws(Storyboard.NotationError) {
    self.init(
      presentationStyle: line.optional("presentationStyle"),
      transitionStyle: line.optional("transitionStyle"),
      isModalInPresentation: try line.flag("isModalInPresentation") ?? false,
      definesPresentationContext: try line.flag("definesPresentationContext"),
      hiddenBars: try line.hiddenBars(),
      hasColumns: try line.flag("hasColumns") ?? false
    )
  }
}

extension Storyboard.Segue.Trigger {
  init?(_ line: inout NotationLine) throws(Storyboard.NotationError) {
    guard let word = line.optional("trigger") else { return nil }
    guard let kind = Kind(rawValue: word.string) else {
      let known = Kind.allCases.map { ExactString($0.rawValue) }
      throw line.error("a kind of trigger", word: word, known: known)
    }
    self.init(
      kind: kind,
      element: try line.value("element"),
      title: line.optional("title"),
      systemItem: line.optional("systemItem"),
      image: line.optional("image")
    )
  }
}

extension NotationLine {
  /// Removes an optional attribute that is `true` or `false`.
  mutating func flag(_ key: ExactString) throws(Storyboard.NotationError) -> Bool? {
    guard let word = optional(key) else { return nil }
    guard let value = Bool(word.string) else {
      throw error("'true' or 'false'", "'\(word)'")
    }
    return value
  }

  mutating func point() throws(Storyboard.NotationError) -> Storyboard.Scene.Point? {
    let words = (optional("x"), optional("y"))
    guard words.0 != nil || words.1 != nil else { return nil }
    // 'nan' is a number to Swift, and no point equals itself with it.
    guard let x = words.0.flatMap({ Double($0.string) }),
      let y = words.1.flatMap({ Double($0.string) }),
      x.isFinite, y.isFinite
    else {
      throw error("numbers for x and y", "'\(words.0 ?? "")' and '\(words.1 ?? "")'")
    }
    return Storyboard.Scene.Point(x: x, y: y)
  }

  fileprivate mutating func hiddenBars() throws(Storyboard.NotationError)
    -> Storyboard.Scene.HiddenBars
  {
    let named = Storyboard.Scene.HiddenBars.named
    var bars: Storyboard.Scene.HiddenBars = []
    for word in optional("hides")?.split(at: " ") ?? [] {
      guard let bar = named.first(where: { $0.name == word })?.bar else {
        throw error("a bar", word: word, known: named.map(\.name))
      }
      bars.insert(bar)
    }
    return bars
  }
}
