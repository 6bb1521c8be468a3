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
