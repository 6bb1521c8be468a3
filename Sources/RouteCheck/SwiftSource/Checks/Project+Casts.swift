import Routes

extension Project {
  /// Casts of a segue's destination that can never succeed.
  func failingCasts() -> [Finding] {
    code.uses(\.casts).compactMap { file, cast in
      guard cast.method == "prepare", !code.isRedefined(cast.target, in: cast.type, of: file),
        let scenes = code.scenes(ofType: cast.type, in: file),
        let segues = segues(meantBy: cast, leaving: scenes, in: file), !segues.isEmpty
      else { return nil }
      let root = code.index.files[file].root
      var found: [StoryboardBundle.SceneLocation] = []
      for (segue, source) in segues {
        guard segue.kind != .unwind else { continue }
        guard case .success(let place) = bundle.destination(of: segue, from: source),
          isAbsent(cast.target, from: place, isContent: cast.isContent, root)
        else { return nil }
        if let action = segue.creationSelector {
          guard !cast.isContent, let name = bundle[source]?.customClass,
            code.isNeverMade(cast.target, by: action, of: name, in: root)
          else { return nil }
        }
        found.append(place)
      }
      guard !found.isEmpty else { return nil }
      let names = found.compactMap(bundle.label)
      return Finding(
        rule: .destinationMismatch,
        file: code.index.files[file].path,
        place: cast.place,
        message(cast, names.uniqued(), identifiers: segues.compactMap(\.segue.identifier)),
        notes: found.uniqued().prefix(3).map { note("what the segue leads to", at: $0) },
        severity: cast.isForced ? nil : .warning
      )
    }
  }

  /// Instantiated scenes that are cast to another class than theirs.
  func failingSceneCasts() -> [Finding] {
    code.uses(\.sceneUses).flatMap { file, use -> [Finding] in
      guard !use.casts.isEmpty, let places = scenes(meantBy: use, in: file), !places.isEmpty
      else { return [] }
      let root = code.index.files[file].root
      let names = places.compactMap(bundle.label)
      return use.casts.compactMap { cast in
        let isNever = places.allSatisfy {
          isAbsent(cast.target, from: $0, isContent: cast.isContent, root)
        }
        guard isNever, !code.isRedefined(cast.target, in: use.type, of: file) else { return nil }
        let found = names.uniqued().joined(separator: ", ")
        let target = SourceIndex.lastName(cast.target)
        return Finding(
          rule: .destinationMismatch,
          file: code.index.files[file].path,
          place: cast.isContent ? cast.place : use.place,
          cast.isContent
            ? "nothing inside \(found) is a '\(target)'"
            : "the scene is \(found) and not '\(target)'",
          notes: places.prefix(3).map { note("the scene", at: $0) },
          severity: cast.isForced ? nil : .warning
        )
      }
    }
  }

  /// The segues that a cast may be about; `nil` where they are not all known.
  private func segues(
    meantBy cast: CastFact,
    leaving scenes: [StoryboardBundle.SceneLocation],
    in file: Int
  ) -> [(segue: Storyboard.Segue, source: StoryboardBundle.SceneLocation)]? {
    var identifiers: Set<String>?
    if let texts = cast.identifiers {
      var known: Set<String> = []
      for text in texts {
        guard case .known(let identifier) = code.index.resolve(text, in: cast.type, of: file)
        else { return nil }
        known.insert(identifier)
      }
      identifiers = known
    }
    return scenes.flatMap { source in
      (bundle[source]?.segues ?? []).lazy.filter { segue in
        guard segue.kind != .relationship else { return false }
        return identifiers?.contains(segue.identifier ?? "") ?? true
      }.map { ($0, source) }
    }
  }

  /// Whether a scene, or what stands inside it, is surely not of a class.
  private func isAbsent(
    _ target: String,
    from place: StoryboardBundle.SceneLocation,
    isContent: Bool,
    _ root: String
  ) -> Bool {
    // The system's classes are known by their own names only.
    let target = code.index.target(of: target, from: root)
    func matches(_ scene: Storyboard.Scene) -> Bool? {
      scene.isClass(target) { code.index.inherits($0, from: $1, in: root) }
    }
    guard code.isClass(target, in: root) else { return false }
    guard isContent else { return bundle[place].flatMap(matches) == false }
    if case .absent = bundle.unwrap(place, where: matches) { return true }
    return false
  }

  private func message(_ cast: CastFact, _ found: [String], identifiers: [String]) -> String {
    let target = SourceIndex.lastName(cast.target)
    let subject =
      cast.identifiers == nil || identifiers.isEmpty
      ? "the segues of '\(SourceIndex.lastName(cast.type))' lead"
      : "segue \(identifiers.uniqued().quotedList) leads"
    return "\(subject) to \(found.joined(separator: ", ")) and not to '\(target)'"
  }
}

extension CodeMap {
  /// Whether the target of a cast means something of its own in the class around it: a generic
  /// parameter, or a type that is declared there.
  fileprivate func isRedefined(_ target: String, in type: String, of file: Int) -> Bool {
    let root = index.files[file].root
    guard let first = target.split(separator: ".").first.map(String.init) else { return true }
    return index.ancestors(of: type, in: root).contains { name in
      index.types(named: name, from: root).contains { $0.genericParameters.contains(first) }
        || index.hasMember(named: first, of: name, from: root)
    }
  }

  /// Whether what a segue action returns is surely not of a class: neither the class that it
  /// declares nor one below that.
  fileprivate func isNeverMade(
    _ target: String,
    by action: String,
    of name: String,
    in root: String
  ) -> Bool {
    let chain = Set(index.ancestors(of: name, in: root))
    let actions = index.segueActions(action, from: root).filter {
      chain.contains(SourceIndex.lastName(index.target(of: $0.type, from: root)))
    }
    // Any class below may conform to a protocol.
    guard !actions.isEmpty, isClass(target, in: root),
      !index.isProtocol(index.target(of: target, from: root), from: root)
    else {
      return false
    }
    return actions.allSatisfy { action in
      guard let made = action.result, isClass(made, in: root) else { return false }
      return index.inherits(made, from: target, in: root) == false
        && index.inherits(target, from: made, in: root) == false
    }
  }

  /// Whether a name is that of a class, so that a cast to it can be foretold.
  fileprivate func isClass(_ name: String, in root: String) -> Bool {
    let target = index.target(of: name, from: root)
    if FrameworkClass.named(SourceIndex.lastName(target)) != nil { return true }
    let declared = index.types(named: target, from: root).filter { $0.kind != .extension }
    return !declared.isEmpty && declared.allSatisfy { $0.kind == .class || $0.kind == .protocol }
  }
}
