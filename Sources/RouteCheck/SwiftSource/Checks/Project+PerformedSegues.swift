import Routes

extension Project {
  /// Performed segues that no scene of the performing class has.
  ///
  /// Nothing is said of a class that no storyboard shows, that intercepts its segues, or whose
  /// storyboards are not all known, nor of an identifier that only the running program knows, or
  /// that the code has asked for before.
  func unknownPerformedSegues() -> [Finding] {
    var handlers = SegueHandlers(code.index)
    return code.uses(\.segueUses).compactMap { file, use in
      guard use.kind != .compare, use.kind != .attempt, use.kind != .make,
        case .known(let identifier) = code.performedText(use, file, &handlers),
        let scenes = performers(of: use, in: file)
      else { return nil }
      let identifiers = Set(scenes.flatMap { bundle[$0]?.segues.compactMap(\.identifier) ?? [] })
      guard !identifiers.contains(identifier) else { return nil }
      let name = SourceIndex.lastName(use.performer)
      let near = SpellingSuggestion.closest(to: identifier, among: identifiers)
      return Finding(
        rule: .unknownSegue,
        file: code.index.files[file].path,
        place: use.place,
        "no scene of '\(name)' has a segue '\(identifier)'\(SpellingSuggestion.hint(near))",
        notes: scenes.prefix(3).map {
          note("a scene of '\(name)'" + (near == nil ? segueList(of: $0) : ""), at: $0)
        },
        fix: code.fix(use.identifier, near)
      )
    }
  }

  /// What segues a scene has, for those who have none of them in mind; a few are enough.
  private func segueList(of place: StoryboardBundle.SceneLocation) -> String {
    let names = Set(bundle[place]?.segues.compactMap(\.identifier) ?? []).sorted()
    guard !names.isEmpty else { return ", which has no segue with an identifier" }
    return ", which has \(names.quotedList(atMost: 5))"
  }

  /// The scenes that may perform a segue; `nil` where they are not all known.
  private func performers(of use: SegueUse, in file: Int) -> [StoryboardBundle.SceneLocation]? {
    let root = code.index.files[file].root
    let name = use.performer
    guard use.receiver != .other, !name.isEmpty,
      !code.index.overrides(.performSegue, in: name, from: root)
    else { return nil }
    if use.kind == .permitted, code.index.mayRefuseSegues(name, in: root) { return nil }
    return code.scenes(ofType: name, in: file)
  }

  /// Comparisons of a segue's identifier with one that no segue has.
  ///
  /// A segue may be forwarded to other objects and unwinds pass through many, so that only an
  /// identifier is told which no storyboard at all has, nor a segue that code makes.
  func neverMatchingIdentifiers() -> [Finding] {
    let identifiers = storyboards.map { file in
      Set(file.storyboard.scenes.flatMap { $0.segues.compactMap(\.identifier) })
    }
    let made = code.madeIdentifiers
    var byApp: [String: Set<String>] = [:]
    return code.uses(\.segueUses).compactMap { file, use in
      guard use.kind == .compare,
        case .known(let identifier) = code.text(use.identifier, use, file),
        !identifier.isEmpty, code.seesAllStoryboards(from: file),
        code.scenes(ofType: use.type, in: file) != nil
      else { return nil }
      let root = code.index.files[file].root
      let known =
        byApp[root]
        ?? code.storyboards(seenFrom: file).reduce(into: made) {
          $0.formUnion(identifiers[$1])
        }
      byApp[root] = known
      guard !known.contains(identifier) else { return nil }
      let near = SpellingSuggestion.closest(to: identifier, among: known)
      return Finding(
        rule: .neverMatchingIdentifier,
        file: code.index.files[file].path,
        place: use.place,
        "no segue has the identifier '\(identifier)'\(SpellingSuggestion.hint(near))",
        fix: code.fix(use.identifier, near)
      )
    }
  }

  /// A remark that points to a scene.
  func note(_ message: String, at place: StoryboardBundle.SceneLocation) -> Diagnostic.Note {
    let file = storyboards[place.storyboard]
    let scene = file.storyboard.scenes.firstIndex { $0.id == place.scene }
    return Diagnostic.Note(
      message: message,
      file: file.path,
      place: scene.map { file.scenes[$0].customClass ?? file.scenes[$0].element }
    )
  }
}

extension CodeMap {
  /// All uses of a sort, each with the position of its file.
  func uses<Fact>(
    _ facts: KeyPath<SourceFacts, [Fact]> & Sendable
  ) -> [(file: Int, use: Fact)] {
    index.users.flatMap { file in index.files[file].facts[keyPath: facts].map { (file, $0) } }
  }

  /// What the identifier of a performed segue turns out to be; a case goes through a method of the
  /// app's own.
  fileprivate func performedText(
    _ use: SegueUse,
    _ file: Int,
    _ handlers: inout SegueHandlers
  ) -> ResolvedText {
    guard case .reference(let path) = use.identifier, path.count > 1 else {
      return text(use.identifier, use, file)
    }
    let root = index.files[file].root
    switch handlers.handling(seenFrom: root) {
    case .passingRawValues(let types) where path.count == 2 && path[0].isEmpty:
      guard types.count == 1, let type = types.first else { return .unknown }
      return index.rawValue(ofCase: path[1], of: type, in: use.performer, of: file)
    case .other where !use.isRawValue && index.hasRawValues(path[path.count - 2], from: root):
      return .unknown
    case _ where path[0].isEmpty: return .unknown
    default: return text(use.identifier, use, file)
    }
  }

  /// The identifiers of the segues that code makes by itself, as far as they are known.
  fileprivate var madeIdentifiers: Set<String> {
    Set(
      uses(\.segueUses).compactMap { file, use in
        guard use.kind == .make, case .known(let text) = text(use.identifier, use, file) else {
          return nil
        }
        return text
      }
    )
  }

  /// What the identifier of a segue turns out to be.
  func text(_ text: TextExpression, _ use: SegueUse, _ file: Int) -> ResolvedText {
    index.resolve(text, in: use.type, of: file)
  }

  /// The fix that puts the near name into a literal; a constant is mended where it is declared.
  func fix(_ text: TextExpression, _ near: String?) -> Diagnostic.Fix? {
    guard case .literal = text, let near else { return nil }
    return Diagnostic.Fix(replacement: near)
  }
}

extension SegueUse {
  /// The class that performs the segue, unless it is an object of which nothing is known.
  fileprivate var performer: String {
    if case .instance(let name) = receiver { name } else { type }
  }
}
