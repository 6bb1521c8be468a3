import Routes

extension Project {
  /// The scenes that an instantiation may make; `nil` where they are not all known.
  func scenes(meantBy use: SceneUse, in file: Int) -> [StoryboardBundle.SceneLocation]? {
    guard let positions = storyboards(meantBy: use, in: file) else { return nil }
    guard let identifier = use.identifier else {
      return positions.compactMap { try? bundle.initialLocation(in: $0).get() }
    }
    guard case .known(let name) = code.index.resolve(identifier, in: use.type, of: file) else {
      return nil
    }
    return positions.compactMap { bundle.location(ofIdentifier: name, in: $0) }
  }

  /// Instantiated scenes that the storyboard does not have.
  func unknownScenes() -> [Finding] {
    code.uses(\.sceneUses).compactMap { file, use in
      guard let positions = storyboards(meantBy: use, in: file), !positions.isEmpty,
        let found = scenes(meantBy: use, in: file), found.isEmpty
      else { return nil }
      let names = Set(positions.map { storyboards[$0].storyboard.name }).sorted()
      let storyboard = "storyboard \(names.quotedList)"
      guard let expression = use.identifier,
        case .known(let identifier) = code.index.resolve(expression, in: use.type, of: file)
      else {
        // An initial scene that leads out of what is known may still be one.
        guard positions.allSatisfy({ storyboards[$0].storyboard.initialScene == nil }) else {
          return nil
        }
        return Finding(
          rule: .unknownScene,
          file: code.index.files[file].path,
          place: use.place,
          "\(storyboard) has no initial scene"
        )
      }
      let identifiers = positions.flatMap {
        storyboards[$0].storyboard.scenes.compactMap(\.identifier)
      }
      let near = SpellingSuggestion.closest(to: identifier, among: identifiers)
      return Finding(
        rule: .unknownScene,
        file: code.index.files[file].path,
        place: use.place,
        "\(storyboard) has no scene '\(identifier)'\(SpellingSuggestion.hint(near))",
        fix: code.fix(expression, near)
      )
    }
  }

  /// Storyboards that are opened by a name that none has.
  func unknownStoryboards() -> [Finding] {
    let broken = problems.lazy.map(\.file).filter { $0.hasSuffix(".storyboard") }.map(Path.stem)
    let names = Set(storyboards.map(\.storyboard.name)).union(broken)
    return code.uses(\.storyboardUses).compactMap { file, use in
      guard code.isOwn(use.bundle, in: file), !code.storyboards(seenFrom: file).isEmpty,
        case .known(let name) = code.index.resolve(use.name, in: use.type, of: file),
        !names.contains(name)
      else { return nil }
      let near = SpellingSuggestion.closest(to: name, among: names)
      return Finding(
        rule: .unknownStoryboard,
        file: code.index.files[file].path,
        place: use.place,
        "there is no storyboard '\(name)'\(SpellingSuggestion.hint(near))",
        fix: code.fix(use.name, near)
      )
    }
  }

  /// The storyboards that a scene may be taken from; `nil` where they are not all known.
  private func storyboards(meantBy use: SceneUse, in file: Int) -> [Int]? {
    switch use.storyboard {
    case .own:
      let root = code.index.files[file].root
      guard !code.index.overrides(.storyboard, in: use.type, from: root) else { return nil }
      return code.scenes(ofType: use.type, in: file).map { Set($0.map(\.storyboard)).sorted() }
    case .named(let text, let bundle):
      return storyboards(named: text, in: bundle, of: use.type, file)
    case .member(let path):
      guard let (constant, declaring) = code.index.storyboard(path, in: use.type, of: file) else {
        return nil
      }
      return storyboards(
        named: constant.storyboard,
        in: constant.bundle,
        of: constant.type,
        declaring
      )
    case .unknown: return nil
    }
  }
}

extension Project {
  /// The storyboards of a name; `nil` where they are not all known.
  private func storyboards(
    named text: TextExpression,
    in bundle: BundleExpression,
    of type: String,
    _ file: Int
  ) -> [Int]? {
    guard code.isOwn(bundle, in: file), code.seesAllStoryboards(from: file),
      case .known(let name) = code.index.resolve(text, in: type, of: file)
    else { return nil }
    return code.storyboards(named: name, seenFrom: file)
  }
}

extension CodeMap {
  /// Whether a bundle is that of the app which a file belongs to.
  ///
  /// A class that others outside of the app inherit from may stand for one of those.
  fileprivate func isOwn(_ bundle: BundleExpression, in file: Int) -> Bool {
    switch bundle {
    case .own: return true
    case .unknown: return false
    case .ofClass(let name):
      let root = index.files[file].root
      let found = index.declarations(of: name, nearest: index.files[file].path, root: root)
      return !found.isEmpty
        && found.allSatisfy { index.type($0).kind == .class && index.files[$0.file].root == root }
        && !index.isInherited(name, outsideOf: root)
    }
  }
}
